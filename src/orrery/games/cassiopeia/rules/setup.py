"""Chapter 1, set-up: the position before the first move; what chance or the host decides then stands in `dealing`."""

from __future__ import annotations

from orrery.games.cassiopeia.components import CARD_NAMES, EARTH, components
from orrery.games.cassiopeia.rules.dealing import OBLIGATORY, cards_in_game
from orrery.games.cassiopeia.state import DEALING, State
from orrery.kernel import CHANCE, Terms


def setup(terms: Terms) -> State:
    """1: the box is open, nothing is dealt."""
    state = State(components(terms.edition, terms["reading"], terms["free-objects"]), terms.seats)
    state.mover = CHANCE
    state.logistics = EARTH
    for card in range(OBLIGATORY):
        state.chosen[card] = 1
    _choose_cards(state, terms["specialists"])
    state.flips = int(terms["flipped"])
    if cards_in_game(state) == state.wanted:
        state.phase = DEALING
    return state


def _choose_cards(state: State, choice: str) -> None:
    """1.2: the first game uses I to VI; later the host or chance picks two to four cards beside I to IV."""
    if choice == "picked":
        state.hosted = True
        state.wanted = 8
        state.mover = 0
    elif choice.startswith("chance-"):
        state.wanted = int(choice[-1])
    else:
        extra = ["V", "VI"] if choice == "first-game" else choice.split("-")
        for name in extra:
            state.chosen[CARD_NAMES.index(name)] = 1
        state.wanted = OBLIGATORY + len(extra)
