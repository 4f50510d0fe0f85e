"""A position of Cryo as a seat sees it, as numbers for a learner; what view.py hides is 0 here."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components, state as phases
from orrery.games.cryo.rules.ending import points
from orrery.games.cryo.rules.stores import cards_in, deck_size, hand_size, owns
from orrery.games.cryo.rules.turn import to_move
from orrery.games.cryo.state import State
from orrery.kernel import Field, Terms
from orrery.observation import MANY, capped, one_hot, part, seat_hot, total

OBSERVATION: Final = 0
_AFTER_CHANCE: Final = phases.LAST_CHANCE + 1 - phases.KEEPING
_AFTER_PLAYERS: Final = _AFTER_CHANCE + phases.PROTOTYPING + 1 - phases.RIVAL_TURN
_PHASES: Final = _AFTER_PLAYERS + phases.RIVAL_SPLITTING + 2
_MOST_POINTS: Final = 300


def observe(state: State, seat: i64) -> vec[i64]:
    """The moment, the ship, the caverns and cards, then each player from the observer on, the rival last."""
    numbers = vec[i64](capacity=2600)
    numbers = _moment(state, seat, numbers)
    numbers = _pending(state, numbers)
    numbers = _rival(state, numbers)
    numbers = _ship(state, seat, numbers)
    numbers = _caverns(state, seat, numbers)
    numbers = capped(numbers, deck_size(state), 200)
    numbers = part(numbers, state.discards, 0, components.CARDS)
    for step in range(state.players):
        player = (seat + step) % state.players
        numbers = _player(state, player, numbers)
        numbers = _cards(state, player, seat, numbers)
    return seat_hot(numbers, seat, 0, state.players)


def _phase(phase: i64) -> i64:
    """The phases are numbered with gaps; here they are counted through."""
    if phase == phases.FINISHED:
        return _PHASES - 1
    if phase >= phases.RIVAL_TURN:
        return phase + _AFTER_PLAYERS
    return phase + _AFTER_CHANCE if phase >= phases.KEEPING else phase


def _moment(state: State, seat: i64, numbers: vec[i64]) -> vec[i64]:
    n = state.players
    numbers = one_hot(numbers, _phase(state.phase), _PHASES)
    numbers = one_hot(numbers, _phase(state.stage), _PHASES)
    deciding: i64 = 0
    for decider in to_move(state):
        if decider >= 0:
            deciding |= 1 << decider
    for step in range(n):
        numbers = append(numbers, (deciding >> ((seat + step) % n)) & 1)
    numbers = seat_hot(numbers, state.active, seat, n)
    numbers = seat_hot(numbers, state.first, seat, n)
    numbers = capped(numbers, state.tokens_left)
    numbers = append(numbers, state.scrapped)
    numbers = seat_hot(numbers, state.sunset_by, seat, n)
    return seat_hot(numbers, state.placed_by, seat, n)


def _pending(state: State, numbers: vec[i64]) -> vec[i64]:
    """What the decision at hand is about; all of it is open to everybody."""
    numbers = one_hot(numbers, state.dock, components.DOCKS + 1)
    numbers = one_hot(numbers, state.used_cell, components.CELLS)
    numbers = one_hot(numbers, state.platform_dock, components.PLATFORM_DOCKS)
    numbers = one_hot(numbers, state.granted, components.PLATFORM_DOCKS)
    numbers = one_hot(numbers, state.tile, components.TILES)
    numbers = one_hot(numbers, state.choice, components.TILES)
    numbers = one_hot(numbers, state.prototype, components.TILES)
    numbers = one_hot(numbers, state.owed_either, components.TILES)
    numbers = part(numbers, state.owed, 0, components.RESOURCES)
    numbers = append(numbers, state.owed_card)
    numbers = append(numbers, state.returning)
    numbers = capped(numbers, state.awakening)
    numbers = one_hot(numbers, state.awaken_section, components.SECTIONS)
    numbers = capped(numbers, state.awakened)
    numbers = capped(numbers, state.withdrawing)
    numbers = capped(numbers, state.withdrawn)
    numbers = capped(numbers, state.drawing)
    numbers = capped(numbers, state.draws)
    numbers = capped(numbers, state.plays)
    numbers = capped(numbers, state.cards)
    numbers = one_hot(numbers, state.vehicle, components.CARDS)
    numbers = capped(numbers, state.loaded)
    return one_hot(numbers, state.tunnel, components.TUNNELS)


def _rival(state: State, numbers: vec[i64]) -> vec[i64]:
    if state.seats > 1:
        return numbers
    for dock in range(components.CARDS):
        numbers = one_hot(numbers, state.board_cards[dock], components.CARDS)
    numbers = one_hot(numbers, state.decisions[0], components.CARDS)
    numbers = one_hot(numbers, state.decisions[1], components.CARDS)
    numbers = one_hot(numbers, state.rival_card, components.CARDS)
    numbers = part(numbers, state.aside, 0, components.CARDS)
    numbers = capped(numbers, state.rival_step)
    numbers = capped(numbers, state.rival_left)
    numbers = one_hot(numbers, state.rival_section, components.SECTIONS)
    return append(numbers, state.rival_rechecking)


def _ship(state: State, seat: i64, numbers: vec[i64]) -> vec[i64]:
    n = state.players
    for dock in range(components.DOCKS):
        numbers = seat_hot(numbers, state.drone_at[dock], seat, n)
    numbers = part(numbers, state.damaged, 0, components.DOCKS, 1)
    numbers = part(numbers, state.stack_size, 0, components.SPACES)
    for space in range(components.SPACES):
        numbers = one_hot(numbers, state.stack_top[space], components.TILES)
    for chamber in range(components.CHAMBERS):
        numbers = _by_player(state.chambers, chamber * n, seat, n, numbers)
    numbers = part(numbers, state.sabotaged, 0, components.CHAMBERS, 1)
    for section in range(components.SECTIONS):
        numbers = one_hot(numbers, state.incidents[section], components.TOKENS)
    for material in range(3):
        numbers = _by_player(state.salvage, material * n, seat, n, numbers)
    return numbers


def _by_player(table: vec[i64], start: i64, seat: i64, players: i64, numbers: vec[i64]) -> vec[i64]:
    for step in range(players):
        numbers = capped(numbers, table[start + (seat + step) % players])
    return numbers


def _caverns(state: State, seat: i64, numbers: vec[i64]) -> vec[i64]:
    """9.7: a tile that lies face down is known to the owner of Imaging who looked at it."""
    n = state.players
    imaging = owns(state, seat, components.IMAGING)
    numbers = part(numbers, state.cavern_up, 0, components.CAVERNS, 1)
    for cavern in range(components.CAVERNS):
        known = state.cavern_up[cavern] == 1 or imaging
        numbers = one_hot(numbers, state.cavern_tile[cavern] if known else -1, components.CAVERNS)
    for cavern in range(components.CAVERNS):
        numbers = _by_player(state.settlers, cavern * n, seat, n, numbers)
    return numbers


def _player(state: State, player: i64, numbers: vec[i64]) -> vec[i64]:
    numbers = part(numbers, state.resources, player * components.RESOURCES, components.RESOURCES)
    numbers = part(numbers, state.platform_drones, player * components.PLATFORM_DOCKS, components.PLATFORM_DOCKS, 1)
    numbers = capped(numbers, state.launch_drones[player])
    for slot in range(components.SLOTS):
        numbers = one_hot(numbers, state.slots[player * components.SLOTS + slot], components.TILES)
    numbers = capped(numbers, state.aboard[player])
    numbers = capped(numbers, state.destroyed[player])
    numbers = capped(numbers, state.collected[player])
    numbers = part(numbers, state.upgrades, player * components.CARDS, components.CARDS)
    return part(numbers, state.vehicles, player * components.CARDS, components.CARDS)


def _cards(state: State, player: i64, seat: i64, numbers: vec[i64]) -> vec[i64]:
    """What is in hand and which missions lie face down: one's own, the rival's, and everybody's at the end."""
    rival = state.seats == 1 and player == phases.RIVAL
    open_hand = player == seat or state.phase == phases.FINISHED
    laid = cards_in(state.missions, player)
    if rival:
        laid += state.unseen + total(state.rival_pool, 0, components.CARDS)
    numbers = capped(numbers, hand_size(state, player))
    numbers = capped(numbers, laid)
    for card in range(components.CARDS):
        numbers = capped(numbers, state.hands[player * components.CARDS + card] if open_hand else 0)
    for card in range(components.CARDS):
        numbers = capped(numbers, state.missions[player * components.CARDS + card] if open_hand or rival else 0)
    return capped(numbers, points(state, player) if open_hand or rival else 0, _MOST_POINTS)


