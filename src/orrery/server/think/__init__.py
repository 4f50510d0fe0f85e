"""What bots, hints and analyses are thought of with: worker processes and whose turn it is to use them."""
