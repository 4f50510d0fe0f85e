"""6.1 to 6.8: drones are recalled: salvage, incidents, sabotage, and the way back to the platform."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components
from orrery.games.cryo.moves import RECALL, RESOLVE, RETURN, SABOTAGE_SECTION
from orrery.games.cryo.rules.ending import note_saved
from orrery.games.cryo.rules.salvage import recover_salvage
from orrery.games.cryo.rules.stores import because, drones_on_board, gain, owns, room, section_text, who
from orrery.games.cryo.state import AUTOMATING, INCIDENT, PLATFORM, REFILLING, RETURNING, SABOTAGING, State
from orrery.kernel import Arg, Event, Refusal, Text


def recalling_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.4: with a drone on the board."""
    return append(moves, RECALL) if drones_on_board(state, state.active) > 0 else moves


def against_recalling(state: State, seat: int, n: int) -> Refusal | None:
    """3.4: a drone to recall."""
    return Refusal("3.4", because("no-drone-out")) if drones_on_board(state, seat) == 0 else None


def recall(state: State, events: list[Event] | None) -> None:
    """6.1: the recall begins with salvage; an incident follows."""
    if events is not None:
        events.append(Event("recalled", {"who": who(state, state.active)}))
    recover_salvage(state, state.active, events)
    state.returning = -1
    state.stage = INCIDENT


def resolving_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.2: any section with a token."""
    for section in range(components.SECTIONS):
        if state.incidents[section] >= 0:
            moves = append(moves, RESOLVE + section)
    return moves


def against_resolving(state: State, seat: int, section: int) -> Refusal | None:
    """6.2: a token lies there."""
    if state.incidents[section] < 0:
        return Refusal("6.2", because("no-token", section=section_text(section)))
    return None


def resolve(state: State, section: i64, events: list[Event] | None) -> bool:
    """6.3: the token of a section is resolved; True where another section must be chosen for a sabotage."""
    state.refilling = 1
    state.stage = RETURNING
    token = state.incidents[section]
    state.incidents[section] = -1
    if token != components.SABOTAGE:
        loot(state, state.active, section, token, events)
        state.cards += state.components.token_gain[token * 6 + components.CARD]
        return False
    if intact_chamber(state, section) >= 0:
        sabotage(state, section, events)
    elif any_intact(state):
        state.phase = SABOTAGING
        return True
    else:
        state.token_box[components.SABOTAGE] += 1
    return False


def loot(state: State, player: i64, section: i64, token: i64, events: list[Event] | None) -> None:
    """6.6, 6.7, 14.4: a token is collected for what it shows; the sunset token ends the game."""
    state.token_box[token] += 1
    state.collected[player] += 1
    if token == components.SUNSET:
        state.sunset_by = player
        if events is not None:
            events.append(Event("sunset", {"who": who(state, player)}))
        return
    if events is not None:
        args: dict[str, Arg] = {"who": who(state, player), "section": section_text(section), "token": token_text(token)}
        events.append(Event("looted", args))
    for resource in range(components.RESOURCES):
        n = state.components.token_gain[token * 6 + resource]
        if n > 0:
            gain(state, player, resource, n, events)


def token_text(token: i64) -> Text:
    """A token's name."""
    return Text("token-" + components.key_of(components.TOKEN_NAMES[token]))


def intact_chamber(state: State, section: i64) -> i64:
    """6.4: the lowest-numbered chamber without a sabotage token, -1 when all three have one."""
    for chamber in range(section * 3, section * 3 + 3):
        if state.sabotaged[chamber] == 0:
            return chamber
    return -1


def any_intact(state: State) -> bool:
    """Whether any chamber is left to sabotage."""
    return any(intact_chamber(state, section) >= 0 for section in range(components.SECTIONS))


