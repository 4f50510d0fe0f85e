"""What everybody sees: everything, since Cassiopeia hides nothing (1.6)."""

from __future__ import annotations

import random
from typing import Final

from orrery.games.cassiopeia.components import (
    BASE,
    CARD_NAMES,
    CARDS,
    EFFECT_IDS,
    OBJECT_IDS,
    OBJECTS,
    PLANETS,
    PRICED,
    RESOURCES,
    SPECIALIST_IDS,
)
from orrery.games.cassiopeia.moves import EXCHANGE, FREIGHT, GROW, RESOURCE_WORDS, SWAP, TERRAFORM, catalogue_of
from orrery.games.cassiopeia.rules.discarding import keeps
from orrery.games.cassiopeia.rules.principles import face_up, fund, optimized, unprotected
from orrery.games.cassiopeia.rules.terraforming import can_terraform
from orrery.games.cassiopeia.rules.turn import legal
from orrery.games.cassiopeia.state import BUILDING, FOR_PLANET, NOT_IN_GAME, PAYING, PHASE_NAMES, State
from orrery.kernel import Event, Json

PRICED_WORDS: Final = RESOURCE_WORDS[:PRICED]
"""What stands in prices."""


def view(state: State, seat: int | None) -> dict[str, Json]:
    """The whole table; every seat and every spectator sees the same."""
    spent = state.spent
    return {
        "seats": state.seats,
        "phase": PHASE_NAMES[state.phase],
        "mover": state.mover,
        "round": state.round,
        "active": state.active,
        "logistics": "mars" if state.logistics else "earth",
        "order": _initiative(state),
        "cards": [_card(state, card) for card in state.slots],
        "included": [CARD_NAMES[card] for card in range(CARDS) if state.chosen[card]],
        "flipped": [CARD_NAMES[card] for card in range(CARDS) if state.face[card]],
        "objects": [_object(state, thing) for thing in range(OBJECTS) if state.owner[thing] != NOT_IN_GAME],
        "players": [_player(state, s) for s in range(state.seats)],
        "payment": _payment(state) if state.phase == PAYING else None,
        "used": [effect for at, effect in enumerate(EFFECT_IDS) if spent >> at & 1] if spent else [],
        "usable": _usable(state),
        "took": state.took,
        "prices": _prices(state),
        "exchanges": state.exchanges,
        "victim": state.victim,
        "scores": [int(planets) for planets in state.terraformed],
    }


def _initiative(state: State) -> list[Json]:
    """3.3: once all have chosen, the tokens from left to right; until then the order of the last round."""
    if state.active < 0:
        return [int(seat) for seat in state.order]
    return [int(state.token[card]) for card in state.slots if state.token[card] >= 0]


def _usable(state: State) -> list[Json]:
    """3.8: the effects that can be used before step 3."""
    if state.phase != BUILDING:
        return []
    moves = [int(move) for move in legal(state, state.mover)]
    return [
        effect
        for effect, first, end in (
            ("engineering", EXCHANGE, SWAP),
            ("transporter", SWAP, FREIGHT),
            ("freighter", FREIGHT, GROW),
            ("biological", GROW, TERRAFORM),
        )
        if any(first <= move < end for move in moves)
    ]


def _prices(state: State) -> Json:
    """2.4, 2.5, 5.15, 7.5: what is paid in coins, or in capsules for lack of them."""
    table = state.components
    bought: dict[str, Json] = {word: table.buy[r] for r, word in enumerate(RESOURCE_WORDS) if r}
    fee = table.fee[face_up(state, state.card)] if state.card >= 0 else 0
    return {**bought, "relay": table.relay_fee, "object": fee}


def _card(state: State, card: int) -> Json:
    return {
        "card": CARD_NAMES[card],
        "specialist": SPECIALIST_IDS[card * 2 + state.face[card]],
        "behind": SPECIALIST_IDS[card * 2 + 1 - state.face[card]],
        "coins": state.coins[card],
        "token": state.token[card],
        "used": bool(state.used[card]),
    }


def _object(state: State, thing: int) -> Json:
    sided = thing * 2 + state.side[thing]
    return {
        "object": OBJECT_IDS[thing],
        "side": EFFECT_IDS[state.components.object_effect[sided]],
        "behind": EFFECT_IDS[state.components.object_effect[thing * 2 + 1 - state.side[thing]]],
        "owner": state.owner[thing],
    }


def _player(state: State, seat: int) -> Json:
    dealt = max(0, min(PLANETS, state.dealt - seat * PLANETS))
    ready = dealt == PLANETS
    return {
        "planets": [_planet(state, seat, slot, ready) for slot in range(dealt)],
        "goods": dict(zip(RESOURCE_WORDS, state.goods[seat * RESOURCES : (seat + 1) * RESOURCES], strict=True)),
        "stored": state.stored[seat],
        "unprotected": unprotected(state, seat),
        "keeps": keeps(state, seat),
        "terraformed": state.terraformed[seat],
        "fund": fund(state, seat),
        "earth": (state.earth[seat] + _symbols(state, seat)) // 2 if ready else 0,
        "mars": (_symbols(state, seat) - state.earth[seat]) // 2 if ready else 0,
        "optimized": ready and optimized(state, seat),
    }


def _symbols(state: State, seat: int) -> int:
    return PLANETS + (state.components.base_symbols if state.owner[BASE] == seat else 0)


def _planet(state: State, seat: int, slot: int, ready: bool) -> Json:
    number, table = state.row[seat * PLANETS + slot], state.components
    here = seat * PLANETS + number
    side = state.inhabited[here]
    first = (side * PLANETS + number) * PRICED
    return {
        "number": number + 1,
        "name": table.names[here],
        "effect": EFFECT_IDS[table.planet_effect[number]],
        "inhabited": bool(side),
        "symbol": "mars" if table.symbol[here] != side else "earth",
        "price": dict(zip(PRICED_WORDS, table.price[first : first + PRICED], strict=True)),
        "payable": ready and can_terraform(state, seat, slot),
    }


def _payment(state: State) -> Json:
    return {
        "due": {word: state.due[r] for r, word in enumerate(PRICED_WORDS)},
        "paid": {RESOURCE_WORDS[r]: state.paid[r] for r in range(RESOURCES)},
        "purpose": ("resource", "capsule", "object", "relay", "freight", "growing", "planet")[state.purpose],
        "planet": state.components.names[state.active * PLANETS + state.row[state.active * PLANETS + state.thing]]
        if state.purpose == FOR_PLANET
        else "",
    }


def see(event: Event, seat: int | None) -> Event | None:
    """1.6: everybody sees every event."""
    return event


def seen(state: State, mover: int, move: int, seat: int | None) -> str:
    """1.6: everybody sees every move."""
    return str(catalogue_of(state.components.sides)[move])


def imagine(state: State, seat: int, rng: random.Random) -> State:
    """1.6: there is nothing to guess."""
    return state.copy()


def reveals(state: State, seat: int, move: int) -> bool:
    """1.6: nothing is hidden, so nothing is revealed."""
    return False
