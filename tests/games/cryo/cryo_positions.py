"""Positions of Cryo for the tests: played out by chance up to the first turn, then set as a test needs them."""

from __future__ import annotations

import random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from certain import json_of
from orrery.edition import standard
from orrery.games import cryo
from orrery.games.cryo.components import (
    ACTION_NAMES,
    CARDS,
    CAVERN_NAMES,
    CAVERN_TILE_NAMES,
    CELL_NAMES,
    DOCK_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SECTION_NAMES,
    SLOT_NAMES,
    SLOTS,
    TILE_NAMES,
    TOKEN_NAMES,
    UPGRADE_NAMES,
    VEHICLE_NAMES,
)
from orrery.games.cryo.state import KEEPING, PHASE_NAMES, State
from orrery.kernel import CHANCE, Event, Refusal, Terms, Text
from orrery.vectors import filled, zeros
from orrery.words import Words


class Game:
    """A position with moves by notation; chance plays for itself unless a chance move is named."""

    def __init__(self, seats: int = 2, *, seed: int = 1, bare: bool = True, rules: int = 0, **options: str) -> None:
        self.terms = Terms(seats, {"harder": "no", "unpredictable": "no"} | options, standard("cryo"), rules)
        self.rng = random.Random(seed)
        self.events: list[Event] = []
        self.state: State = cryo.GAME.setup(self.terms)
        if seats > 1:
            self.do("first A")
        while self.state.phase != KEEPING:
            self._draw()
        while self.state.phase == KEEPING:
            seat = cryo.GAME.turn(self.state)
            self._apply(seat, cryo.GAME.legal(self.state, seat)[0])
        if bare:
            self.undamaged()
            self.no_cards()

    # making moves

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    def do(self, *notations: str) -> Game:
        for notation in notations:
            move = cryo.GAME.parse(self.terms, notation)
            assert move is not None, notation
            while (
                cryo.GAME.turn(self.state) == CHANCE and cryo.GAME.why_not(self.state, CHANCE, move.index) is not None
            ):
                self._draw()
            seat = cryo.GAME.turn(self.state)
            refusal = cryo.GAME.why_not(self.state, seat, move.index)
            assert refusal is None, (notation, self.phase, refusal, self.legal())
            self._apply(seat, move.index)
        return self

    def settle_chance(self) -> Game:
        while cryo.GAME.turn(self.state) == CHANCE:
            self._draw()
        return self

    def _draw(self) -> None:
        moves = list(cryo.GAME.legal(self.state, CHANCE))
        self._apply(CHANCE, self.rng.choices(moves, list(map(int, cryo.GAME.odds(self.state))))[0])

    def _apply(self, seat: int, move: int) -> None:
        assert move in list(cryo.GAME.legal(self.state, seat))
        before = cryo.GAME.census(self.state)
        cryo.GAME.apply(self.state, seat, move, self.events)
        assert cryo.GAME.census(self.state) == before

    def legal(self, kind: str = "") -> list[str]:
        """The notations of what may be done now, of one kind if it is named."""
        self.settle_chance()
        catalogue = cryo.GAME.catalogue(self.terms)
        moves = [catalogue[m] for m in cryo.GAME.legal(self.state, cryo.GAME.turn(self.state))]
        return [str(move) for move in moves if not kind or move.kind == kind]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, or whoever looks on."""
        return json_of(cryo.GAME.view(self.state, seat))

    def refusal(self, notation: str, seat: int | None = None) -> Refusal:
        """What speaks against a move."""
        self.settle_chance()
        move = cryo.GAME.parse(self.terms, notation)
        assert move is not None, notation
        refusal = cryo.GAME.why_not(self.state, cryo.GAME.turn(self.state) if seat is None else seat, move.index)
        assert refusal is not None, notation
        return refusal

    def refused(self, notation: str, seat: int | None = None) -> str:
        """The rule that speaks against a move."""
        return self.refusal(notation, seat).rule

    def prompt(self, language: str = "en") -> str:
        """What whoever decides is asked."""
        self.settle_chance()
        seat = cryo.GAME.turn(self.state)
        return Words("cryo", language).say(cryo.GAME.prompt(cryo.GAME.view(self.state, seat), seat))

    def log(self, language: str = "en") -> list[str]:
        """All that happened, in words."""
        words = Words("cryo", language)
        return [words.say(Text(f"log-{event.kind}", event.args)) for event in self.events]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def finish_turn(self) -> Game:
        """Do as little as possible until somebody else (or the rival) is on."""
        active = self.state.active
        for _ in range(200):
            self.settle_chance()
            if self.state.active != active or self.phase in ("main", "finished"):
                return self
            choices = self.legal()
            quiet = [n for n in ("end turn", "pass", "enough") if n in choices]
            self.do(quiet[0] if quiet else choices[0])
        raise AssertionError("the turn does not end")

    # setting the position

    def cell(self, action: str) -> str:
        """The first place on the ship with this action (`none`: without any)."""
        return CELL_NAMES[list(self.state.components.cell_action).index(ACTION_NAMES.index(action))]

    def using(self, cell: str) -> Game:
        """A drone is deployed beside a place, and its action is used."""
        at = list(self.state.components.dock_cell).index(CELL_NAMES.index(cell))
        return self.do(f"deploy {DOCK_NAMES[at // 4]}", "from charge", f"use {cell}")

    def give(self, player: int = 0, **amounts: int) -> Game:
        for name, n in amounts.items():
            self.state.resources[player * RESOURCES + RESOURCE_NAMES.index(name)] = n
        return self

    def has(self, player: int = 0) -> dict[str, int]:
        return {RESOURCE_NAMES[r]: int(self.state.resources[player * RESOURCES + r]) for r in range(RESOURCES)}

    def undamaged(self) -> None:
        self.state.damaged = zeros(20)

    def no_cards(self) -> None:
        for player in range(self.state.players):
            for card in range(CARDS):
                self.state.deck[card] += self.state.hands[player * CARDS + card]
                self.state.hands[player * CARDS + card] = 0

    def hand(self, *names: str, player: int = 0) -> Game:
        for name in names:
            self._from_deck(UPGRADE_NAMES.index(name))
            self.state.hands[player * CARDS + UPGRADE_NAMES.index(name)] += 1
        return self

    def upgrade(self, *names: str, player: int = 0) -> Game:
        for name in names:
            self._from_deck(UPGRADE_NAMES.index(name))
            self.state.upgrades[player * CARDS + UPGRADE_NAMES.index(name)] += 1
        return self

    def mission(self, name: str, player: int = 0) -> Game:
        card = cryo.components.MISSION_NAMES.index(name)
        self._from_deck(card)
        self.state.missions[player * CARDS + card] += 1
        return self

    def vehicle(self, *names: str, player: int = 0) -> Game:
        for name in names:
            self._from_deck(VEHICLE_NAMES.index(name))
            self.state.vehicles[player * CARDS + VEHICLE_NAMES.index(name)] += 1
        return self

    def _from_deck(self, card: int) -> None:
        if not self.state.deck[card]:
            self.state.discards[card] -= 1
            assert self.state.discards[card] >= 0
        else:
            self.state.deck[card] -= 1

    def aboard(self, n: int, player: int = 0) -> Game:
        """So many crew pods are awake, taken from chambers from the right."""
        for chamber in range(11, -1, -1):
            at = chamber * self.state.players + player
            while self.state.chambers[at] and self.state.aboard[player] < n:
                self.state.chambers[at] -= 1
                self.state.aboard[player] += 1
        return self

    def settled(self, cavern: str, n: int, player: int = 0) -> Game:
        """Crew pods from the chambers stand in a cavern."""
        before = self.state.aboard[player]
        self.aboard(before + n, player)
        self.state.aboard[player] = before
        self.state.settlers[CAVERN_NAMES.index(cavern) * self.state.players + player] += n
        return self

    def salvaging(self, material: str, n: int = 1, player: int = 0) -> Game:
        before = self.state.aboard[player]
        self.aboard(before + n, player)
        self.state.aboard[player] = before
        self.state.salvage[RESOURCE_NAMES.index(material) * self.state.players + player] += n
        return self

    def slot(self, player: int = 0, **tiles: str) -> Game:
        """Tiles on the platform, taken from the tiles nobody has seen."""
        for name, tile in tiles.items():
            number = TILE_NAMES.index(tile)
            self._free_tile(number)
            back = next(b for b in range(3) if self.state.tile_bag[b * len(TILE_NAMES) + number])
            self.state.tile_bag[back * len(TILE_NAMES) + number] -= 1
            self.state.slots[player * SLOTS + SLOT_NAMES.index(name.replace("_", "-"))] = number
        return self

    def _free_tile(self, number: int) -> None:
        """Where all tiles of a kind lie face up, one of them changes place with an unseen one."""
        state = self.state
        size = len(TILE_NAMES)
        if any(state.tile_bag[b * size + number] for b in range(3)):
            return
        space = next(s for s in range(15) if state.stack_top[s] == number)
        other = next(k for k in range(size) if state.tile_bag[(space // 5) * size + k])
        state.stack_top[space] = other
        state.tile_bag[(space // 5) * size + other] -= 1
        state.tile_bag[(space // 5) * size + number] += 1

    def top(self, space: str, tile: str | None) -> Game:
        """The tile on top of a resource space; None for a bare space."""
        at = SECTION_NAMES.index(space[:3]) * 5 + int(space[-1]) - 1
        back = (at // 5) * len(TILE_NAMES)
        if self.state.stack_top[at] >= 0:
            self.state.tile_bag[back + self.state.stack_top[at]] += 1
        self.state.stack_top[at] = -1
        if tile is None:
            self.state.stack_size[at] = 0
        else:
            self.state.tile_bag[back + TILE_NAMES.index(tile)] -= 1
            self.state.stack_top[at] = TILE_NAMES.index(tile)
        return self

    def cavern(self, space: str, tile: str, up: bool = True) -> Game:
        """A cavern tile is known to lie on a space."""
        at = CAVERN_NAMES.index(space)
        wanted = CAVERN_TILE_NAMES.index(tile)
        for other in range(14):
            if self.state.cavern_tile[other] == wanted:
                self.state.cavern_tile[other] = self.state.cavern_tile[at]
                self.state.cavern_tile[at] = wanted
        if self.state.cavern_tile[at] != wanted:
            if self.state.cavern_tile[at] >= 0:
                self.state.cavern_bag[self.state.cavern_tile[at]] = 1
            self.state.cavern_bag[wanted] = 0
            self.state.cavern_tile[at] = wanted
        self.state.cavern_up[at] = int(up)
        return self

    def token(self, section: str, name: str) -> Game:
        at = SECTION_NAMES.index(section)
        old = self.state.incidents[at]
        wanted = TOKEN_NAMES.index(name)
        self.state.token_bag[old] += 1
        pile = 0 if self.state.token_bag[wanted] else len(TOKEN_NAMES)
        if name != "sunset":
            self.state.token_bag[pile + wanted] -= 1
        else:
            self.state.tokens_left = 0
        self.state.incidents[at] = wanted
        return self

    def sabotaged(self, section: str, n: int = 3) -> Game:
        """So many chambers of a section are destroyed, with the crew pods in them."""
        for chamber in range(SECTION_NAMES.index(section) * 3, SECTION_NAMES.index(section) * 3 + n):
            self.state.sabotaged[chamber] = 1
            pile = 0 if self.state.token_bag[0] else len(TOKEN_NAMES)
            self.state.token_bag[pile] -= 1
            for player in range(self.state.players):
                at = chamber * self.state.players + player
                self.state.destroyed[player] += self.state.chambers[at]
                self.state.chambers[at] = 0
        return self

    def drones(self, *docks: str, player: int = 0) -> Game:
        """Drones from the leftmost platform docks stand on the board."""
        for dock in docks:
            for place in range(6):
                if self.state.platform_drones[player * 6 + place]:
                    self.state.platform_drones[player * 6 + place] = 0
                    break
            if dock == "LAUNCH":
                self.state.launch_drones[player] += 1
            else:
                self.state.drone_at[DOCK_NAMES.index(dock)] = player
        return self

    def damage(self, *docks: str) -> Game:
        self.undamaged()
        for dock in docks:
            self.state.damaged[DOCK_NAMES.index(dock)] = 1
        return self

    def pods(self, chamber: str, player: int = 0) -> int:
        at = SECTION_NAMES.index(chamber[:3]) * 3 + int(chamber[-1]) - 1
        return int(self.state.chambers[at * self.state.players + player])

    def empty_chambers(self, player: int = 0, keep: str = "") -> Game:
        """All crew pods of a player in chambers are destroyed, except in one section."""
        for chamber in range(12):
            if not keep or chamber // 3 != SECTION_NAMES.index(keep):
                at = chamber * self.state.players + player
                self.state.destroyed[player] += self.state.chambers[at]
                self.state.chambers[at] = 0
        return self

    # the solo rival

    def decided(self, card: str, place: str) -> Game:
        """The rival's turn comes with this decision card, which lies above this upper dock."""
        state = self.state
        wanted = UPGRADE_NAMES.index(card)
        at = SECTION_NAMES.index(place[:3]) * 2 + int(place[-1]) - 1
        for other in range(CARDS):
            if state.board_cards[other] == wanted:
                state.board_cards[other] = state.board_cards[at]
                state.board_cards[at] = wanted
                break
        if wanted not in list(state.decisions):
            state.deck[state.decisions[0]] += 1
            self._from_deck(wanted)
            state.decisions[0] = wanted
        return self

    def rival_turn(self, card: str = "", place: str = "") -> Game:
        """The player deploys for nothing and the rival is on; with a card, that one decides."""
        if card:
            self.decided(card, place)
        self.do("deploy LAUNCH")
        if self.phase == "drone":
            self.do(self.legal("from")[0])
        while cryo.GAME.turn(self.state) == 0 and self.state.active == 0:
            choices = self.legal()
            self.do("pass" if "pass" in choices else "end turn" if "end turn" in choices else choices[0])
        if card:
            self.do(f"decide {card}")
        return self


def numbers(*values: int) -> vec[i64]:
    made = filled(len(values), 0)
    for at, value in enumerate(values):
        made[at] = value
    return made
