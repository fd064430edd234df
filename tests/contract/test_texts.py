"""The catalogues are complete: every key of the engine has a text in every language."""

from __future__ import annotations

import ast
import functools
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scriptorium.cli import orders
from scriptorium.cli.main import COMMANDS
from scriptorium.core import registry
from scriptorium.core.datafile import SOURCES
from scriptorium.core.errors import Illegal, Problem, Reason
from scriptorium.core.frames import Frame
from scriptorium.core.state import Ruleset, State
from scriptorium.core.table import Table
from scriptorium.games.orleans import rules as orleans
from scriptorium.games.orleans.pieces import GOODS, KINDS, TILES, TRACKS
from scriptorium.games.orleans.reasons import TABLE
from scriptorium.games.pilgrim import pieces, tables
from scriptorium.server.driver import TROUBLE
from scriptorium.server.failures import STATUS
from scriptorium.texts import LANGUAGES, MissingText, Texts
from scriptorium.texts.catalogue import Catalogue

SOURCE = Path(__file__).parents[2] / "src" / "scriptorium"
GAMES = registry.names()
GAME = "orleans"  # the one that the translator itself is tested with
PROBLEMS = ("Problem", "BadData", "BadPosition", "BadRecord")
FAMILIES = ("reason", "problem", "prompt", "event")
NAMED = ("Reason", "emit")  # calls whose key may be in a variable

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES)


def strict(lang: str, state: State | None = None, game: str = GAME) -> Texts:
    return Texts(lang, game, state.ruleset.codec if state is not None else None, strict=True)


def start(
    players: int = 4,
    seed: int = 1,
    edition: str | None = None,
    game: str = GAME,
    scenario: str | None = None,
    **options: Any,
) -> Table:
    config = registry.config(game, players, seed, edition, scenario, options)
    return Table(config, ["human"] * players)


# The catalogues among themselves


def without_form(variable: str, catalogue: Catalogue) -> str:
    """$place-to is a form of $place."""
    base, _, _ = variable.rpartition("-")
    return base if base and catalogue.role(base) else variable


def variables(catalogue: Catalogue, key: str) -> set[str]:
    return {without_form(one, catalogue) for one in catalogue.variables(key)}


@of_every_game
def test_no_catalogue_is_broken(game: str) -> None:
    for lang in LANGUAGES:
        assert strict(lang, game=game).catalogue.broken == []


@of_every_game
def test_all_languages_have_the_same_messages_and_variables(game: str) -> None:
    english, *others = (strict(lang, game=game).catalogue for lang in LANGUAGES)
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
    """The last part of what is called: `g.emit(...)` calls `emit`."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def calls(name: str, folder: str) -> Iterator[ast.Call]:
    for node in nodes(folder):
        if isinstance(node, ast.Call) and called_name(node) == name:
            yield node


@functools.cache
def assigned(variable: str, folder: str) -> list[ast.expr]:
    """`key = "a" if ... else "b"`, for a Reason made below."""
    return [
        node.value
        for node in nodes(folder)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == variable
    ]


def text_of(node: ast.expr, folder: str = "") -> Iterator[str]:
    """The texts an argument may be: a literal, one of two, or, with a folder, whatever a variable
    of that name is given in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from text_of(node.body, folder)
        yield from text_of(node.orelse, folder)
    elif isinstance(node, ast.Name) and folder:
        for value in assigned(node.id, folder):
            yield from text_of(value)


def keys(name: str, *folders: str, at: int = 0) -> set[str]:
    return {
        key
        for folder in folders
        for call in calls(name, folder)
        if len(call.args) > at
        for key in text_of(call.args[at], folder if name in NAMED else "")
    }


def returned_keys(folder: str) -> set[str]:
    """Places answer `why_argument` with (key, rule, values)."""
    found: set[str] = set()
    for node in nodes(folder):
        if isinstance(node, ast.FunctionDef) and node.name == "why_argument":
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and isinstance(inner.value, ast.Tuple):
                    found |= set(text_of(inner.value.elts[0]))
    return found


def own(game: str) -> str:
    """The folder of a game's rules."""
    return f"games/{game}"


def reason_keys(game: str) -> set[str]:
    found = keys("Reason", "core", own(game), "server") | returned_keys(own(game))
    return found | {key for key, _ in TABLE.values() if key and game == "orleans"}


