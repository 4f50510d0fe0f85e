"""The rulebook from top to bottom: set-up, the table of a turn, a file for each chapter, and the end."""
