"""Everybody who looks at one table through this node: one view for all who see the same, encoded
once, and beside it for each reader what concerns them alone."""

import asyncio
from collections.abc import Iterable, Sequence

from parola.rules.refusal import Refused
from parola.store.base import Message, StoreError
from parola.store.codes import Doorway
from parola.store.talk import Standing
from parola.tables.state import Table
from parola.tables.talk import Room as Where
from parola.tables.view import Onlooker, Sight, onlooker, standing, table_view
from parola.web import wire
from parola.web.absence import Absence
from parola.web.conversation import Conversation
from parola.web.line import Frame
from parola.web.logs import fault_facts, log
from parola.web.looker import Looker
from parola.web.node import Node
from parola.web.pinned import PinnedSheet
from parola.web.scene import Scene
from parola.web.sections import (
    Parts,
    Surroundings,
    log_of,
    sections_of,
    talk_of,
    your_section,
)
from parola.web.wire import encode

NO_SUCH_TABLE = 4404
RETRY_SECONDS = 1.0


class Room:
    """The lookers at one table."""

    def __init__(self, node: Node, name: str) -> None:
        self._node = node
        self.name = name
        self.lookers: set[Looker] = set()
        self._scenes: dict[Onlooker, Scene] = {}
        self._sight, self._parts = Sight(), Parts()
        self._kinds: dict[Onlooker, list[Looker]] = {}
        self._settled: tuple[object, ...] = ()
        """What `_kinds`, and what concerns each reader alone, were last made of."""
        self._talk = Conversation(node.store, name)
        self._absence = Absence(node, name)
        self._sheet = PinnedSheet(node.keeper)
        self._doorway: Doorway | None = None
        self._names: dict[str, str] = {}
        self._around: Surroundings | None = None
        """None when it must be asked for."""
        self._around_for: tuple[object, ...] = ()
        self._asked_again = 0
        self._turn = asyncio.Lock()
        self._dirty = asyncio.Event()
        self._stops = (
            node.keeper.watch(name, lambda _: self._changed()),
            node.presence.watch(name, self._ask_again),
            node.names.watch(self._renamed, lambda: self._names),
        )
        self._task = asyncio.get_running_loop().create_task(self._show_changes())

    async def enter(self, looker: Looker) -> None:
        """Begin to look."""
        self.lookers.add(looker)
        self._forget_around()
        self._node.presence.enter(self.name, looker.person)
        await self._refresh()
        self._node.warming.begin((await self._node.keeper.look(self.name)).house.language)

    def leave(self, looker: Looker) -> None:
        """Look no more."""
        if looker in self.lookers:
            self.lookers.discard(looker)
            self._forget_around()
            self._node.presence.leave(self.name, looker.person)

    def close(self) -> None:
        """Nobody looks any more."""
        for stop in self._stops:
            stop()
        self._absence.close()
        self._task.cancel()

    def caught_up(self, looker: Looker) -> None:
        """A slow reader has read what there was: now comes the newest, not all that they missed."""
        if looker.behind and looker.kind is not None and looker in self.lookers:
            looker.show(self._whole(looker.kind, looker.you))

    async def glance(self, person: str) -> bytes:
        """All that this person may know now."""
        async with self._turn:
            table = await self._node.keeper.look(self.name)
            await self._talk.read()
            around = await self._asked_around(table, [person])
            kind = onlooker(table, person)
            view = table_view(table, kind.audience)
            scene = Scene()
            scene.show(sections_of(table, view, around, inside=_inside(kind)), log_of(view))
            shown = self._scenes.get(kind)
            scene.seen = shown.seen if shown is not None else 0
            you = encode(your_section(table, person, around))
            return scene.whole(you=you, **self._said_to(kind)).payload

    def said(self) -> None:
        """Somebody has said something."""
        self._talk.listen()
        self._ask_again()

    def talk_stands(self, standing: Standing) -> None:
        """How the talk stands in the store, in case somebody was not heard."""
        if self._talk.stands(standing):
            self.said()

    def unsaid(self, number: int) -> None:
        """A message was taken away."""
        self._talk.unsay(number)
        self._ask_again()

    def forgotten(self, person: str) -> None:
        """All that somebody said was taken away."""
        if self._talk.forget(person):
            self._ask_again()

    def _renamed(self, person: str) -> None:
        if person in self._names:
            self._ask_again()

    def _ask_again(self) -> None:
        """What lies around the table has changed."""
        self._forget_around()
        self._dirty.set()

    def _forget_around(self) -> None:
        self._around = None
        self._settled = ()
        self._asked_again += 1

    def _changed(self) -> None:
        """The table has changed. Where nothing must be asked for it is shown at once, so that a
        mover's answer and view go out together; else soon."""
        table, around = self._node.keeper.at_hand(self.name), self._around
        asking = self._turn.locked() or self._dirty.is_set()
        if asking or table is None or around is None or self._around_for != _looked_for(table):
            self._dirty.set()
        else:
            self._show_all(table, around)

    async def _show_changes(self) -> None:
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            try:
                await self._refresh()
            except Refused:
                self._end()
            except StoreError:
                await self._later()
            except Exception as fault:  # noqa: BLE001 - whatever it was, they must not be left behind
                log.error("fault", **fault_facts(fault))
                await self._later()

    async def _later(self) -> None:
        await asyncio.sleep(RETRY_SECONDS)
        self._dirty.set()

    def _end(self) -> None:
        """The table is no more."""
        for looker in self.lookers:
            looker.line.close(NO_SUCH_TABLE)

    async def _refresh(self) -> None:
        async with self._turn:
            table = await self._node.keeper.look(self.name)
            await self._talk.read()
            asked = self._asked_again
            around = await self._asked_around(table, [looker.person for looker in self.lookers])
            if asked == self._asked_again and table.sheet is None:
                self._around, self._around_for = around, _looked_for(table)
            self._show_all(table, around)

    async def _asked_around(self, table: Table, lookers: Iterable[str]) -> Surroundings:
        if self._doorway is None:
            self._doorway = await self._node.doorway(self.name)
        people = [one.person for one in table.people]
        knocking = [knock.person for knock in table.knocks]
        present = self._node.presence.at(self.name)
        wanted = (*people, *knocking, *lookers, *self._talk.people())
        self._names = await self._node.names.of(wanted)
        return Surroundings(self._names, present, self._doorway.code, await self._sheet.of(table))

    def _show_all(self, table: Table, around: Surroundings) -> None:
        said, unsaid = self._talk.news()
        settled = (around, *standing(table))
        still = settled == self._settled
        if not still:
            self._kinds, self._settled = self._sorted(table), ()
        for kind, lookers in self._kinds.items():
            frames = self._talk_frames(kind, said, unsaid)
            up_to_date = [looker for looker in lookers if looker.kind == kind] if frames else []
            self._show(table, kind, around, still=still)
            for frame in frames:
                for looker in up_to_date:
                    looker.offer(frame)
        self._settled = settled
        if not still:
            self._absence.look(table)

    def _show(self, table: Table, kind: Onlooker, around: Surroundings, *, still: bool) -> None:
        """To all of this kind; `still` when nothing has changed that concerns one of them alone."""
        view = self._sight.view(table, kind.audience)
        scene = self._scenes.setdefault(kind, Scene())
        sections = sections_of(table, view, around, inside=_inside(kind), parts=self._parts)
        change = scene.show(sections, log_of(view))
        shared = change.frame() if change else None
        for looker in self._kinds[kind]:
            you = looker.you if still else encode(your_section(table, looker.person, around))
            if looker.kind != kind:
                looker.kind, looker.you = kind, you
                looker.show(self._whole(kind, you))
            elif looker.you != you:
                looker.you = you
                looker.offer(change.frame(you=you))
            elif shared is not None:
                looker.offer(shared)

    def _whole(self, kind: Onlooker, you: bytes) -> Frame:
        return self._scenes[kind].whole(you=you, **self._said_to(kind))

    def _said_to(self, kind: Onlooker) -> dict[str, bytes]:
        """What was said lately, for who may read it."""
        if not kind.rooms:
            return {}
        return {"talk": talk_of(self._told(self._talk.lately(kind.rooms)))}

    def _told(self, messages: Iterable[Message]) -> tuple[wire.Message, ...]:
        names = self._names
        return tuple(
            wire.Message(
                one.number,
                Where(one.room),
                one.person,
                names.get(one.person, ""),
                one.at,
                one.text,
            )
            for one in messages
        )

    def _talk_frames(
        self, kind: Onlooker, said: Sequence[Message], unsaid: Sequence[Message]
    ) -> list[Frame]:
        if not said and not unsaid:
            return []
        read = frozenset(str(room) for room in kind.rooms)
        heard = self._told(one for one in said if one.room in read)
        lost = tuple(one.number for one in unsaid if one.room in read)
        frames = [Frame(encode(wire.Said(heard)))] if heard else []
        return [*frames, Frame(encode(wire.Unsaid(lost)))] if lost else frames

    def _sorted(self, table: Table) -> dict[Onlooker, list[Looker]]:
        found: dict[Onlooker, list[Looker]] = {}
        for looker in self.lookers:
            found.setdefault(onlooker(table, looker.person), []).append(looker)
        return found


def _looked_for(table: Table) -> tuple[object, ...]:
    """Whose names were asked for, beside those of readers and of who has said something."""
    return table.people, table.knocks


def _inside(kind: Onlooker) -> bool:
    return kind.audience is not None
