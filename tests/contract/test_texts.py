"""The catalogues are complete: every key of the engine has a text in every language."""

from __future__ import annotations

import ast
import functools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scriptorium.cli import orders
from scriptorium.cli.main import COMMANDS
from scriptorium.core import registry
from scriptorium.core.datafile import SOURCES
from scriptorium.core.errors import Illegal, Problem, Reason
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.games.orleans import game as orleans
from scriptorium.games.orleans.pieces import GOODS, KINDS, TILES, TRACKS
from scriptorium.games.orleans.reasons import _TABLE
from scriptorium.server.failures import STATUS
from scriptorium.texts import LANGUAGES, MissingText, Texts
from scriptorium.texts.catalogue import Catalogue

SOURCE = Path(__file__).parents[2] / "src" / "scriptorium"
GAME = "orleans"
PROBLEMS = ("Problem", "BadData", "BadPosition", "BadRecord")


def strict(lang: str, state: State | None = None) -> Texts:
    return Texts(lang, GAME, state.ruleset.codec if state is not None else None, strict=True)


def start(players: int = 4, seed: int = 1, edition: str = "2019", **options: Any) -> Table:
    config = registry.config(GAME, players, seed, edition, options=options)
    return Table(config, ["human"] * players)


# The catalogues among themselves


def without_form(variable: str, catalogue: Catalogue) -> str:
    """$place-to is a form of $place."""
    base, _, _ = variable.rpartition("-")
    return base if base and catalogue.role(base) else variable


def variables(catalogue: Catalogue, key: str) -> set[str]:
    return {without_form(one, catalogue) for one in catalogue.variables(key)}


def test_no_catalogue_is_broken() -> None:
    for lang in LANGUAGES:
        assert strict(lang).catalogue.broken == []


def test_all_languages_have_the_same_messages_and_variables() -> None:
    english, *others = (strict(lang).catalogue for lang in LANGUAGES)
    for other in others:
        assert set(other.entries) == set(english.entries)
        differing = [k for k in english.entries if variables(english, k) != variables(other, k)]
        assert differing == []


def test_catalogues_hold_no_markup() -> None:
    for lang in LANGUAGES:
        for path in [
            *(SOURCE / "texts").glob(f"*{lang}.ftl"),
            *SOURCE.glob(f"games/*/texts/{lang}.ftl"),
        ]:
            assert not re.search(r"</?[a-z]+>|\[/?[a-z]+\](?! )", path.read_text(encoding="utf-8"))


# Keys in the source


@functools.cache
def nodes(folder: str) -> list[ast.AST]:
    paths = sorted((SOURCE / folder).rglob("*.py"))
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    return [node for tree in trees for node in ast.walk(tree)]


def called_name(call: ast.Call) -> str:
    """The last part of what is called: `g.tell(...)` calls `tell`."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def calls(folders: tuple[str, ...]) -> Iterator[tuple[str, ast.Call]]:
    for folder in folders:
        for node in nodes(folder):
            if isinstance(node, ast.Call):
                yield called_name(node), node


def text_of(node: ast.expr) -> Iterator[str]:
    """The texts an argument may be: a literal, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from text_of(node.body)
        yield from text_of(node.orelse)


def keys(name: str, *folders: str, at: int = 0) -> set[str]:
    return {
        key
        for called, call in calls(folders)
        if called == name and len(call.args) > at
        for key in text_of(call.args[at])
    }


def returned_keys() -> set[str]:
    """Places answer `why_argument` with (key, rule, values)."""
    found: set[str] = set()
    for node in nodes("games"):
        if isinstance(node, ast.FunctionDef) and node.name == "why_argument":
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and isinstance(inner.value, ast.Tuple):
                    found |= set(text_of(inner.value.elts[0]))
    return found


def assigned_keys() -> set[str]:
    """`key = "a" if ... else "b"`, for a Reason made below."""
    found: set[str] = set()
    for node in nodes("games"):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "key":
            found |= set(text_of(node.value))
    return found


def reason_keys() -> set[str]:
    found = keys("Reason", "core", "games", "server") | returned_keys() | assigned_keys()
    return found | {key for key, _ in _TABLE if key}


