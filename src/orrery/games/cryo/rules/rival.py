"""12: what holds for the rival throughout its turn, and the steps of that turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.cryo.components import CARDS, SECTIONS, UPGRADE_NAMES, VEHICLE_NAMES
from orrery.games.cryo.rules.awakening import leave_stasis
from orrery.games.cryo.rules.stores import because, freshen_deck, pods_in_section, who
from orrery.games.cryo.state import RIVAL, State
from orrery.kernel import Event, Refusal, Text

# the steps of the rival's turn, in order
BEGIN: Final = 0
ACTIVATE_CARD: Final = 1
DEPLOY_DRONE: Final = 2
TAKE_ACTION: Final = 3
DRAW_DECISION: Final = 4
ASSIGN_SALVAGE: Final = 10
RECOVER: Final = 11
INCIDENTS: Final = 12
REFILL: Final = 13
RETURN_DRONES: Final = 14
CHECK_CRYSTALS: Final = 20
CHECK_ORGANICS: Final = 21
AWAKEN_MOST: Final = 22
CHECK_TECH: Final = 23
CHECK_NANITES: Final = 24
CHECK_ENERGY: Final = 25
SETTLE_CREW: Final = 26
DIVIDE_CREW: Final = 27
DONE: Final = 30


def unless_among(choices: list[int], n: int, rule: str) -> Refusal | None:
    """12.10: only what the rival's own rules leave open."""
    return None if n in choices else Refusal(rule, because("not-for-the-rival"))


def pods_by_section(state: State) -> list[int]:
    """The rival's crew pods in each section, for refusals."""
    return [int(pods_in_section(state, RIVAL, section)) for section in range(SECTIONS)]


def with_fewest(pods: list[int], sections: list[int]) -> list[int]:
    """14.3: those sections that hold the fewest rival crew pods."""
    least = min((pods[s] for s in sections), default=0)
    return [s for s in sections if pods[s] == least]


def take_mission(state: State, events: list[Event] | None) -> None:
    """12.4: the top card of the deck becomes a mission that nobody has seen."""
    if freshen_deck(state, events):
        state.unseen += 1
        if events is not None:
            events.append(Event("laid-unseen", {"who": who(state, RIVAL)}))


def awaken_leftmost(state: State, section: i64, events: list[Event] | None) -> None:
    """13.7: from the lowest-numbered chamber of the section that holds a rival crew pod, if any."""
    for chamber in range(section * 3, section * 3 + 3):
        if state.chambers[chamber * state.players + RIVAL] > 0:
            leave_stasis(state, RIVAL, chamber, events)
            return


def keep_upgrade(state: State, card: i64, events: list[Event] | None) -> None:
    """10.4, 15.3: a card becomes an upgrade of the rival's."""
    state.upgrades[RIVAL * CARDS + card] += 1
    if events is not None:
        events.append(Event("upgraded", {"who": who(state, RIVAL), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))


def keep_vehicle(state: State, card: i64, events: list[Event] | None) -> None:
    """10.4, 15.3: a card becomes a vehicle of the rival's."""
    state.vehicles[RIVAL * CARDS + card] += 1
    if events is not None:
        events.append(Event("built", {"who": who(state, RIVAL), "vehicle": Text(f"vehicle-{VEHICLE_NAMES[card]}")}))