def problem_keys(game: str) -> set[str]:
    found: set[str] = set()
    for name in PROBLEMS:
        found |= keys(name, "core", own(game), "bots", "arena", "server", "cli")
    found |= {*STATUS, TROUBLE}  # some are chosen by their status, one stands in the table itself
    # The checker of data files prefixes the second argument of its complaints.
    return found | {f"data-{key}" for key in keys("fail", "core", own(game), at=1)}


def questions(game: str) -> list[str]:
    """The names of all frames that ask somebody."""

    def asks(make: Callable[..., Frame[Any]]) -> bool:
        frame = make if isinstance(make, type) else type(make())
        return frame.seats is not Frame.seats

    frames = {name: make for one in rule_sets(game) for name, make in one.frames.items()}
    return [name for name, make in frames.items() if asks(make)]


def first_states(game: str) -> list[State]:
    """A game of each scenario, with the fewest players and with the most."""
    meta, rules = registry.meta(game), registry.load(game)
    return [
        rules.new(registry.config(game, players, scenario=scenario))
        for scenario in meta.scenarios
        for players in meta.scenario_players.get(scenario, meta.players)
    ]


def rule_sets(game: str) -> list[Ruleset]:
    return [state.ruleset for state in first_states(game)]


@functools.cache
def used(game: str) -> dict[str, set[str]]:
    """All keys that a game may need, by family."""
    reasons, problems = reason_keys(game), problem_keys(game)
    events = keys("emit", own(game)) | {"line", "rules"}  # said by a table of any game
    return dict(zip(FAMILIES, (reasons, problems, set(questions(game)), events), strict=True))


@in_every_language
@of_every_game
def test_every_key_in_the_source_has_a_text(game: str, lang: str) -> None:
    has = strict(lang, game=game).has
    for family, found in used(game).items():
        assert [key for key in sorted(found) if not has(f"{family}-{key}")] == []
    assert len(used(game)["reason"]) > 60
    assert len(used(game)["problem"]) > 40
    assert len(used(game)["event"]) > 30


@of_every_game
def test_no_text_is_left_over(game: str) -> None:
    """Keys nobody uses any more are a sign of a typing error somewhere."""
    shared = Texts("en").catalogue.entries
    for key in strict("en", game=game).catalogue.entries:
        family, _, rest = key.partition("-")
        readers = GAMES if key in shared else [game]
        if family in FAMILIES:
            assert any(rest in used(one)[family] for one in readers), key


@in_every_language
@of_every_game
def test_no_text_needs_a_value_that_is_not_given(game: str, lang: str) -> None:
    """Where the source names all values. What a state adds: the phase that it is time for."""
    catalogue = strict(lang, game=game).catalogue
    for name, family in (("Reason", "reason"), ("emit", "event")):
        for call in calls(name, own(game)):
            given = {word.arg for word in call.keywords}
            if None in given or not call.args:  # **values
                continue
            for key in text_of(call.args[0], own(game)):
                needed = variables(catalogue, f"{family}-{key}") - {"phase"}
                assert needed <= given, key


@in_every_language
@of_every_game
def test_every_key_the_terminal_uses_has_a_text(game: str, lang: str) -> None:
    known = set(strict(lang, game=game).catalogue.entries)
    asked = keys("t", "cli") | keys("t", own(game)) | keys("form", own(game))
    assert sorted(asked - known) == []
    described = {
        text
        for node in nodes("cli")
        if isinstance(node, ast.Call)
        for word in node.keywords
        if word.arg == "help"
        for text in text_of(word.value)
    }
    assert sorted(described - known) == []


@in_every_language
@of_every_game
def test_every_order_command_and_topic_has_its_texts(game: str, lang: str) -> None:
    texts = strict(lang, game=game)
    wanted = [f"order-{order}{end}" for order in orders.ORDERS for end in ("", "-help")]
    wanted += [f"cli-{command}" for command in COMMANDS]
    wanted += [f"origin-{source}{end}" for source in SOURCES for end in ("", "-means")]
    assert [key for key in wanted if not texts.has(key)] == []
    known = orders.topics(texts)
    assert len(known) == len(set(known.values())) > 20
    aliases = [word for key in known.values() for word in texts.also(f"topic-{key[5:]}")]
    assert len(set(aliases)) == len(aliases)


def test_no_word_means_two_orders() -> None:
    for lang in LANGUAGES:
        texts = strict(lang)
        words = [word for one in orders.ORDERS for word in set(orders.words_of(one, texts))]
        assert len(words) == len(set(words))


# Names


