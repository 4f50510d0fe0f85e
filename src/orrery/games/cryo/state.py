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
    """A position; tables by player are laid out player by player; beside how each field begins, what a copy takes."""

    def __init__(
        self,
        components: Components,
        seats: i64,
        harder: bool,
        unpredictable: bool,
        rules: i64,
        old: State | None = None,
    ) -> None:
        self.components: Components = components
        self.rules: i64 = rules
        """The version of the rules that this game is played by."""
        self.seats: i64 = seats
        self.players: i64 = 2 if seats == 1 else seats
        self.harder: bool = harder
        self.unpredictable: bool = unpredictable
        self.resources: vec[i64] = vec[i64]() if old is None else old.resources[:]
        """Crystals, organics, tech, nanites and energy of each player."""
        self.drone_at: vec[i64] = vec[i64]() if old is None else old.drone_at[:]
        """The player whose drone stands on a ship dock, -1 for none."""
        self.damaged: vec[i64] = vec[i64]() if old is None else old.damaged[:]
        """1 for a damaged dock."""
        self.launch_drones: vec[i64] = vec[i64]() if old is None else old.launch_drones[:]
        """Drones of each player on the launch dock."""
        self.platform_drones: vec[i64] = vec[i64]() if old is None else old.platform_drones[:]
        """1 for a drone on a dock of a platform."""
        self.slots: vec[i64] = vec[i64]() if old is None else old.slots[:]
        """The tile in each slot of each platform, -1 for none."""
        self.stack_size: vec[i64] = vec[i64]() if old is None else old.stack_size[:]
        """Tiles in the stack of each resource space."""
        self.stack_top: vec[i64] = vec[i64]() if old is None else old.stack_top[:]
        """The tile face up on each stack, -1 for none."""
        self.tile_bag: vec[i64] = vec[i64]() if old is None else old.tile_bag[:]
        """Tiles not yet turned up, by back and kind."""
        self.tile_box: vec[i64] = vec[i64]() if old is None else old.tile_box[:]
        """Tiles returned to the box, by kind."""
        self.chambers: vec[i64] = vec[i64]() if old is None else old.chambers[:]
        """Crew pods in each stasis chamber, by chamber and player."""
        self.sabotaged: vec[i64] = vec[i64]() if old is None else old.sabotaged[:]
        """1 for a chamber with a sabotage token."""
        self.aboard: vec[i64] = vec[i64]() if old is None else old.aboard[:]
        """Crew pods on each platform and its vehicles."""
        self.destroyed: vec[i64] = vec[i64]() if old is None else old.destroyed[:]
        """Destroyed crew pods of each player."""
        self.salvage: vec[i64] = vec[i64]() if old is None else old.salvage[:]
        """Crew pods assigned to salvage, by material and player."""
        self.settlers: vec[i64] = vec[i64]() if old is None else old.settlers[:]
        """Crew pods in each cavern, by cavern and player."""
        self.cavern_tile: vec[i64] = vec[i64]() if old is None else old.cavern_tile[:]
        """The tile that is known to lie on a space, -1 while nobody has seen it."""
        self.cavern_up: vec[i64] = vec[i64]() if old is None else old.cavern_up[:]
        """1 for a cavern that lies face up."""
        self.cavern_bag: vec[i64] = vec[i64]() if old is None else old.cavern_bag[:]
        """1 for a cavern tile that nobody has seen."""
        self.incidents: vec[i64] = vec[i64]() if old is None else old.incidents[:]
        """The token on the incident space of each section, -1 for none."""
        self.token_bag: vec[i64] = vec[i64]() if old is None else old.token_bag[:]
        """Tokens not yet drawn, by pile and kind."""
        self.token_box: vec[i64] = vec[i64]() if old is None else old.token_box[:]
        """Tokens collected or without effect, by kind."""
        self.collected: vec[i64] = vec[i64]() if old is None else old.collected[:]
        """Tokens collected by each player."""
        self.deck: vec[i64] = vec[i64]() if old is None else old.deck[:]
        """Cards not yet drawn, by kind; the rival's unseen missions are among them."""
        self.discards: vec[i64] = vec[i64]() if old is None else old.discards[:]
        """The discard pile, by kind."""
        self.hands: vec[i64] = vec[i64]() if old is None else old.hands[:]
        """Cards in hand, by player and kind."""
        self.upgrades: vec[i64] = vec[i64]() if old is None else old.upgrades[:]
        """Upgrades, by player and kind."""
        self.missions: vec[i64] = vec[i64]() if old is None else old.missions[:]
        """Missions, by player and kind."""
        self.vehicles: vec[i64] = vec[i64]() if old is None else old.vehicles[:]
        """Vehicles, by player and kind."""
        self.board_cards: vec[i64] = vec[i64]() if old is None else old.board_cards[:]
        """Solo: the card above each upper dock."""
        self.decisions: vec[i64] = vec[i64]() if old is None else old.decisions[:]
        """Solo: the two decision cards, -1 for none."""
        self.rival_pool: vec[i64] = vec[i64]() if old is None else old.rival_pool[:]
        """Solo: unseen missions that lay out when the deck was shuffled anew, by kind."""
        self.aside: vec[i64] = vec[i64]() if old is None else old.aside[:]
        """Solo: duplicate missions replaced at the end, by kind."""
        self.owed: vec[i64] = vec[i64]() if old is None else old.owed[:]
        """What the deciding player still has to pay."""
        self.phase: i64 = FIRST_PLAYER if old is None else old.phase
        """What is decided now."""
        self.stage: i64 = FIRST_PLAYER if old is None else old.stage
        """Where the turn goes on when every effect is resolved."""
        self.first: i64 = 0 if old is None else old.first
        """The first player."""
        self.active: i64 = 0 if old is None else old.active
        """Whose turn it is."""
        self.tokens_left: i64 = 0 if old is None else old.tokens_left
        """Tokens on the incident track, the sunset token among them."""
        self.unseen: i64 = 0 if old is None else old.unseen
        """Solo: the rival's missions that nobody has seen, still among the deck's cards."""
        self.scrapped: i64 = 0 if old is None else old.scrapped
        """1 once the active player has scrapped this turn."""
        self.sunset_by: i64 = -1 if old is None else old.sunset_by
        """Who resolved the sunset token."""
        self.placed_by: i64 = -1 if old is None else old.placed_by
        """Who ended the game with no crew pod left to save."""
        self.dock: i64 = -1 if old is None else old.dock
        """The dock of the drone just deployed."""
        self.used_cell: i64 = -1 if old is None else old.used_cell
        """The action already taken there."""
        self.returning: i64 = 0 if old is None else old.returning
        """Drones still to return."""
        self.platform_dock: i64 = -1 if old is None else old.platform_dock
        """The platform dock whose action may be taken."""
        self.granted: i64 = -1 if old is None else old.granted
        """The platform dock whose cost is being paid."""
        self.reacting: i64 = 0 if old is None else old.reacting
        """Energy that the reactor gives once it is paid."""
        self.owed_either: i64 = -1 if old is None else old.owed_either
        """A tile of two resources of which one is to be paid."""
        self.owed_card: i64 = 0 if old is None else old.owed_card
        """1 when a card is to be discarded as a cost."""
        self.awakening: i64 = 0 if old is None else old.awakening
        """Crew pods that may still be awakened."""
        self.awaken_section: i64 = -1 if old is None else old.awaken_section
        """The section they must come from, -1 for any."""
        self.awakened: i64 = 0 if old is None else old.awakened
        """Crew pods awakened by this stasis control."""
        self.withdrawing: i64 = 0 if old is None else old.withdrawing
        """Crew pods that may still be withdrawn."""
        self.withdrawn: i64 = 0 if old is None else old.withdrawn
        """Crew pods withdrawn by this action."""
        self.drawing: i64 = 0 if old is None else old.drawing
        """Cards being drawn."""
        self.draws: i64 = 0 if old is None else old.draws
        """Announced draws left."""
        self.plays: i64 = 0 if old is None else old.plays
        """Announced plays left."""
        self.cards: i64 = 0 if old is None else old.cards
        """Card benefits left, each a draw or a play."""
        self.choice: i64 = -1 if old is None else old.choice
        """A tile of two resources of which one is gained."""
        self.tile: i64 = -1 if old is None else old.tile
        """The tile just taken from a resource space."""
        self.prototype: i64 = -1 if old is None else old.prototype
        """The tile just placed, whose benefit Prototype offers."""
        self.looking: i64 = 0 if old is None else old.looking
        """1 while Imaging's owner looks at the caverns."""
        self.flip_space: i64 = -1 if old is None else old.flip_space
        """The resource space whose next tile is turned up."""
        self.flip_cavern: i64 = -1 if old is None else old.flip_cavern
        """The cavern being turned up."""
        self.refilling: i64 = 0 if old is None else old.refilling
        """1 when incident spaces are to be refilled."""
        self.vehicle: i64 = -1 if old is None else old.vehicle
        """The vehicle being launched."""
        self.loaded: i64 = 0 if old is None else old.loaded
        """The crew pods on it."""
        self.tunnel: i64 = -1 if old is None else old.tunnel
        """The tunnel it takes."""
        self.rival_step: i64 = 0 if old is None else old.rival_step
        """Solo: how far the rival's turn has come."""
        self.rival_card: i64 = -1 if old is None else old.rival_card
        """Solo: the active decision card."""
        self.rival_left: i64 = 0 if old is None else old.rival_left
        """Solo: incidents, crew pods or cards left in this step."""
        self.rival_section: i64 = -1 if old is None else old.rival_section
        """Solo: the section of this step."""
        self.rival_rechecking: i64 = 0 if old is None else old.rival_rechecking
        """Solo: 1 while nanites repeat the earlier checks."""

    def copy(self) -> State:
        """A position that shares nothing changeable with this one."""
        return State(self.components, self.seats, self.harder, self.unpredictable, self.rules, self)

    def facts(self) -> list[int]:
        """Everything in it as numbers: equal lists are equal positions."""
        return facts_of(self)
