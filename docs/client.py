"""A whole game over the wire: sit down against a bot, keep the position by its differences, play any offered move.

Run it with `python docs/client.py http://localhost:8000 callisto`; it needs httpx and websockets.
"""

import json
import random
import sys
import uuid
from typing import Any

import httpx
from websockets.sync.client import connect

PROTOCOL = 4
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def applied(position: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The position after a message: an update is all of it, a difference names what has changed."""
    if message["type"] == "update":
        moves = numbers(message["moves"])
        return message | {"moves": moves, "last": moves}
    changed = position | message | {"type": "update"}
    for name in ("scene", "standing", "buttons"):
        if name in message:
            changed[name] = renewed(position[name], message[name])
    changed["offers"] = position["offers"] | message.get("offers", {})
    for name, told in (("log", lambda entry: entry["move"]), ("forced", int)):
        kept = [entry for entry in position.get(name, []) if told(entry) <= message["kept"]]
        changed[name] = kept + message.get(name, [])
    if "moves" in message:
        changed["moves"] = changed_moves(position["last"], message["moves"])
        changed["last"] = changed["moves"] or position["last"]
    return changed


def changed_moves(last: list[int], change: Any) -> list[int]:
    """The offered moves: all of them, or what came and went since the seat last decided."""
    if isinstance(change, str):
        return numbers(change)
    return sorted({*last, *numbers(change.get("came", ""))} - {*numbers(change.get("gone", ""))})


def numbers(letters: str) -> list[int]:
    """Ascending numbers, each told by its distance from the one before: five bits a letter, a sixth says that more follow."""
    told, distance, bits = [0], 0, 0
    for value in map(LETTERS.index, letters):
        distance, bits = distance + (value % 32 << bits), bits + 5
        if value < 32:
            told.append(told[-1] + distance)
            distance = bits = 0
    return told[1:]


def renewed(old: Any, new: Any) -> Any:
    """A value after a change: an object in place of an object or of a list changes it, anything else replaces it."""
    if isinstance(new, dict) and isinstance(old, list):
        return changed_list(old, unfolded(new))
    return merged(old, new) if isinstance(new, dict) and isinstance(old, dict) else new


def unfolded(change: dict[str, Any]) -> dict[str, Any]:
    """Changes with every path taken apart: `a/b` is the change of b in a."""
    paths = {key: key.partition("/") for key in change}
    return {first: {rest: change[key]} if rest else change[key] for key, (first, _, rest) in paths.items()}


def merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """A block with its changed fields; null is as usual again. One with an id of its own is whole; `~` is another id."""
    if new.get("id"):
        return new
    block = dict(old)
    for field, value in unfolded(new).items():
        name = "id" if field == "~" else field
        if value is None:
            block.pop(name, None)
        else:
            block[name] = renewed(old.get(name), value)
    return block


def changed_list(entries: list[Any], change: dict[str, Any]) -> list[Any]:
    """A list with its changes: things that came, changed or went, by their ids, or entries by their places."""
    if "#" in change:
        first, dropped, put = change["#"]
        return [*entries[:first], *put, *entries[first + dropped :]]
    if any(key.startswith("#") for key in change):
        return [renewed(entry, change.get(f"#{at}", entry)) for at, entry in enumerate(entries)]
    things = {thing["id"]: thing for thing in entries}
    for key, thing in change.items():
        if key != "@":
            things[key] = thing and merged(things.get(key, {}), thing)
    order, places = [key for key, thing in things.items() if thing], change.get("@", {})
    if isinstance(places, dict):
        order = [key for key in order if key not in places]
        for key, at in places.items():
            order.insert(at, key)
    return [things[key] for key in (order if isinstance(places, dict) else places)]


def play(server: str, game: str, name: str = "Client") -> dict[str, Any]:
    """Play a game of two seats against a bot; returns how it ended."""
    with httpx.Client(base_url=server) as http:
        places = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        answer = http.post("/api/tables", json={"game": game, "name": name, "places": places, "start": True})
        answer.raise_for_status()
        card = answer.json()
        catalogue = http.get(f"/api/catalogues/{card['catalogue']}/0").json()["moves"]
        cookie = f"orrery={http.cookies['orrery']}"
    position: dict[str, Any] = {}
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{card['id']}/socket"
    with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        socket.send(json.dumps({"do": "hello", "protocol": PROTOCOL}))
        for frame in socket:
            message = json.loads(frame)
            update = message.get("update") if message["type"] == "welcome" else message
            if not update or update["type"] not in ("update", "difference"):
                continue
            position = applied(position, update)
            for entry in update.get("log", []):
                print(f"{entry['move']:3}  {' '.join(entry['texts'])}")
            if position["outcome"]:
                return dict(position["outcome"])
            if position["moves"]:
                move = random.choice(position["moves"])
                print(f"     {catalogue[move]['sentence']}")
                command = {"do": "play", "id": str(uuid.uuid4()), "n": position["n"], "seat": 0, "move": move}
                socket.send(json.dumps(command))
    raise SystemExit("the server went away")


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2]))
