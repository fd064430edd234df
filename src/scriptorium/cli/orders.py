"""What one can type at the table beside actions: help, why, undo, map and so on."""

from __future__ import annotations

import contextlib
import difflib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium.cli import store
from scriptorium.cli.menu import Menu, matches, normal, number_in
from scriptorium.cli.screen import cropped, wrap
from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Illegal
from scriptorium.drawing import scenario_key
from scriptorium.texts import Plain, Texts
from scriptorium.texts.ledger import Ledger

if TYPE_CHECKING:
    from scriptorium.cli.session import Session

LOG_LINES = 20
RULES_SHOWN = 8
SEPARATOR = " · "  # between the parts of an explanation that is a list


class Quit(Exception):
    """Somebody leaves the table; the game stays saved."""


@dataclass(frozen=True)
class Asked:
    """An order: who gave it, with which menu before them, and what followed the order's word."""

    session: Session
    seat: int
    menu: Menu
    rest: str

    @property
    def texts(self) -> Texts:
        return self.session.texts


Order = Callable[[Asked], bool]  # True if the table changed


def words_of(order: str, texts: Texts) -> list[str]:
    """An order's words: the English one, and those of the reader's language."""
    return [order, *(normal(word) for word in texts.t(f"order-{order}").split(","))]


def find(typed: str, texts: Texts) -> tuple[str, str] | None:
    """The order that was typed, and what follows it; None if it is none."""
    first, _, rest = typed.strip().partition(" ")
    for order in ORDERS:
        if normal(first) in words_of(order, texts) or (first == "?" and order == "options"):
            return order, rest.strip()
    return None


def carry_out(session: Session, seat: int, menu: Menu, order: str, rest: str) -> bool:
    """True if the table changed."""
    return ORDERS[order](Asked(session, seat, menu, rest))


# Help


def help_(asked: Asked) -> bool:
    texts, session = asked.texts, asked.session
    if asked.rest:
        return explain_topic(asked)
    for key in ("explain-choosing", "help-game"):
        if texts.has(key):
            session.note(local(texts, scenario_key(texts, session.table.config.scenario, key)))
    own = {order: texts.t(f"order-{order}").split(",")[0].strip() for order in ORDERS}
    width = max(len(word) for word in own.values()) + 2
    for order, word in own.items():
        parts = wrap(local(texts, f"order-{order}-help"), session.screen.width - width - 2)
        session.notes.append([(f"  {word.ljust(width)}", "number"), (parts[0], "")])
        session.notes += [[(" " * (width + 2) + part, "")] for part in parts[1:]]
    return False


def local(texts: Texts, key: str) -> str:
    """A text of all games, in the words of this one if it has its own: `game-KEY`."""
    own = f"game-{key}"
    return texts.t(own if texts.has(own) else key)


def topics(texts: Texts) -> dict[str, str]:
    """Names of things that have an explanation, and its key."""
    out: dict[str, str] = {}
    for key in texts.catalogue.entries:
        parts = key.split("-", 2)
        if parts[0] != "help":
            continue
        role = texts.catalogue.role(parts[1]) if len(parts) == 3 else ""
        out[texts.name(role, parts[2]) if role else texts.t(f"topic-{parts[1]}")] = key
    return out


def other_names(texts: Texts, known: dict[str, str]) -> dict[str, str]:
    """Further words for topics, and the topics' names."""
    return {
        normal(word): name
        for name, key in known.items()
        for word in texts.also(f"topic-{key.partition('-')[2]}")
    }


def explanation(asked: Asked, known: dict[str, str], name: str) -> str:
    """Of a topic; what depends on the table comes from the picture of the game."""
    session, key = asked.session, known[name]
    if not key.startswith("help-"):
        return key
    word = getattr(session.picture, "edition_word", None)
    edition = word(session.view(asked.seat)) if word is not None else ""
    own = scenario_key(asked.texts, session.table.config.scenario, key)
    return asked.texts.t(own, edition=edition)