def fields(terms: Terms) -> tuple[Field, ...]:
    """What the numbers mean."""
    solo = terms.seats == 1
    n = 2 if solo else terms.seats
    listed = [
        Field("phase", _PHASES, 0, 1, "one of the phases in the order of state.py, `first-player` to `finished`"),
        Field("stage", _PHASES, 0, 1, "the phase in which the turn goes on when every effect is resolved"),
        Field("deciding", n, 0, 1, "1 for everybody who must decide now"),
        Field("active", n, 0, 1, "whose turn it is"),
        Field("first", n, 0, 1, "the first player"),
        Field("tokens_left", 1, 0, MANY, "tokens on the incident track, the sunset token among them"),
        Field("scrapped", 1, 0, 1, "1 once the active player has scrapped in this turn"),
        Field("sunset_by", n, 0, 1, "who resolved the sunset token"),
        Field("placed_by", n, 0, 1, "who ended the game with no crew pod left to save"),
        Field("dock", components.DOCKS + 1, 0, 1, "the dock of the drone just deployed; the last is the launch dock"),
        Field("used_cell", components.CELLS, 0, 1, "the action already taken there"),
        Field("platform_dock", components.PLATFORM_DOCKS, 0, 1, "the platform dock whose action may be taken"),
        Field("granted", components.PLATFORM_DOCKS, 0, 1, "the platform dock whose cost is being paid"),
        Field("tile", components.TILES, 0, 1, "the tile just taken from a resource space"),
        Field("choice", components.TILES, 0, 1, "a tile of two resources of which one is gained"),
        Field("prototype", components.TILES, 0, 1, "the tile just placed, whose benefit Prototype offers"),
        Field("owed_either", components.TILES, 0, 1, "a tile of two resources of which one is to be paid"),
        Field("owed", components.RESOURCES, 0, MANY, "what is still to be paid"),
        Field("owed_card", 1, 0, 1, "1 when a card is to be discarded as a cost"),
        Field("returning", 1, -1, MANY, "drones still to return; -1 when no more are to"),
        Field("awakening", 1, 0, MANY, "crew pods that may still be awakened"),
        Field("awaken_section", components.SECTIONS, 0, 1, "the section they must come from"),
        Field("awakened", 1, 0, MANY, "crew pods awakened by this action"),
        Field("withdrawing", 1, 0, MANY, "crew pods that may still be withdrawn"),
        Field("withdrawn", 1, 0, MANY, "crew pods withdrawn by this action"),
        Field("drawing", 1, 0, MANY, "cards being drawn"),
        Field("draws", 1, 0, MANY, "announced draws left"),
        Field("plays", 1, 0, MANY, "announced plays left"),
        Field("cards", 1, 0, MANY, "card benefits left, each a draw or a play"),
        Field("vehicle", components.CARDS, 0, 1, "the vehicle being launched"),
        Field("loaded", 1, 0, MANY, "the crew pods on it"),
        Field("tunnel", components.TUNNELS, 0, 1, "the tunnel it takes"),
    ]
    if solo:
        listed += _rival_fields()
    listed += [
        Field("drones", components.DOCKS * n, 0, 1, "whose drone stands on each dock of the ship"),
        Field("damaged", components.DOCKS, 0, 1, "1 for a damaged dock"),
        Field("stack_size", components.SPACES, 0, MANY, "tiles in the stack of each resource space"),
        Field("stack_top", components.SPACES * components.TILES, 0, 1, "the tile face up on each stack"),
        Field("chambers", components.CHAMBERS * n, 0, MANY, "crew pods in each stasis chamber, by player"),
        Field("sabotaged", components.CHAMBERS, 0, 1, "1 for a chamber with a sabotage token"),
        Field(
            "incidents",
            components.SECTIONS * components.TOKENS,
            0,
            1,
            "the token on the incident space of each section",
        ),
        Field("salvage", 3 * n, 0, MANY, "crew pods assigned to salvage, by material and player"),
        Field("cavern_up", components.CAVERNS, 0, 1, "1 for a cavern that lies face up"),
        Field(
            "cavern_tile", components.CAVERNS * components.CAVERNS, 0, 1, "the tile in each cavern, where you know it"
        ),
        Field("settlers", components.CAVERNS * n, 0, MANY, "crew pods in each cavern, by player"),
        Field("deck", 1, 0, 200, "cards in the deck"),
        Field("discards", components.CARDS, 0, MANY, "the discard pile, by kind"),
    ]
    for step in range(n):
        listed += _player_fields("you" if step == 0 else "rival" if solo else f"seat+{step}")
    listed.append(Field("seat", n, 0, 1, "your number at the table"))
    return tuple(listed)


