"""What a won game is worth: R43 alone against the table, R81 in Duet."""

from enum import StrEnum

from parola.rules.classic import ClassicState
from parola.rules.duet import STANDARD_TOKENS, DuetState
from parola.rules.seats import Form

TOKEN = 3
GOOD = 6
GREAT = 9
BEYOND = 11


class Praise(StrEnum):
    """R81: how good a score is. The words for it are each language's own."""

    WON = "won"
    GOOD = "good"
    GREAT = "great"
    MISSIONS = "missions"
    """Time to try the missions."""


def solo_score(state: ClassicState) -> int | None:
    """R43: the other team's agents still uncovered, 1 to 8, which is also the title's number.
    None when the game is not won or was not played alone; a loss has no score (R42)."""
    starts = state.deal.key.starts
    if state.deal.form is not Form.SOLO or state.winner is not starts:
        return None
    return state.left(starts.rival)


def is_standard(state: DuetState) -> bool:
    """R81: only the standard game with nine tokens is scored."""
    return state.deal.tokens == state.deal.mistakes == STANDARD_TOKENS


def duet_score(state: DuetState) -> int | None:
    """R81; None when the game is not won or is not the standard one."""
    if not state.won or not is_standard(state):
        return None
    if state.sudden_death:
        return state.scored - 1
    if not state.tokens:  # R80 took the token that the last turn would have cost
        return state.scored
    unused = state.tokens - 1
    return TOKEN * unused + state.scored + 1


def praise(score: int) -> Praise:
    """R81: over 5 is good, 9 and 10 are great, and above 10 the missions wait."""
    if score >= BEYOND:
        return Praise.MISSIONS
    if score >= GREAT:
        return Praise.GREAT
    return Praise.GOOD if score >= GOOD else Praise.WON