def explain_topic(asked: Asked) -> bool:
    texts, session = asked.texts, asked.session
    known = topics(texts)
    aliases = other_names(texts, known)
    if session.picture is not None and hasattr(session.picture, "topics"):
        known |= session.picture.topics(session.view(asked.seat), texts)
    wanted = normal(asked.rest)
    order = find(asked.rest, texts)
    hits = [name for name in known if normal(name) == wanted]
    hits = hits or ([aliases[wanted]] if wanted in aliases else [])
    hits = hits or [name for name in known if normal(name).startswith(wanted)]
    hits = hits or [name for name in known if wanted in normal(name)]
    if len(hits) == 1:
        text = explanation(asked, known, hits[0])
        first, *parts = text.split(SEPARATOR)
        session.note(texts.t("explain-topic", name=hits[0], text=Plain(first if not parts else "")))
        for part in [first, *parts] if parts else []:
            for line in wrap(f"  {part}", session.screen.width, "    "):
                session.notes.append([(line, "")])
        pages = getattr(session.picture, "pages", None)
        if pages is not None:
            shown = pages(session.view(asked.seat), texts, session.screen.width)
            topic = known[hits[0]].partition("-")[2]
            session.show([shown[topic]] if topic in shown else [])
    elif hits:
        session.note(texts.t("explain-which", names=texts.join(hits)), "warn")
    elif order is not None:
        session.note(local(texts, f"order-{order[0]}-help"))
    else:
        names = {normal(name): name for name in known}
        near = [names[one] for one in difflib.get_close_matches(wanted, names, n=3, cutoff=0.5)]
        some = texts.join(near or [*known][:6])
        session.note(texts.t("explain-unknown", typed=asked.rest, names=some), "warn")
    return False


def why(asked: Asked) -> bool:
    """Why an action is not legal now, or that it is."""
    texts, session, menu, rest = asked.texts, asked.session, asked.menu, asked.rest
    if not rest:
        return options(asked)
    index = menu.numbered(rest)
    if index is not None:
        rest = menu.options[index].text
    near: list[ActionText] = []
    action = known_action(session, rest, menu, near)
    if action is not None:
        session.explain(asked.seat, action)
    elif near:
        session.note(texts.t("play-ambiguous", typed=rest), "warn")
        for one in near[:RULES_SHOWN]:
            session.notes.append(cropped([(f"  {texts.label(one)}", "")], session.screen.width))
    else:
        session.note(texts.t("why-unknown", typed=rest), "warn")
    return False


def known_action(
    session: Session, typed: str, menu: Menu | None = None, near: list[ActionText] | None = None
) -> int | None:
    """The action of the game that is meant, legal or not; None if that is not clear (`near` then
    gets those that fit)."""
    codec = session.table.state.ruleset.codec
    try:
        return codec.action(typed)
    except Illegal:
        pass
    spoken = list(codec)
    if menu is not None:
        # First among what is on offer or tempting, then among all there is.
        offered = [*menu.decision.options, *menu.decision.refused]
        found = matches(typed, offered, session.texts)
        if len(found) == 1:
            return codec.action(offered[found[0]].text)
        if found and near is not None:
            near += [codec.action_text(codec.action(offered[i].text)) for i in found]
            return None
    found = matches(typed, spoken, session.texts)
    if len(found) == 1:
        return spoken[found[0]].action
    if near is not None:
        near += [spoken[i] for i in found]
    return None


def options(asked: Asked) -> bool:
    """The tempting options that are not possible, each with its reason; the possible ones are
    shown with every question."""
    texts, session = asked.texts, asked.session
    refused = asked.menu.decision.refused
    if not refused:
        session.note(texts.t("why-nothing"), "dim")
    for option in refused:
        if option.refused is not None:
            reason = texts.reason(option.refused)
            text = texts.t("why-not", action=texts.label(option), reason=reason)
            rule = f" [{option.refused.rule}]" if option.refused.rule else ""
            session.note(f"  {text}{rule}")
    return False


def quote(session: Session, rule: str) -> None:
    """A rule of the ledger, as a note."""
    found = [one for ledger in ledgers(session) if (one := ledger.rule(rule)) is not None]
    session.note(f"{found[0].id}: {found[0].text}" if found else rule, "dim")


def ledgers(session: Session) -> tuple[Ledger, ...]:
    return Ledger.all_of(session.table.config.game, session.texts.lang)


def rules(asked: Asked) -> bool:
    texts, session = asked.texts, asked.session
    known = ledgers(session)
    if known and not asked.rest:
        for group, name in (one for ledger in known for one in ledger.groups.items()):
            session.notes.append([(f"  {group.ljust(6)}", "number"), (name, "")])
        session.note(local(texts, "order-rules-help"), "dim")
        return False
    found = [rule for ledger in known for rule in ledger.search(asked.rest.split())]
    if not found:
        session.note(texts.t("rules-none", words=asked.rest), "warn")
    for rule in found[:RULES_SHOWN]:
        session.note(f"{rule.id}: {rule.text}")
    if len(found) > RULES_SHOWN:
        session.note(texts.t("rules-more", count=len(found) - RULES_SHOWN), "dim")
    return False


