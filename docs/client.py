"""A whole game over the wire in fifty lines: sit down against a bot, play any offered move until the game is over.

Run it with `python docs/client.py http://localhost:8000 callisto`; it needs httpx and websockets.
"""

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect


def play(server: str, game: str, name: str = "Client") -> dict:
    """Play a game of two seats against a bot; says how it ended."""
    with httpx.Client(base_url=server) as http:
        places = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        answer = http.post("/api/tables", json={"game": game, "name": name, "places": places, "start": True})
        answer.raise_for_status()
        table = answer.json()["id"]
        cookie = f"orrery={http.cookies['orrery']}"
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        socket.send(json.dumps({"do": "hello", "want": ["log"]}))
        for frame in socket:
            message = json.loads(frame)
            update = message.get("update") if message["type"] == "welcome" else message
            if not update or update["type"] != "update":
                continue
            for line in update["log"]:
                print(f"{line['move']:3}  {line['text']}")
            if update["outcome"]:
                return update["outcome"]
            if update["moves"]:
                move = random.choice(update["moves"])
                command = {
                    "do": "play",
                    "id": str(uuid.uuid4()),
                    "n": update["n"],
                    "seat": update["seat"],
                    "move": move,
                }
                socket.send(json.dumps(command))
    raise SystemExit("the server went away")


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2]))