def sabotaging_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.5: any other section with an intact chamber."""
    for section in range(components.SECTIONS):
        if intact_chamber(state, section) >= 0:
            moves = append(moves, SABOTAGE_SECTION + section)
    return moves


def against_sabotaging(state: State, seat: int, section: int) -> Refusal | None:
    """6.5: a chamber without a sabotage token."""
    if all(state.sabotaged[section * 3 + number] for number in range(3)):
        return Refusal("6.5", because("all-sabotaged", section=section_text(section)))
    return None


def sabotage(state: State, section: i64, events: list[Event] | None) -> None:
    """6.4, 9.13: the chamber's crew pods are destroyed; Advance Warning saves one of its owner's."""
    chamber = intact_chamber(state, section)
    state.sabotaged[chamber] = 1
    lost: i64 = 0
    for player in range(state.players):
        at = chamber * state.players + player
        if state.chambers[at] > 0 and owns(state, player, components.ADVANCE_WARNING):
            _warn(state, player, chamber, events)
        lost += state.chambers[at]
        state.destroyed[player] += state.chambers[at]
        state.chambers[at] = 0
    if events is not None:
        events.append(
            Event(
                "sabotaged",
                {
                    "who": who(state, state.active),
                    "chamber": Text(f"chamber-{components.CHAMBER_NAMES[chamber]}"),
                    "n": int(lost),
                },
            )
        )
    note_saved(state, events)


def _warn(state: State, player: i64, chamber: i64, events: list[Event] | None) -> None:
    """9.13: to the next chamber of the section, or from the last one to the platform if there is room."""
    at = chamber * state.players + player
    if chamber % 3 < 2:
        state.chambers[at] -= 1
        state.chambers[at + state.players] += 1
    elif room(state, player) > 0:
        state.chambers[at] -= 1
        state.aboard[player] += 1
    else:
        return
    if events is not None:
        events.append(Event("warned", {"who": who(state, player)}))


def place_token(state: State, pile: i64, section: i64, token: i64, events: list[Event] | None) -> None:
    """1.11, 6.3: a token is laid face up on an incident space."""
    if token != components.SUNSET:
        state.token_bag[pile * components.TOKENS + token] -= 1
    state.incidents[section] = token
    if events is not None:
        events.append(
            Event(
                "showed-token",
                {"section": Text(f"section-{components.SECTION_NAMES[section]}"), "token": token_text(token)},
            )
        )


def empty_incident_space(state: State) -> i64:
    """6.3: the space to be refilled next, -1 when none is empty or no token is left."""
    if state.tokens_left == 0:
        return -1
    for section in range(components.SECTIONS):
        if state.incidents[section] < 0:
            return section
    return -1


def track_pile(state: State) -> i64:
    """1.11: 0 while the leftmost stack of the track is an early one, 1 when it is late."""
    drawn = state.components.track_spaces * state.players + 1 - state.tokens_left
    return 0 if drawn < state.components.early_spaces * state.players else 1


def refill(state: State, events: list[Event] | None) -> bool:
    """6.3: empty incident spaces are refilled; True where chance draws a token."""
    while state.refilling:
        section = empty_incident_space(state)
        if section < 0:
            state.refilling = 0
        elif state.tokens_left == 1:
            state.tokens_left = 0
            place_token(state, 1, section, components.SUNSET, events)
        else:
            state.phase = REFILLING
            return True
    return False


def draw_token(state: State, token: i64, events: list[Event] | None) -> None:
    """6.3: the next token of the track."""
    place_token(state, track_pile(state), empty_incident_space(state), token, events)
    state.tokens_left -= 1


def take_back_drones(state: State, player: i64) -> i64:
    """6.8: every drone of a player leaves the board; how many they were."""
    n = drones_on_board(state, player)
    state.launch_drones[player] = 0
    for dock in range(components.DOCKS):
        if state.drone_at[dock] == player:
            state.drone_at[dock] = -1
    return n


def bring_back_drones(state: State) -> bool:
    """6.8: one drone after the other; True while one has no dock yet."""
    if state.returning < 0:
        state.returning = take_back_drones(state, state.active)
    if state.returning > 0:
        state.phase = RETURNING
        return True
    state.stage = AUTOMATING
    return False


def returning_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.8: any open dock of the platform."""
    for dock in range(components.PLATFORM_DOCKS):
        if not state.platform_drones[state.active * components.PLATFORM_DOCKS + dock]:
            moves = append(moves, RETURN + dock)
    return moves


def against_returning(state: State, seat: int, dock: int) -> Refusal | None:
    """6.8: no drone stands there."""
    if state.platform_drones[seat * components.PLATFORM_DOCKS + dock]:
        return Refusal("6.8", because("platform-dock-taken", dock=Text(f"platform-{components.PLATFORM_NAMES[dock]}")))
    return None


def return_drone(state: State, dock: i64, events: list[Event] | None) -> None:
    """6.8: a drone returns to an open dock of the platform."""
    player = state.active
    state.platform_drones[player * components.PLATFORM_DOCKS + dock] = 1
    state.returning -= 1
    state.platform_dock = dock
    state.stage = PLATFORM
    if events is not None:
        events.append(
            Event("returned", {"who": who(state, player), "dock": Text(f"platform-{components.PLATFORM_NAMES[dock]}")})
        )