# Looking


def map_(asked: Asked) -> bool:
    session = asked.session
    if session.picture is not None:
        view = session.view(asked.seat)
        session.show(session.picture.landscape(view, session.texts, session.screen.width))
    return False


def table(asked: Asked) -> bool:
    session = asked.session
    if session.picture is not None:
        view = session.view(asked.seat)
        session.show(session.picture.common(view, session.texts, session.screen.width))
    return False


def board(asked: Asked) -> bool:
    session, texts = asked.session, asked.texts
    whose = find_seat(session, asked.rest) if asked.rest else asked.seat
    if whose is None:
        names = [texts.name("seat", one) for one in range(parties(session))]
        session.note(texts.t("board-whose", names=texts.join(names)), "warn")
    elif session.picture is not None:
        view = session.view(asked.seat)
        session.show(session.picture.board(view, texts, whose, session.screen.width))
    return False


def parties(session: Session) -> int:
    """All who have a board, also one that is no seat."""
    return len(session.view(None)["seats"])


def find_seat(session: Session, typed: str) -> int | None:
    """By number from 1, by letter or by name."""
    for seat in range(parties(session)):
        name = normal(session.texts.name("seat", seat))
        letter = normal(session.texts.name("seat", seat, "letter"))
        if normal(typed) in (str(seat + 1), letter) or name.startswith(normal(typed)):
            return seat
    return None


def score(asked: Asked) -> bool:
    asked.session.show([asked.session.score()])
    return False


def log(asked: Asked) -> bool:
    session = asked.session
    given = number_in(asked.rest)
    count = LOG_LINES if given is None else given
    lines = session.told_lines(session.table.log_for(asked.seat), asked.seat)
    session.notes += lines[-count:] if count else []
    if not lines:
        session.note(session.texts.t("log-empty"), "dim")
    return False


# Changing


def undo(asked: Asked) -> bool:
    try:
        asked.session.table.undo(asked.seat)
    except Illegal:
        if plan_again(asked):
            return True
        key = why_no_undo(asked)
        if not key:
            raise
        asked.session.note(asked.texts.t(key), "warn")
        return False
    asked.session.note(asked.texts.t("play-undone"), "dim")
    return True


def plan_again(asked: Asked) -> bool:
    """Somebody else at this screen who is ready, and need not be yet, has the keyboard again."""
    session, table = asked.session, asked.session.table
    for seat in session.people:
        if seat not in table.state.to_act and table.can_undo(seat):
            table.undo(seat)
            session.called = seat
            session.note(asked.texts.t("play-undone-ready", who=seat), "dim")
            return True
    return False


def why_no_undo(asked: Asked) -> str:
    """The key of what stands between a seat and its last choice, if that is known."""
    log = asked.session.table.log
    own = next((entry for entry in reversed(log) if entry.seat == asked.seat), None)
    if own is None:
        return ""
    word = own.text.partition(" ")[0]
    if word in ("draw", "ready"):
        return "play-undo-draw" if word == "draw" else "play-undo-ready"
    if len(asked.session.table.seats) == 1:  # nobody else acts: chance has
        return "play-undo-draw"
    return "play-undo-others" if log[-1].n > own.n else ""


def reset(asked: Asked) -> bool:
    count = asked.session.table.reset(asked.seat)
    asked.session.note(asked.texts.t("play-reset", count=count), "dim")
    return bool(count)


def save(asked: Asked) -> bool:
    session, texts = asked.session, asked.texts
    if not asked.rest:
        session.note(texts.t("save-where"), "warn")
        return False
    path = Path(asked.rest)
    with contextlib.suppress(RuntimeError, ValueError):  # ~nobody: a name like any other
        path = path.expanduser()
    store.write_copy(path, session.table.lines)
    session.note(texts.t("save-done", file=str(path)), "ok")
    return False


def quit_(asked: Asked) -> bool:
    raise Quit(asked.seat)


ORDERS: dict[str, Order] = {
    "help": help_,
    "why": why,
    "options": options,
    "undo": undo,
    "reset": reset,
    "map": map_,
    "table": table,
    "board": board,
    "score": score,
    "log": log,
    "rules": rules,
    "save": save,
    "quit": quit_,
}