def names_of_orleans() -> Iterator[tuple[str, str]]:
    yield from (("tile", one) for one in [*TILES, "any", "any_neutral", "technology"])
    yield from (("good", one) for one in GOODS)
    yield from (("track", one) for one in [*TRACKS, "development"])
    found = [name for rules in rule_sets("orleans") for name in names_of_rules(rules)]
    yield from dict.fromkeys(found)


def names_of_rules(rules: Ruleset) -> Iterator[tuple[str, str]]:
    assert isinstance(rules, orleans.Rules)
    yield from (("place", place.id) for place in rules.places)
    yield from (("deed", deed.id) for deed in rules.deeds)
    yield from (("town", one) for one in rules.towns)
    yield from (("happening", event.id) for event in rules.events)
    yield from (("effect", event.kind) for event in rules.events)
    yield from (("help-place", place.id) for place in rules.places)
    yield from (("help-event", event.id) for event in rules.events)


def names_of_pilgrim() -> Iterator[tuple[str, str]]:
    data = tables.tables()
    yield from (("good", one) for one in [*pieces.PAYABLE, "cornucopia", "any", "none"])
    yield from (("duty", one) for one in dict.fromkeys([*pieces.DUTIES, *tables.COUNTERS]))
    yield from (("space", one) for one in [*pieces.PLACES, "village", *pieces.ACTIVITIES])
    yield from (("space", one) for one in pieces.EDGES if one not in pieces.SPACES)
    yield from (("place", one) for one in [*pieces.DUTIES, *pieces.PLACES])
    yield from (("meeple", one) for one in ("serf", "acolyte"))
    yield from (("quadrant", one) for one in pieces.QUADRANTS)
    yield from (("activity", one) for one in pieces.ACTIVITIES)
    yield from (("building", one) for one in pieces.BUILDINGS)
    yield from (("tile", one) for one in [*data.board.tiles, "shrine"])
    yield from (("hex", one) for one in data.board.names)
    yield from (("site", one) for one in data.sites)
    yield from (("favour", str(one)) for one in data.favour_points)
    yield from (("season", one) for one in pieces.SEASONS)
    yield from (("standing", one) for one in tables.STANDINGS)
    yield from (("rating", row["id"]) for row in data.ratings)
    yield ("seat", "rival")
    yield from (("help-duty", one) for one in pieces.DUTIES)
    yield from (("help-activity", one) for one in pieces.ACTIVITIES)
    yield from (("help-building", one) for one in pieces.BUILDINGS)


PIECES = {"orleans": names_of_orleans, "pilgrim": names_of_pilgrim}


def names(game: str) -> Iterator[tuple[str, str]]:
    meta = registry.meta(game)
    yield from PIECES[game]()
    yield from (("phase", one) for one in phases(game))
    yield from (("seat", str(seat)) for seat in range(meta.players[1]))
    sources, figures = set(), set()
    for state in first_states(game):
        sources |= set(state.result()["sources"])
        figures |= set(state.figures())
    yield from (("source", one) for one in sorted(sources))
    yield from (("figure", one) for one in sorted(figures))
    yield from (("edition", one) for one in meta.editions)
    yield from (("scenario", one) for one in meta.scenarios)
    yield from (("option", one.name) for one in meta.options)


def phases(game: str) -> list[str]:
    """The steps of the order of play, and the questions asked in them."""
    own_names = [phase.name for one in rule_sets(game) for phase in one.phases]
    return list(dict.fromkeys([*own_names, *questions(game)]))


@in_every_language
@of_every_game
def test_everything_has_a_name_and_what_newcomers_ask_about_an_explanation(
    game: str, lang: str
) -> None:
    texts = strict(lang, game=game)
    assert [one for one in names(game) if not texts.has("-".join(one))] == []


@of_every_game
def test_names_of_one_role_have_the_same_forms(game: str) -> None:
    """So that a text that asks for a form always gets it. Marks of some tiles only: `brief`."""
    for lang in LANGUAGES:
        catalogue = strict(lang, game=game).catalogue
        forms: dict[str, set[frozenset[str]]] = {}
        for role, value in names(game):
            if not role.startswith("help"):
                found = frozenset(catalogue.forms(f"{role}-{value}")) - {"brief"}
                forms.setdefault(role, set()).add(found)
        assert {role: found for role, found in forms.items() if len(found) > 1} == {}


