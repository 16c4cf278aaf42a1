"""Finished games over HTTP."""

from pathlib import Path
from typing import Any

from in_process import company, hall_in, sat_down
from visitor import Visitor

from parola.rules.notation import parse_game


async def finished(anna: Visitor, boyan: Visitor) -> str:
    """A game alone that was given up after one clue."""
    table = await anna.open(language="bg", setup={"game": "classic", "form": "solo"})
    await boyan.order(table, do="join")
    await anna.order(table, do="sit", seat="red-spymaster")
    await boyan.order(table, do="sit", seat="red-operative")
    await anna.order(table, do="deal")
    await anna.order(table, do="play", move={"do": "give", "word": "птица", "number": 2})
    await anna.order(table, do="propose", matter="concede")
    assert (await boyan.order(table, do="agree")).status_code == 200
    return table


async def test_a_finished_game_is_seen_again_with_its_key(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ана", "Боян") as (anna, boyan):
        table = await finished(anna, boyan)
        (listed,) = (await boyan.http.get(f"/tables/{table}/games")).json()
        assert (listed["number"], listed["game"], listed["form"]) == (1, "classic", "solo")
        assert listed["result"]["ending"] == "conceded"
        replay: dict[str, Any] = (await boyan.http.get(f"/tables/{table}/games/1")).json()
        assert len(replay["words"]) == 25
        assert replay["secret"]["key"]["red"].bit_count() == 9
        assert replay["names"][anna.person] == "Ана"
        first, clue, end = replay["frames"]
        assert (first["entry"], first["by"]) == (None, None)
        assert (clue["entry"]["did"], clue["by"]) == ("clue-given", anna.person)
        assert (end["entry"]["did"], end["game"]["phase"]) == ("team-won", "over")
        assert replay["house"]["language"] == "bg"


async def test_a_game_comes_as_text_and_its_clues_are_explained(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ана", "Боян") as (anna, boyan):
        table = await finished(anna, boyan)
        text = (await anna.http.get(f"/tables/{table}/games/1/text")).text
        assert parse_game(text).deal.words
        says = (await anna.http.get(f"/tables/{table}/games/1/clues/0")).json()
        assert (says["word"], says["known"], len(says["likeness"])) == ("птица", True, 25)
        assert all(0 <= one <= 1 for one in says["likeness"])
        for wrong in ("1", "99", "x", "-1", "9" * 30):
            reply = await anna.http.get(f"/tables/{table}/games/1/clues/{wrong}")
            assert reply.status_code == 404


async def test_a_finished_duet_shows_both_sides_of_the_key(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ана", "Боян") as (anna, boyan):
        table = await anna.open(language="bg", decks=["duet"], setup={"game": "duet"})
        await sat_down(table, north=anna, south=boyan)
        await anna.order(table, do="propose", matter="concede")
        await boyan.order(table, do="agree")
        replay = (await boyan.http.get(f"/tables/{table}/games/1")).json()
        assert [replay["secret"][side]["agents"].bit_count() for side in ("north", "south")] == [
            9,
            9,
        ]


async def test_history_is_for_who_was_at_the_table(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path) as hall,
        company(hall, "Ана", "Боян", "Віра") as (anna, boyan, stranger),
    ):
        table = await finished(anna, boyan)
        for path in ("games", "games/1", "games/1/text", "games/1/clues/0"):
            reply = await stranger.http.get(f"/tables/{table}/{path}")
            assert reply.json()["code"] == "not-here"
        assert (await anna.http.get(f"/tables/{table}/games/2")).status_code == 404
        assert (await anna.http.get("/tables/nowhere/games")).status_code == 404


async def test_a_new_game_begins_with_an_empty_log_for_all(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ана", "Боян") as (anna, boyan):
        table = await finished(anna, boyan)
        await boyan.look(table)
        assert len(boyan.log) == 2
        await anna.order(table, do="deal")
        await boyan.until(lambda v: v.sections["table"]["game_number"] == 2)
        assert boyan.log == []
        await anna.order(table, do="play", move={"do": "give", "word": "птица", "number": 1})
        await boyan.until(lambda v: v.log)
        assert [one["did"] for one in boyan.log] == ["clue-given"]


async def test_the_key_of_a_running_game_is_in_no_history(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ана", "Боян") as (anna, boyan):
        table = await finished(anna, boyan)
        await anna.order(table, do="deal")
        assert len((await anna.http.get(f"/tables/{table}/games")).json()) == 1
        assert (await anna.http.get(f"/tables/{table}/games/2")).status_code == 404
