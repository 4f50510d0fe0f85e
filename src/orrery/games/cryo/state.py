"""A position of Cryo: plain numbers that copy themselves, and the names of its phases."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cryo.components import Components
from orrery.vectors import facts_of

# chance decides
FIRST_PLAYER: Final = 0
TOP_TILES: Final = 1
DAMAGING: Final = 2
OPENING_CAVERNS: Final = 3
OPENING_TOKENS: Final = 4
BOARD_CARDS: Final = 5
DEALING: Final = 6
RIVAL_CARDS: Final = 7
DRAWING: Final = 8
LOOKING: Final = 9
FLIPPING_CAVERN: Final = 10
FLIPPING_TILE: Final = 11
REFILLING: Final = 12
DECIDING: Final = 13
DRAWING_DECISION: Final = 14
DRAWING_UPGRADE: Final = 15
REVEALING: Final = 16
REPLACING: Final = 17
LAST_CHANCE: Final = 17
# players decide
KEEPING: Final = 20
MAIN: Final = 21
DRONE: Final = 22
ACTION: Final = 23
OVERCLOCKING: Final = 24
LAUNCHING: Final = 25
LOADING: Final = 26
TUNNELLING: Final = 27
SETTLING: Final = 28
SPLITTING: Final = 29
INCIDENT: Final = 30
SABOTAGING: Final = 31
RETURNING: Final = 32
PLATFORM: Final = 33
AUTOMATING: Final = 34
FINISHING: Final = 35
LIMIT: Final = 36
PAYING: Final = 37
PAYING_EITHER: Final = 38
PAYING_CARD: Final = 39
AWAKENING: Final = 40
WITHDRAWING: Final = 41
ASSIGNING: Final = 42
SCOUTING: Final = 43
REACTING: Final = 44
FABRICATING: Final = 45
COMPUTING: Final = 46
ANNOUNCED: Final = 47
CARD_BENEFIT: Final = 48
CHOOSING: Final = 49
TILE_TAKEN: Final = 50
PROTOTYPING: Final = 51
# the player decides for the rival
RIVAL_TURN: Final = 60
RIVAL_DOCKING: Final = 61
RIVAL_CHOOSING: Final = 62
RIVAL_AWAKENING: Final = 63
RIVAL_ASSIGNING: Final = 64
RIVAL_INCIDENT: Final = 65
RIVAL_SABOTAGING: Final = 66
RIVAL_SCOUTING: Final = 67
RIVAL_SETTLING: Final = 68
RIVAL_SPLITTING: Final = 69
FINISHED: Final = 80

PHASE_NAMES: Final[dict[int, str]] = {
    value: name.lower().replace("_", "-")
    for name, value in globals().items()
    if name.isupper() and isinstance(value, int) and name != "LAST_CHANCE"
}
"""What each phase is called in views and messages."""

RIVAL: Final = 1
"""The rival's place among the players of a solo game."""
RULES: Final = 3
"""The newest version of the rules; R39 to R41 say what was otherwise in version 1; until 2 the tiles were others (editions)."""