@of_every_game
def test_no_two_things_of_a_kind_have_the_same_name(game: str) -> None:
    """But for phases: some ask just one question, which is called like them."""
    for lang in LANGUAGES:
        texts = strict(lang, game=game)
        said: dict[tuple[str, str], str] = {}
        for role, value in names(game):
            if role not in ("phase", "effect") and not role.startswith("help"):
                other = said.setdefault((role, texts.t(f"{role}-{value}")), value)
                assert other == value


@in_every_language
@of_every_game
def test_the_lobby_names_editions_scenarios_and_settings(game: str, lang: str) -> None:
    meta = registry.meta(game)
    lobby = Catalogue(lang, [meta.folder / "texts" / f"lobby.{lang}.ftl"])
    assert lobby.broken == []
    wanted = [(f"about-{game}", form) for form in ("family", "pitch", "more")]
    wanted += [(f"edition-{game}-{one}", form) for one in meta.editions for form in ("more", "in")]
    wanted += [(f"scenario-{game}-{one}", "") for one in meta.scenarios]
    for option in meta.options:
        forms = ["more", *(f"c-{choice}" for choice in option.choices)]
        name = re.sub(r"_\d$", "", option.name)  # one setting for all seats
        # In some scenarios it means something of its own.
        own = [one for one in option.scenarios if lobby.has(f"setting-{game}-{name}-{one}")]
        keys = [f"{name}-{one}" for one in own]
        if not own or len(own) < len(option.scenarios):
            keys.append(name)
        wanted += [(f"setting-{game}-{key}", form) for key in keys for form in forms]
    wanted += [(f"way-{game}-{one}", form) for one in ways(meta) for form in ("", "more", "go")]
    assert [one for one in wanted if not lobby.has(*one)] == []


def ways(meta: registry.Meta) -> list[str]:
    """How a game can be played, as the client names it (`ways.ts`): each scenario, alone and with
    others where both are possible; none where there is only one way."""
    found = []
    for scenario in meta.scenarios:
        low, high = meta.players_of(scenario)
        both = low == 1 and high > 1
        found += [f"{scenario}-alone", f"{scenario}-others"] if both else [scenario]
    return found if len(found) > 1 else []


@of_every_game
def test_facts_of_a_game_speak_of_what_it_has(game: str) -> None:
    meta = registry.meta(game)
    assert set(meta.scenario_players) <= set(meta.scenarios)
    for option in meta.options:
        assert set(option.editions) <= set(meta.editions), option.name
        assert set(option.scenarios) <= set(meta.scenarios), option.name
    for low, high in map(meta.players_of, meta.scenarios):
        assert meta.players[0] <= low <= high <= meta.players[1]


@of_every_game
def test_the_letters_of_seats_are_distinct(game: str) -> None:
    for lang in LANGUAGES:
        texts = strict(lang, game=game)
        seats = [value for role, value in names(game) if role == "seat"]
        letters = [texts.name("seat", value, "letter") for value in seats]
        assert len(set(letters)) == len(letters) > 3


def test_the_two_names_of_a_good_or_tile_are_distinct() -> None:
    for lang in LANGUAGES:
        texts = strict(lang)
        for role, values in (("good", GOODS), ("tile", KINDS)):
            form = "short" if role == "tile" else "letter"
            shorts = [texts.name(role, value, form) for value in values]
            assert len(set(shorts)) == len(shorts)


# Filling

TABLES: list[dict[str, Any]] = [
    {"game": "orleans", "players": 2, "edition": "2019", "remove_tiles": True},
    {"game": "orleans", "players": 3, "edition": "2014"},
    {"game": "orleans", "players": 5, "edition": "2019"},
    {"game": "orleans", "players": 3, "scenario": "prosperity"},
    {"game": "orleans", "players": 2, "scenario": "duel"},
    {"game": "orleans", "players": 4, "scenario": "city-defense", "difficulty": "easier"},
    {"game": "orleans", "players": 2, "scenario": "city-defense", "characters": "chosen"},
    {"game": "pilgrim", "players": 1, "level": 2},
    {"game": "pilgrim", "players": 1, "scenario": "campaign"},
    {"game": "pilgrim", "players": 2, "setup": "first-play"},
    {"game": "pilgrim", "players": 3, "handicap_2": 3},
    {"game": "pilgrim", "players": 4},
]
# What ends a turn early, or brings little.
DULL = {
    "orleans": ("ready", "pass", "done", "draw 0", "draw 1", "draw 2", "recall"),
    "pilgrim": ("end", "done", "decline", "tithe", "demolish", "collect 0"),
}
at_every_table = pytest.mark.parametrize(
    "how", TABLES, ids=lambda how: "-".join(str(value) for value in how.values())
)