def problem_keys() -> set[str]:
    found: set[str] = set()
    for name in PROBLEMS:
        found |= keys(name, "core", "games", "bots", "arena", "server", "cli")
    found |= set(STATUS)  # some of them are chosen by their status
    # The checker of data files prefixes the second argument of its complaints.
    return found | {f"data-{key}" for key in keys("fail", "core", "games", at=1)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_source_has_a_text(lang: str) -> None:
    has = strict(lang).has
    assert [key for key in sorted(reason_keys()) if not has(f"reason-{key}")] == []
    assert [key for key in sorted(problem_keys()) if not has(f"problem-{key}")] == []
    assert [key for key in sorted(keys("tell", "games")) if not has(f"event-{key}")] == []
    assert [kind for kind in orleans.FRAMES if not has(f"prompt-{kind}")] == []
    assert len(reason_keys()) > 60
    assert len(problem_keys()) > 40


def test_no_text_is_left_over() -> None:
    """Keys nobody uses any more are a sign of a typing error somewhere."""
    texts = strict("en")
    used = {
        "reason": reason_keys(),
        "problem": problem_keys(),
        "prompt": set(orleans.FRAMES),
        "event": keys("tell", "games") | {"line"},
    }
    for key in texts.catalogue.entries:
        family, _, rest = key.partition("-")
        if family in used:
            assert rest in used[family], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_the_terminal_uses_has_a_text(lang: str) -> None:
    texts = strict(lang)
    known = set(texts.catalogue.entries)
    used = keys("t", "cli") | keys("t", "games") | keys("form", "games")
    assert sorted(used - known) == []
    described = {
        text
        for _, call in calls(("cli",))
        for word in call.keywords
        if word.arg == "help"
        for text in text_of(word.value)
    }
    assert sorted(described - known) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_order_command_and_topic_has_its_texts(lang: str) -> None:
    texts = strict(lang)
    wanted = [f"order-{order}{end}" for order in orders.ORDERS for end in ("", "-help")]
    wanted += [f"cli-{command}" for command in COMMANDS]
    wanted += [f"origin-{source}{end}" for source in SOURCES for end in ("", "-means")]
    assert [key for key in wanted if not texts.has(key)] == []
    assert "Castle" in orders.topics(texts) or "Burg" in orders.topics(texts)


def test_no_word_means_two_orders() -> None:
    for lang in LANGUAGES:
        words = [word for one in orders.ORDERS for word in set(orders.words_of(one, strict(lang)))]
        assert len(words) == len(set(words))


# Names


def names() -> Iterator[tuple[str, str]]:
    rules = start(5).state.ruleset
    assert isinstance(rules, orleans.Rules)
    meta = registry.meta(GAME)
    yield from (("tile", one) for one in [*TILES, "any", "any_neutral", "technology"])
    yield from (("good", one) for one in GOODS)
    yield from (("place", place.id) for place in rules.places)
    yield from (("deed", one) for one in rules.deed_names)
    yield from (("town", one) for one in rules.towns)
    yield from (("track", one) for one in [*TRACKS, "development"])
    yield from (("happening", event.id) for event in rules.events)
    yield from (("effect", event.id) for event in rules.events)
    yield from (("phase", phase.name) for phase in rules.phases)
    yield from (("phase", kind) for kind in orleans.FRAMES)
    yield from (("seat", str(seat)) for seat in range(meta.players[1]))
    yield from (("source", one) for one in start(2).state.result()["sources"])
    yield from (("figure", one) for one in start(2).state.figures())
    yield from (("edition", one) for one in meta.editions)
    yield from (("scenario", one) for one in meta.scenarios)
    yield from (("option", one.name) for one in meta.options)
    yield from (("help-place", place.id) for place in rules.places)
    yield from (("help-event", event.id) for event in rules.events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_places_and_events_an_explanation(lang: str) -> None:
    texts = strict(lang)
    assert [one for one in names() if not texts.has("-".join(one))] == []


def test_names_of_one_role_have_the_same_forms() -> None:
    """So that a text that asks for a form always gets it. Marks of some tiles only: `brief`."""
    for lang in LANGUAGES:
        catalogue = strict(lang).catalogue
        forms: dict[str, set[frozenset[str]]] = {}
        for role, value in names():
            if not role.startswith("help"):
                found = frozenset(catalogue.forms(f"{role}-{value}")) - {"brief"}
                forms.setdefault(role, set()).add(found)
        assert {role: found for role, found in forms.items() if len(found) > 1} == {}


def test_the_two_names_of_a_seat_or_good_are_distinct() -> None:
    for lang in LANGUAGES:
        texts = strict(lang)
        for role, values in (("seat", range(5)), ("good", GOODS), ("tile", KINDS)):
            form = "short" if role == "tile" else "letter"
            shorts = [texts.name(role, value, form) for value in values]
            assert len(set(shorts)) == len(shorts)


# Filling


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_told(lang: str) -> None:
    for players, edition in ((5, "2019"), (2, "2014")):
        state = start(players, edition=edition).state
        texts = strict(lang, state)
        labels = [texts.label(spoken) for spoken in state.ruleset.codec]
        assert len(labels) == len(state.ruleset.codec)
        # Two actions of one menu must not read the same.
        assert all(label.strip() for label in labels)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_can_be_told(lang: str, seed: int) -> None:
    """Events, questions, options and refusals of lively random games, without any fallback."""
    edition = ("2019", "2014")[seed % 2]
    table = start(2 + seed, seed, edition, remove_tiles=seed == 0)
    texts = strict(lang, table.state)
    chance = random.Random(seed)
    codec = table.state.ruleset.codec
    everything = [spoken.text for spoken in codec]
    told = 0
    while not table.state.over:
        seat = chance.choice(table.state.to_act)
        tell_decision(table, seat, texts, chance)
        refused(table, seat, chance.choice(everything), texts)
        entry = table.act(seat, lively(table, seat, chance))
        told += sum(bool(sentence.text) for sentence in texts.story(entry.events))
    assert told > 200


def lively(table: Table, seat: int, chance: random.Random) -> str:
    """Random play that does not give up early."""
    state = table.state
    legal = [state.ruleset.codec.text(action) for action in state.legal(seat)]
    dull = ("ready", "pass", "done", "draw 0", "draw 1", "draw 2", "recall")
    good = [text for text in legal if not text.startswith(dull)]
    return chance.choice(good or legal)


def tell_decision(table: Table, seat: int, texts: Texts, chance: random.Random) -> None:
    if chance.random() > 0.2:
        return
    decision = table.decision(seat)
    assert decision is not None
    assert texts.t(f"prompt-{decision.kind}", **decision.values)
    labels = [texts.label(option) for option in decision.options if not option.takes_back]
    assert len(set(labels)) == len(labels)
    for option in decision.refused:
        assert option.refused is not None
        assert texts.reason(option.refused)


def refused(table: Table, seat: int, text: str, texts: Texts) -> None:
    state = table.state
    reason = state.why(seat, state.ruleset.codec.action(text))
    if reason is not None:
        assert texts.reason(reason)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_of_the_core_can_be_told(lang: str) -> None:
    table = start(2)
    texts = strict(lang, table.state)
    for attempt in ("dance", "pass"):
        with pytest.raises(Illegal) as caught:
            table.act(0, attempt)
        assert texts.problem(caught.value)
    turn = Reason("not-your-turn", "", phase="plan", seats=[0, 1])
    names = texts.join([texts.name("seat", 0), texts.name("seat", 1)])
    assert names in texts.reason(turn)
    with pytest.raises(Illegal) as caught:
        table.undo(0)
    assert texts.problem(caught.value)


# The translator itself


def test_a_missing_text_falls_back_to_english_then_to_its_key() -> None:
    german = Texts("de", GAME)
    del german.catalogue.entries["play-undone"]
    assert german.t("play-undone") == "Taken back."
    assert german.t("no-such-key") == "no-such-key"
    with pytest.raises(MissingText):
        strict("de").t("no-such-key")
    with pytest.raises(MissingText):
        strict("de").t("reason-banned", place="castle")


def test_lists_are_told_in_words_and_equal_things_counted() -> None:
    english, german = strict("en"), strict("de")
    tiles = ["farmer", "monk", "farmer"]
    assert english.t("event-drew", tiles=tiles) == "draws 2 farmers and a monk"
    assert german.t("event-drew", tiles=tiles) == "zieht 2 Bauern und einen Mönch"
    assert english.t("event-drew", tiles=[]) == "draws nothing"
    assert english.join(["a", "b", "c"]) == "a, b and c"


def test_names_take_the_form_the_sentence_needs() -> None:
    german = strict("de")
    assert german.t("event-acted", place="castle") == "nutzt die Burg"
    assert (
        german.t("event-placed", tile="scholar", place="ship")
        == "setzt einen Gelehrten aufs Schiff"
    )
    assert german.t("event-sent", kind="farmer", deed="cathedral") == (
        "entsendet einen Bauern zum Bau der Kathedrale"
    )


def test_plans_are_told_by_place() -> None:
    table = start(2, start="1")
    for seat in (0, 1):
        for text in ("place marked_farmer village", "place marked_boatman village", "ready"):
            entry = table.act(seat, text)
    sentences = strict("en", table.state).story(entry.events)
    assert sentences[0].text == "Blue plans Village (farmer*, boatman*)."


def test_a_problem_inside_a_problem_is_told_in_the_same_language() -> None:
    lines = start(2).lines
    broken = [lines[0].replace('"orleans"', '"chess"', 1)]
    with pytest.raises(Problem) as caught:
        Table.replay(broken)
    assert "Ein Spiel „chess“ gibt es nicht" in strict("de").problem(caught.value)
