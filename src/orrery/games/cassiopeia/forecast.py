"""What a choice brings as things stand: gains of a specialist, and the planets that could then be paid for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.games.cassiopeia.components import SPECIALIST_IDS, Components
from orrery.games.cassiopeia.does import action_of, printed
from orrery.games.cassiopeia.moves import RESOURCE_WORDS


def brought(cards: Components, logistics: str, player: Any, card: Any) -> tuple[dict[str, int], bool]:
    """2.3, 3.4, 5, 6.2: what a card would bring a player, and whether its Logistics part would work for them."""
    face, action = SPECIALIST_IDS.index(card["specialist"]), action_of(cards, card["specialist"])
    where = action.removeprefix("to-") if action.startswith("to-") else logistics
    more, fewer = (player["earth"], player["mars"]) if where == "earth" else (player["mars"], player["earth"])
    tables = [printed(table, face) for table in (cards.each, cards.gain, *([cards.logistics] if more > fewer else []))]
    gains = {word: sum(table[word] for table in tables) for word in RESOURCE_WORDS}
    gains["coin"] += card["coins"] + _trade(cards, player)
    return {word: n for word, n in gains.items() if n}, more > fewer


def _trade(cards: Components, player: Any) -> int:
    """6.2: what the Trade Complex adds."""
    trades = any(planet["effect"] == "trade" and planet["inhabited"] for planet in player["planets"])
    return int(cards.trade_coins) if trades else 0


def lacking(goods: Mapping[str, int], price: Mapping[str, int]) -> dict[str, int]:
    """2.9: what is missing to pay a price, before capsules."""
    return {word: n - goods[word] for word, n in price.items() if n > goods[word]}


def opened(player: Any, gains: Mapping[str, int]) -> list[str]:
    """The planets that could be paid for after these gains and not before; capsules stand in for anything."""
    goods = player["goods"]
    after = {word: n + gains.get(word, 0) for word, n in goods.items()}
    planets = player["planets"]
    return [
        str(planet["name"])
        for slot, planet in enumerate(planets)
        if not planet["inhabited"]
        and _pays(after, planets[slot - 1]["price"])
        and not _pays(goods, planets[slot - 1]["price"])
    ]


def _pays(goods: Mapping[str, int], price: Mapping[str, int]) -> bool:
    return sum(lacking(goods, price).values()) <= goods["capsule"]