def _rival_fields() -> list[Field]:
    return [
        Field("rival_board", components.CARDS * components.CARDS, 0, 1, "the card above each upper dock"),
        Field("rival_decisions", 2 * components.CARDS, 0, 1, "the two decision cards"),
        Field("rival_card", components.CARDS, 0, 1, "the active decision card"),
        Field("rival_aside", components.CARDS, 0, MANY, "duplicate missions replaced at the end"),
        Field("rival_step", 1, 0, MANY, "how far the rival's turn has come"),
        Field("rival_left", 1, 0, MANY, "incidents, crew pods or cards left in this step"),
        Field("rival_section", components.SECTIONS, 0, 1, "the section of this step"),
        Field("rival_rechecking", 1, 0, 1, "1 while nanites repeat the earlier checks"),
    ]


def _player_fields(who: str) -> list[Field]:
    return [
        Field(f"{who}.resources", components.RESOURCES, 0, MANY, "crystals, organics, tech, nanites, energy"),
        Field(f"{who}.platform_drones", components.PLATFORM_DOCKS, 0, 1, "1 for a drone on a dock of the platform"),
        Field(f"{who}.launch_drones", 1, 0, MANY, "drones on the launch dock"),
        Field(f"{who}.slots", components.SLOTS * components.TILES, 0, 1, "the tile in each slot of the platform"),
        Field(f"{who}.aboard", 1, 0, MANY, "crew pods on the platform and its vehicles"),
        Field(f"{who}.destroyed", 1, 0, MANY, "destroyed crew pods"),
        Field(f"{who}.collected", 1, 0, MANY, "tokens collected"),
        Field(f"{who}.upgrades", components.CARDS, 0, MANY, "upgrades, by kind"),
        Field(f"{who}.vehicles", components.CARDS, 0, MANY, "vehicles, by kind"),
        Field(f"{who}.hand_size", 1, 0, MANY, "cards in hand"),
        Field(f"{who}.mission_count", 1, 0, MANY, "missions"),
        Field(
            f"{who}.hand", components.CARDS, 0, MANY, "cards in hand by kind: yours, and everybody's at the end; else 0"
        ),
        Field(
            f"{who}.missions",
            components.CARDS,
            0,
            MANY,
            "missions by kind: yours, the rival's, everybody's at the end; else 0",
        ),
        Field(f"{who}.points", 1, 0, _MOST_POINTS, "points as it stands, where the missions are known to you; else 0"),
    ]
