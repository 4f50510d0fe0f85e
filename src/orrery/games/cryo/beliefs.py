"""What a seat could believe of what it has not seen: hands, missions and caverns, dealt out anew in place.

`view.imagine` is what everybody else calls; this part of it is compiled, for a search imagines thousands of positions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.dice import Dice
from orrery.games.cryo import components
from orrery.games.cryo.rules.stores import hand_size, owns
from orrery.games.cryo.state import State

ATTEMPTS: Final = 100
"""How often missions are dealt until nobody has two alike: the cards could run out in the wrong order."""


def knows(state: State, cavern: i64, seat: i64) -> bool:
    """9.7: a cavern is known when it lies face up, or has been looked at by the owner of Imaging; -1 is a spectator."""
    if state.cavern_up[cavern] != 0:
        return True
    return seat >= 0 and state.cavern_tile[cavern] >= 0 and owns(state, seat, components.IMAGING)


def imagine_cards(state: State, seat: i64, dice: Dice) -> None:
    """Others' missions (never two alike), then others' hands; the rest is the deck."""
    unseen = _unseen_cards(state, seat)
    missions = _deal_missions(state, seat, unseen, dice)
    if len(missions) == 0:
        return
    for player in range(state.players):
        if player != seat:
            for card in range(player * components.CARDS, (player + 1) * components.CARDS):
                state.missions[card] = missions[card]
                unseen[card - player * components.CARDS] -= missions[card]
    for player in range(state.players):
        if player != seat:
            _deal_hand(state, player, unseen, dice)
    state.deck = unseen


def _unseen_cards(state: State, seat: i64) -> vec[i64]:
    """The deck's cards and those that others hold or have laid out face down, by kind."""
    unseen = state.deck[:]
    for player in range(state.players):
        if player != seat:
            for card in range(components.CARDS):
                own = player * components.CARDS + card
                unseen[card] += state.missions[own] + state.hands[own]
    return unseen


def _deal_missions(state: State, seat: i64, unseen: vec[i64], dice: Dice) -> vec[i64]:
    """Everybody's missions, those of the others drawn from what is unseen; empty where no deal is possible."""
    for _ in range(ATTEMPTS):
        left = unseen[:]
        missions = state.missions[:]
        possible = True
        for player in range(state.players):
            if player != seat and possible:
                possible = _redraw_missions(missions, player, left, dice)
        if possible:
            return missions
    return vec[i64]()


def _redraw_missions(missions: vec[i64], player: i64, left: vec[i64], dice: Dice) -> bool:
    """As many missions for a player as there were, no two alike; False where too few kinds are left."""
    count: i64 = 0
    for card in range(player * components.CARDS, (player + 1) * components.CARDS):
        count += missions[card]
        missions[card] = 0
    for _ in range(count):
        odds = left[:]
        total: i64 = 0
        for card in range(components.CARDS):
            if missions[player * components.CARDS + card] > 0:
                odds[card] = 0
            total += odds[card]
        if total == 0:
            return False
        drawn = dice.weighted(odds)
        missions[player * components.CARDS + drawn] = 1
        left[drawn] -= 1
    return True


def _deal_hand(state: State, player: i64, unseen: vec[i64], dice: Dice) -> None:
    """As many cards for a player as there were."""
    held = hand_size(state, player)
    for card in range(components.CARDS):
        state.hands[player * components.CARDS + card] = 0
    for _ in range(held):
        drawn = dice.weighted(unseen)
        state.hands[player * components.CARDS + drawn] += 1
        unseen[drawn] -= 1


def imagine_caverns(state: State, seat: i64, dice: Dice) -> None:
    """9.7: tiles that others have looked at could be any that this seat has not seen; the small ones lie on small spaces."""
    _redeal_caverns(state, seat, True, dice)
    _redeal_caverns(state, seat, False, dice)


def _redeal_caverns(state: State, seat: i64, small: bool, dice: Dice) -> None:
    """The hidden tiles of one size, drawn anew from all that this seat has not seen."""
    hidden = vec[i64](capacity=components.CAVERNS)
    for cavern in range(components.CAVERNS):
        here = (state.components.cavern_small[cavern] != 0) == small
        if here and state.cavern_tile[cavern] >= 0 and not knows(state, cavern, seat):
            hidden = append(hidden, cavern)
            state.cavern_bag[state.cavern_tile[cavern]] = 1
    for i in range(len(hidden)):
        tile = _draw_tile(state, small, dice)
        state.cavern_tile[hidden[i]] = tile
        state.cavern_bag[tile] = 0


def _draw_tile(state: State, small: bool, dice: Dice) -> i64:
    """Any of the unseen tiles of a size."""
    odds = state.cavern_bag[:]
    for tile in range(components.CAVERNS):
        if (tile < components.SMALL_TILES) != small:
            odds[tile] = 0
    return dice.weighted(odds)
