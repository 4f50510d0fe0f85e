"""A bot for Orrery in plain Python: it imports nothing of Orrery's, and plays any of its games.

Try it: orrery simulate callisto --games 10 --bot "run:python3 docs/example_bot.py" --bot random
"""

import json
import random
import sys


def best(moves):
    """In Callisto the longest notation covers most cells; elsewhere any move is as good as another."""
    longest = max(len(move) for move in moves)
    return random.choice([move for move in moves if len(move) == longest])


def main():
    """Answer every decision."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seed"])
        elif message["type"] == "decide":
            print(json.dumps({"move": best(message["moves"])}), flush=True)
        elif message["type"] == "end":
            break


main()