class State:
    """A position of Cryo; tables by player are laid out player by player unless they say otherwise."""

    def __init__(self, components: Components, seats: i64, harder: bool, unpredictable: bool, rules: i64) -> None:
        self.components: Components = components
        self.rules: i64 = rules
        """The version of the rules that this game is played by."""
        self.seats: i64 = seats
        self.players: i64 = 2 if seats == 1 else seats
        self.harder: bool = harder
        self.unpredictable: bool = unpredictable
        self.resources: vec[i64] = vec[i64]()
        """Crystals, organics, tech, nanites and energy of each player."""
        self.drone_at: vec[i64] = vec[i64]()
        """The player whose drone stands on a ship dock, -1 for none."""
        self.damaged: vec[i64] = vec[i64]()
        """1 for a damaged dock."""
        self.launch_drones: vec[i64] = vec[i64]()
        """Drones of each player on the launch dock."""
        self.platform_drones: vec[i64] = vec[i64]()
        """1 for a drone on a dock of a platform."""
        self.slots: vec[i64] = vec[i64]()
        """The tile in each slot of each platform, -1 for none."""
        self.stack_size: vec[i64] = vec[i64]()
        """Tiles in the stack of each resource space."""
        self.stack_top: vec[i64] = vec[i64]()
        """The tile face up on each stack, -1 for none."""
        self.tile_bag: vec[i64] = vec[i64]()
        """Tiles not yet turned up, by back and kind."""
        self.tile_box: vec[i64] = vec[i64]()
        """Tiles returned to the box, by kind."""
        self.chambers: vec[i64] = vec[i64]()
        """Crew pods in each stasis chamber, by chamber and player."""
        self.sabotaged: vec[i64] = vec[i64]()
        """1 for a chamber with a sabotage token."""
        self.aboard: vec[i64] = vec[i64]()
        """Crew pods on each platform and its vehicles."""
        self.destroyed: vec[i64] = vec[i64]()
        """Destroyed crew pods of each player."""
        self.salvage: vec[i64] = vec[i64]()
        """Crew pods assigned to salvage, by material and player."""
        self.settlers: vec[i64] = vec[i64]()
        """Crew pods in each cavern, by cavern and player."""
        self.cavern_tile: vec[i64] = vec[i64]()
        """The tile that is known to lie on a space, -1 while nobody has seen it."""
        self.cavern_up: vec[i64] = vec[i64]()
        """1 for a cavern that lies face up."""
        self.cavern_bag: vec[i64] = vec[i64]()
        """1 for a cavern tile that nobody has seen."""
        self.incidents: vec[i64] = vec[i64]()
        """The token on the incident space of each section, -1 for none."""
        self.token_bag: vec[i64] = vec[i64]()
        """Tokens not yet drawn, by pile and kind."""
        self.token_box: vec[i64] = vec[i64]()
        """Tokens collected or without effect, by kind."""
        self.collected: vec[i64] = vec[i64]()
        """Tokens collected by each player."""
        self.deck: vec[i64] = vec[i64]()
        """Cards not yet drawn, by kind; the rival's unseen missions are among them."""
        self.discards: vec[i64] = vec[i64]()
        """The discard pile, by kind."""
        self.hands: vec[i64] = vec[i64]()
        """Cards in hand, by player and kind."""
        self.upgrades: vec[i64] = vec[i64]()
        """Upgrades, by player and kind."""
        self.missions: vec[i64] = vec[i64]()
        """Missions, by player and kind."""
        self.vehicles: vec[i64] = vec[i64]()
        """Vehicles, by player and kind."""
        self.board_cards: vec[i64] = vec[i64]()
        """Solo: the card above each upper dock."""
        self.decisions: vec[i64] = vec[i64]()
        """Solo: the two decision cards, -1 for none."""
        self.rival_pool: vec[i64] = vec[i64]()
        """Solo: unseen missions that lay out when the deck was shuffled anew, by kind."""
        self.aside: vec[i64] = vec[i64]()
        """Solo: duplicate missions replaced at the end, by kind."""
        self.owed: vec[i64] = vec[i64]()
        """What the deciding player still has to pay."""
        self.phase: i64 = FIRST_PLAYER
        """What is decided now."""
        self.stage: i64 = FIRST_PLAYER
        """Where the turn goes on when every effect is resolved."""
        self.first: i64 = 0
        """The first player."""
        self.active: i64 = 0
        """Whose turn it is."""
        self.tokens_left: i64 = 0
        """Tokens on the incident track, the sunset token among them."""
        self.unseen: i64 = 0
        """Solo: the rival's missions that nobody has seen, still among the deck's cards."""
        self.scrapped: i64 = 0
        """1 once the active player has scrapped this turn."""
        self.sunset_by: i64 = -1
        """Who resolved the sunset token."""
        self.placed_by: i64 = -1
        """Who ended the game with no crew pod left to save."""
        self.dock: i64 = -1
        """The dock of the drone just deployed."""
        self.used_cell: i64 = -1
        """The action already taken there."""
        self.returning: i64 = 0
        """Drones still to return."""
        self.platform_dock: i64 = -1
        """The platform dock whose action may be taken."""
        self.granted: i64 = -1
        """The platform dock whose cost is being paid."""
        self.reacting: i64 = 0
        """Energy that the reactor gives once it is paid."""
        self.owed_either: i64 = -1
        """A tile of two resources of which one is to be paid."""
        self.owed_card: i64 = 0
        """1 when a card is to be discarded as a cost."""
        self.awakening: i64 = 0
        """Crew pods that may still be awakened."""
        self.awaken_section: i64 = -1
        """The section they must come from, -1 for any."""
        self.awakened: i64 = 0
        """Crew pods awakened by this stasis control."""
        self.withdrawing: i64 = 0
        """Crew pods that may still be withdrawn."""
        self.withdrawn: i64 = 0
        """Crew pods withdrawn by this action."""
        self.drawing: i64 = 0
        """Cards being drawn."""
        self.draws: i64 = 0
        """Announced draws left."""
        self.plays: i64 = 0
        """Announced plays left."""
        self.cards: i64 = 0
        """Card benefits left, each a draw or a play."""
        self.choice: i64 = -1
        """A tile of two resources of which one is gained."""
        self.tile: i64 = -1
        """The tile just taken from a resource space."""
        self.prototype: i64 = -1
        """The tile just placed, whose benefit Prototype offers."""
        self.looking: i64 = 0
        """1 while Imaging's owner looks at the caverns."""
        self.flip_space: i64 = -1
        """The resource space whose next tile is turned up."""
        self.flip_cavern: i64 = -1
        """The cavern being turned up."""
        self.refilling: i64 = 0
        """1 when incident spaces are to be refilled."""
        self.vehicle: i64 = -1
        """The vehicle being launched."""
        self.loaded: i64 = 0
        """The crew pods on it."""
        self.tunnel: i64 = -1
        """The tunnel it takes."""
        self.rival_step: i64 = 0
        """Solo: how far the rival's turn has come."""
        self.rival_card: i64 = -1
        """Solo: the active decision card."""
        self.rival_left: i64 = 0
        """Solo: incidents, crew pods or cards left in this step."""
        self.rival_section: i64 = -1
        """Solo: the section of this step."""
        self.rival_rechecking: i64 = 0
        """Solo: 1 while nanites repeat the earlier checks."""

    def copy(self) -> State:
        """A position that shares nothing changeable with this one.

        Written out because mypyc has no faster way to copy its objects; a test asks it of every field.
        """
        other = State(self.components, self.seats, self.harder, self.unpredictable, self.rules)
        other.resources = self.resources[:]
        other.drone_at = self.drone_at[:]
        other.damaged = self.damaged[:]
        other.launch_drones = self.launch_drones[:]
        other.platform_drones = self.platform_drones[:]
        other.slots = self.slots[:]
        other.stack_size = self.stack_size[:]
        other.stack_top = self.stack_top[:]
        other.tile_bag = self.tile_bag[:]
        other.tile_box = self.tile_box[:]
        other.chambers = self.chambers[:]
        other.sabotaged = self.sabotaged[:]
        other.aboard = self.aboard[:]
        other.destroyed = self.destroyed[:]
        other.salvage = self.salvage[:]
        other.settlers = self.settlers[:]
        other.cavern_tile = self.cavern_tile[:]
        other.cavern_up = self.cavern_up[:]
        other.cavern_bag = self.cavern_bag[:]
        other.incidents = self.incidents[:]
        other.token_bag = self.token_bag[:]
        other.token_box = self.token_box[:]
        other.collected = self.collected[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.hands = self.hands[:]
        other.upgrades = self.upgrades[:]
        other.missions = self.missions[:]
        other.vehicles = self.vehicles[:]
        other.board_cards = self.board_cards[:]
        other.decisions = self.decisions[:]
        other.rival_pool = self.rival_pool[:]
        other.aside = self.aside[:]
        other.owed = self.owed[:]
        other.phase = self.phase
        other.stage = self.stage
        other.first = self.first
        other.active = self.active
        other.tokens_left = self.tokens_left
        other.unseen = self.unseen
        other.scrapped = self.scrapped
        other.sunset_by = self.sunset_by
        other.placed_by = self.placed_by
        other.dock = self.dock
        other.used_cell = self.used_cell
        other.returning = self.returning
        other.platform_dock = self.platform_dock
        other.granted = self.granted
        other.reacting = self.reacting
        other.owed_either = self.owed_either
        other.owed_card = self.owed_card
        other.awakening = self.awakening
        other.awaken_section = self.awaken_section
        other.awakened = self.awakened
        other.withdrawing = self.withdrawing
        other.withdrawn = self.withdrawn
        other.drawing = self.drawing
        other.draws = self.draws
        other.plays = self.plays
        other.cards = self.cards
        other.choice = self.choice
        other.tile = self.tile
        other.prototype = self.prototype
        other.looking = self.looking
        other.flip_space = self.flip_space
        other.flip_cavern = self.flip_cavern
        other.refilling = self.refilling
        other.vehicle = self.vehicle
        other.loaded = self.loaded
        other.tunnel = self.tunnel
        other.rival_step = self.rival_step
        other.rival_card = self.rival_card
        other.rival_left = self.rival_left
        other.rival_section = self.rival_section
        other.rival_rechecking = self.rival_rechecking
        return other

    def facts(self) -> list[int]:
        """Everything in it as numbers: equal lists are equal positions."""
        return facts_of(self)
