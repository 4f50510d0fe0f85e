"""Nothing is created or lost: every component is counted, wherever it lies."""

from __future__ import annotations

from orrery.games.cryo import components, state as phases
from orrery.games.cryo.rules.stores import drones_on_board
from orrery.games.cryo.state import State


def census(state: State) -> dict[str, int]:
    """How many of each component there are, wherever they lie."""
    counts: dict[str, int] = {}
    everybody = range(state.players)
    for p in everybody:
        counts[f"crew pods {p}"] = int(
            state.aboard[p]
            + state.destroyed[p]
            + sum(state.chambers[c * state.players + p] for c in range(components.CHAMBERS))
            + sum(state.salvage[m * state.players + p] for m in range(3))
            + sum(state.settlers[c * state.players + p] for c in range(components.CAVERNS))
        )
        counts[f"drones {p}"] = int(
            drones_on_board(state, p)
            + sum(state.platform_drones[p * components.PLATFORM_DOCKS : (p + 1) * components.PLATFORM_DOCKS])
            + (max(0, state.returning) if p == state.active else 0)
        )
    for card in range(components.CARDS):
        piles = [state.deck, state.discards, state.rival_pool, state.aside]
        n = sum(int(pile[card]) for pile in piles)
        n += sum(1 for there in (*state.board_cards, *state.decisions) if there == card)
        for table in (state.hands, state.upgrades, state.missions, state.vehicles):
            n += sum(int(table[p * components.CARDS + card]) for p in everybody)
        counts[f"card {components.UPGRADE_NAMES[card]}"] = n
    in_hand = (state.tile,)
    for tile in range(components.TILES):
        n = int(state.tile_box[tile]) + sum(int(state.tile_bag[s * components.TILES + tile]) for s in range(3))
        n += sum(1 for there in (*state.stack_top, *state.slots, *in_hand) if there == tile)
        counts[f"tile {components.TILE_NAMES[tile]}"] = n
    for token in range(components.TOKENS):
        n = int(state.token_box[token]) + sum(int(state.token_bag[p * components.TOKENS + token]) for p in range(2))
        n += sum(1 for there in state.incidents if there == token)
        if token == components.SABOTAGE:
            n += sum(int(there) for there in state.sabotaged) + _unplaced_sabotage(state)
        if token == components.SUNSET:
            n += int(state.tokens_left > 0)
        counts[f"token {components.TOKEN_NAMES[token]}"] = n
    counts["cavern tiles"] = sum(int(n) for n in state.cavern_bag) + sum(1 for t in state.cavern_tile if t >= 0)
    return counts


def _unplaced_sabotage(state: State) -> int:
    """A sabotage token in hand while another section is chosen for it."""
    return int(state.phase in (phases.SABOTAGING, phases.RIVAL_SABOTAGING))