@in_every_language
@at_every_table
def test_every_action_can_be_told(how: dict[str, Any], lang: str) -> None:
    state = start(**how).state
    texts = strict(lang, state, how["game"])
    labels = [texts.label(spoken) for spoken in state.ruleset.codec]
    assert len(labels) == len(state.ruleset.codec)
    # Two actions of one menu must not read the same.
    assert all(label.strip() for label in labels)


@in_every_language
@at_every_table
def test_whole_games_can_be_told(how: dict[str, Any], lang: str) -> None:
    """Events, questions, options and refusals of lively random games, without any fallback."""
    table = start(**how)
    texts = strict(lang, table.state, how["game"])
    chance = random.Random(str(how))
    everything: dict[str, list[str]] = {}
    for spoken in table.state.ruleset.codec:
        everything.setdefault(spoken.label, []).append(spoken.text)
    labels = list(everything)
    told = 0
    while not table.state.over:
        seat = chance.choice(table.state.to_act)
        tell_decision(table, seat, texts, chance)
        refused(table, seat, chance.choice(everything[chance.choice(labels)]), texts)
        entry = table.act(seat, lively(table, seat, chance))
        told += sum(bool(sentence.text) for sentence in texts.story(entry.events))
    lost_early = how.get("scenario") in ("city-defense", "duel")
    assert told > (50 if lost_early else 150)


def lively(table: Table, seat: int, chance: random.Random) -> str:
    """Random play that does not give up early."""
    state = table.state
    legal = [state.ruleset.codec.text(action) for action in state.legal(seat)]
    good = [text for text in legal if not text.startswith(DULL[table.config.game])]
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


@in_every_language
@of_every_game
def test_reasons_of_the_core_can_be_told(game: str, lang: str) -> None:
    table = start(2, game=game)
    seat = table.state.to_act[0]
    texts = strict(lang, table.state, game)
    never = next(one for one in table.state.ruleset.codec if table.state.why(seat, one.action))
    for attempt in ("dance", never.text):
        with pytest.raises(Illegal) as caught:
            table.act(seat, attempt)
        assert texts.problem(caught.value)
    turn = Reason("not-your-turn", "", phase=questions(game)[0], seats=[0, 1])
    both = texts.join([texts.name("seat", 0), texts.name("seat", 1)])
    assert both in texts.reason(turn)
    with pytest.raises(Illegal) as caught:
        table.undo(seat)
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


def test_names_of_pilgrim_take_the_form_the_sentence_needs() -> None:
    state = start(2, game="pilgrim").state
    english, german = (strict(lang, state, "pilgrim") for lang in LANGUAGES)
    lay = state.ruleset.codec.action_text(state.ruleset.codec.action("lay e7 sw n"))
    assert english.label(lay) == "lay a road with a gentle curve on E7, from south-west to north"
    assert german.label(lay) == "eine Straße mit weiter Kurve auf E7 legen, von Südwest nach Nord"
    shift = state.ruleset.codec.action_text(state.ruleset.codec.action("shift fields vestry"))
    assert german.label(shift) == "den Akolyten von den Feldern in die Sakristei umstellen"
    hired = {"building": "mill", "good": "coin"}
    assert german.t("event-hired", owner="map", **hired) == (
        "mietet die Mühle und zahlt 1 Münze an den Vorrat"
    )
    assert english.t("event-hired", owner="1", **hired) == "hires the Mill and pays 1 coin to Red"
    assert german.t("event-gained", good="stone", count=2) == "erhält 2 Steine"


def test_plans_are_told_by_place() -> None:
    table = start(2, start="1")
    for seat in (0, 1):
        for text in ("place marked_farmer village", "place marked_boatman village", "ready"):
            entry = table.act(seat, text)
    sentences = strict("en", table.state).story(entry.events)
    assert sentences[0].text == "Blue plans Village (marked farmer, marked boatman)."


def test_a_problem_inside_a_problem_is_told_in_the_same_language() -> None:
    lines = start(2).lines
    broken = [lines[0].replace('"orleans"', '"chess"', 1)]
    with pytest.raises(Problem) as caught:
        Table.replay(broken)
    assert "Ein Spiel „chess“ gibt es nicht" in strict("de").problem(caught.value)
