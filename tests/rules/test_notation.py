"""Positions and games as text, and back."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parola.rules.clock import Timer
from parola.rules.clue import Clue, Count
from parola.rules.commands import Object
from parola.rules.events import ClueGiven, TurnEnd, TurnEnded
from parola.rules.game import begin
from parola.rules.narration import NotationError, event_line, parse_line, quoted, unquoted
from parola.rules.notation import (
    Record,
    game_text,
    parse_game,
    parse_position,
    position_text,
)
from parola.rules.seats import Seat
from play import (
    BLUE_SPYMASTER,
    NEITHER,
    NORTH,
    NORTH_GREEN,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SOUTH,
    WORDS,
    classic_table,
    duet_deal,
    duet_table,
)
from wander import any_deal, steps

POSITION = """\
parola 1
game: classic
form: teams
starts: red
objections: until-touch
phase: guess
clue: "дерево" 2
guesses: 1

"ЯБЪЛКА" r*      | "КЛОН" r | "В'ЯЗЕНЬ" r | "ЇЖАК" r | "ҐУДЗИК" r
"ЁЖ" r           | "ЗАМОК" r | "ȘARPE" r   | "ȚARĂ" r | "ÎNGER" b
"OM DE ZĂPADĂ" b | "BARK" b | "КОСА" b    | "ЛІС" b  | "МІКРОСКОП" b
"РОТ" b          | "ПАЧКА" b | "BANCĂ" o   | "РОГ" o  | "ПЛЪХ" o
"КЛЮЧ" o         | "POD" o  | "СВЕТ" o    | "ВЪЛНА" o | "ОСЬМИНОГ" x
"""


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def test_a_position_prints_as_a_readable_board() -> None:
    table = classic_table().give(RED_SPYMASTER, 2, "дерево").touch(RED_OPERATIVE, 0)
    assert lines(position_text(table.game)) == lines(POSITION)
    assert parse_position(POSITION) == msgspec.structs.replace(table.game, log=())


def test_a_duet_position_shows_both_sides_of_the_key_and_whose_tokens_lie_where() -> None:
    table = duet_table(9, 5, free=True).give(NORTH).touch(SOUTH, NORTH_GREEN[0], NEITHER[0])
    table.give(SOUTH).touch(NORTH, NEITHER[0])
    text = position_text(table.game)
    assert f'"{WORDS[NORTH_GREEN[0]]}" go+s' in text
    assert f'"{WORDS[NEITHER[0]]}" oo>n>s' in text
    assert "bank-mistakes: 3" in text
    assert parse_position(text) == msgspec.structs.replace(table.game, log=())


@given(seed=st.integers(0, 2**64))
def test_every_position_can_be_read_back(seed: int) -> None:
    random = Random(seed)
    for state, _ in steps(any_deal(random), random):
        text = position_text(state)
        assert parse_position(text) == msgspec.structs.replace(state, log=())
        assert position_text(parse_position(text)) == text


@given(seed=st.integers(0, 2**64))
def test_every_game_replays_to_the_same_state_byte_for_byte(seed: int) -> None:
    random = Random(seed)
    deal = any_deal(random)
    played = list(steps(deal, random))
    record = Record(deal, tuple(event for _, event in played))
    text = game_text(record)
    again = parse_game(text)
    assert again == record
    assert game_text(again) == text
    end = played[-1][0] if played else begin(deal)
    assert msgspec.json.encode(again.end) == msgspec.json.encode(end)


@given(word=st.text(max_size=40))
def test_any_word_stands_between_quotation_marks(word: str) -> None:
    assert unquoted(quoted(word)) == word
    event = ClueGiven(Seat.NORTH, Clue(word, Count.UNSAID))
    if "\n" not in word and word.isprintable():
        assert parse_line(event_line(event, WORDS)) == event


def test_comments_and_blank_lines_may_stand_anywhere() -> None:
    table = duet_table().give(NORTH)
    table.do(SOUTH, Object())
    text = game_text(Record(duet_deal(), tuple(table.events)))
    spaced = "# a game\n\n" + text.replace("\n", "\n\n# and\n")
    assert parse_game(spaced) == parse_game(text)


def test_a_timer_is_told() -> None:
    timer = Timer(clue=60, guess=90, glass=30)
    record = Record(duet_deal(timer=timer), ())
    assert "timer: clue 60, guess 90, glass 30" in game_text(record)
    assert parse_game(game_text(record)) == record


GAME = game_text(Record(duet_deal(city="cairo"), (TurnEnded(TurnEnd.TIME),)))


@pytest.mark.parametrize(
    ("was", "now", "why"),
    [
        ("parola 1", "parola 2", "a game begins with the line 'parola 1'"),
        ("game: duet", "game: chess", "no such game: chess"),
        ("game: duet", "game duet", "a header line is `name: value`"),
        ("game: duet\n", "", "the header or the key is wrong: 'game'"),
        ("tokens: 9", "tokens: viele", "the header or the key is wrong"),
        ("tokens: 9", "tokens: 99", "the header or the key is wrong"),
        ("city: cairo", "city: cairo\nmood: good", "no such line in the header of a game: mood"),
        ('"ЯБЪЛКА" gg', '"ЯБЪЛКА" go', "numbers of R71"),
        ('"ЯБЪЛКА" gg', '"ЯБЪЛКА gg', "not a row of a board"),
        ('| "ОСЬМИНОГ" oo', "", "a board has 25 words, not 24"),
        ("turn ends: time", "turn ends: never", "never"),
        ("turn ends: time", "the turn ends", "no such event: the turn ends"),
        ("turn ends: time", 'north touches 3 "КЛОН" agent', "not the word at that place"),
        ("turn ends: time", 'north touches 33 "КЛОН" agent', "north touches 33"),
        ("turn ends: time", 'east gives "КЛОН" 2', "east"),
        ("turn ends: time", 'north gives "КЛОН" many', "many"),
    ],
)
def test_a_text_that_is_no_game_says_why(was: str, now: str, why: str) -> None:
    assert was in GAME
    with pytest.raises(NotationError) as caught:
        parse_game(GAME.replace(was, now, 1))
    assert why in str(caught.value)


def test_an_empty_text_is_no_game() -> None:
    with pytest.raises(NotationError, match="a game begins with"):
        parse_game("")


@pytest.mark.parametrize(
    ("was", "now", "why"),
    [
        ("guesses: 1", "guesses: viele", "guesses: "),
        ("guesses: 1", "mood: good", "no such line in the header of a position: mood"),
        ("phase: guess", "phase: nap", "phase: "),
        ("guesses: 1", "clock: {", "clock: "),
        ('"ОСЬМИНОГ" x\n', '"ОСЬМИНОГ" x\nturn ends: time\n', "nothing may follow a position"),
    ],
)
def test_a_text_that_is_no_position_says_why(was: str, now: str, why: str) -> None:
    assert was in POSITION
    with pytest.raises(NotationError) as caught:
        parse_position(POSITION.replace(was, now, 1))
    assert why in str(caught.value)


def test_events_of_one_game_are_named_in_lines_that_people_read() -> None:
    table = classic_table().give(RED_SPYMASTER, 2, "дерево").touch(RED_OPERATIVE, 0, 17)
    table.give(BLUE_SPYMASTER, 1, "")
    assert [event_line(event, WORDS) for event in table.events] == [
        'red-spymaster gives "дерево" 2',
        'red-operative touches 0 "ЯБЪЛКА" red',
        'red-operative touches 17 "BANCĂ" bystander',
        "turn ends: wrong-guess",
        'blue-spymaster gives "" 1',
    ]
