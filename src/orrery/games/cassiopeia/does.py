"""What a card does, in words that take their numbers from the edition that is played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cassiopeia import components as parts
from orrery.games.cassiopeia.components import Components, components
from orrery.games.cassiopeia.moves import RESOURCE_WORDS
from orrery.keeping import MANY
from orrery.kernel import Arg, Terms, Text


def cards_of(terms: Terms) -> Components:
    """What is printed on the cards that are played with."""
    return components(terms.edition, terms["reading"], terms["free-objects"])


def printed(table: vec[i64], face: int) -> dict[str, int]:
    """What a table of the components has for a specialist, by resource."""
    first = face * parts.RESOURCES
    return {word: int(table[first + k]) for k, word in enumerate(RESOURCE_WORDS)}


def action_of(cards: Components, name: str) -> str:
    """What a specialist does besides its gains."""
    return parts.ACTION_NAMES[cards.action[parts.SPECIALIST_IDS.index(name)]]


def signs(amounts: Mapping[str, int]) -> tuple[Text, ...]:
    """Resources as numbers with their symbols."""
    return tuple(Text(f"sign-{word}", {"n": amounts[word]}) for word in RESOURCE_WORDS if amounts.get(word))


def specialist_does(cards: Components, name: str) -> Text:
    """A specialist's main part, Logistics part and what may follow, as far as there are any."""
    said = Text("does-main", {"main": main_part(cards, name)})
    logistics, after = logistics_part(cards, name), after_part(cards, name)
    if logistics:
        said = Text("does-logistics", {"before": said, "logistics": logistics})
    return Text("does-after", {"before": said, "after": after}) if after else said


@lru_cache(maxsize=MANY)
def main_part(cards: Components, name: str) -> tuple[Text, ...]:
    """5: what everybody gains, what the active player gains, and what else is done."""
    face, action = parts.SPECIALIST_IDS.index(name), action_of(cards, name)
    each, gained = signs(printed(cards.each, face)), signs(printed(cards.gain, face))
    texts = [Text("does-each", {"what": each})] if each else []
    if gained:
        texts.append(Text("does-gain-more" if each else "does-gain", {"what": gained}))
    if action != "none":
        texts.append(_action(cards, action, int(cards.fee[face])))
    return tuple(texts) or (Text("does-nothing"),)


@lru_cache(maxsize=MANY)
def brief_part(cards: Components, name: str) -> tuple[Text, ...]:
    """The main part in very few words, for a button."""
    face, action = parts.SPECIALIST_IDS.index(name), action_of(cards, name)
    gained = printed(cards.gain, face)
    gains = signs({word: n + gained[word] for word, n in printed(cards.each, face).items()})
    return gains + ((Text(f"brief-{action}"),) if action != "none" else ())


@lru_cache(maxsize=MANY)
def logistics_part(cards: Components, name: str) -> tuple[Text, ...]:
    """2.3: what stands after the word Logistics."""
    face = parts.SPECIALIST_IDS.index(name)
    action = cards.logistics_action[face]
    smuggle = (Text("does-smuggle-again"),) if action == parts.SMUGGLE else ()
    return signs(printed(cards.logistics, face)) + smuggle + _offered(cards, action)


@lru_cache(maxsize=MANY)
def after_part(cards: Components, name: str) -> tuple[Text, ...]:
    """5.10, 5.13: what may follow, optimized or not."""
    return _offered(cards, cards.after[parts.SPECIALIST_IDS.index(name)])


def _action(cards: Components, action: str, fee: int) -> Text:
    if action in ("to-mars", "to-earth"):
        return Text(f"does-{action}", {"n": int(cards.limit)})
    if action == "smuggle":
        return Text("does-smuggle", {"what": coins(cards.smuggler_coins)})
    if action == "tax":
        return Text("does-tax")
    thing = Text(f"the-{action.removeprefix('claim-')}")
    return Text("does-claim-paid", {"thing": thing, "fee": coins(fee)}) if fee else Text("does-claim", {"thing": thing})


def _offered(cards: Components, action: int) -> tuple[Text, ...]:
    if action == parts.OFFER_CAPSULE:
        return (Text("does-capsule", {"price": coins(cards.buy[parts.CAPSULE])}),)
    return (Text("does-exchange", {"n": int(cards.exchanges)}),) if action == parts.OFFER_EXCHANGE else ()


def coins(n: int) -> Text:
    """An amount of coins."""
    return Text("sign-coin", {"n": int(n)})


@lru_cache(maxsize=MANY)
def effect_does(cards: Components, effect: str) -> Text:
    """What an inhabited planet or a space object does."""
    args: dict[str, dict[str, Arg]] = {
        "trade": {"what": coins(cards.trade_coins)},
        "alien-station": {"what": Text("sign-capsule", {"n": int(cards.alien_capsules)})},
        "biological": {"price": coins(cards.biological_price)},
        "factory": {"what": Text("sign-bot", {"n": int(cards.factory_bots)})},
        "observatory": {"what": coins(cards.observatory_coins), "more": coins(cards.observatory_logistics)},
        "hotel": {"n": int(cards.hotel_most)},
        "relay": {"fee": coins(cards.relay_fee)},
        "shield": {"n": int(cards.shield_limit)},
        "phobos": {"n": int(cards.base_symbols)},
        "lunar-base": {"n": int(cards.base_symbols)},
        "freighter": {"bot": coins(cards.freight_bot), "lens": coins(cards.freight_lens)},
    }
    always = effect == "alien-station" and not cards.alien_needs_nothing
    return Text(f"does-{effect}-always" if always else f"does-{effect}", args.get(effect, {}))
