"""What `parola referee` does; imported when it runs."""

import json
from collections import Counter
from pathlib import Path

import click

from parola.languages.base import load
from parola.languages.cases import read
from parola.languages.explain import sentence
from parola.languages.referee import Kind, Verdict, judge
from parola.tables.house import ClueRules


def house_of(options: str) -> ClueRules:
    """House rules from a list such as `names,places`."""
    wanted = {o.strip() for o in options.split(",") if o.strip()}
    strange = wanted - set(ClueRules.__struct_fields__)
    if strange:
        raise click.BadParameter(f"no such house rule: {', '.join(sorted(strange))}")
    return ClueRules(**dict.fromkeys(wanted, True))


def judge_one(lang: str, board: str, clue: str, number: int | None, options: str) -> int:
    """Prints a verdict and its sentence; 1 if illegal."""
    try:
        language = load(lang)
    except LookupError as error:
        raise click.BadParameter(str(error)) from None
    visible = [w.strip() for w in board.split(",") if w.strip()]
    verdict = judge(language, clue, visible, house_of(options))
    if verdict.kind is Kind.LEGAL and number is not None and number > len(visible):
        verdict = Verdict(Kind.DOUBTFUL, "R52", "number-too-high")
    click.echo(f"{verdict.kind} {verdict.rule}: {sentence(lang, verdict, clue)}")
    return int(verdict.kind is Kind.ILLEGAL)


def judge_cases(path: Path, *, as_json: bool) -> int:
    """Prints what the referee says of every case of a file; 1 if a verdict is not as listed."""
    seen: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    try:
        cases = list(read(path))
    except (ValueError, OSError) as error:
        raise click.ClickException(str(error)) from None
    for case in cases:
        verdict = case.judged()
        seen[case.lang] += 1
        differs = verdict.kind.value != case.verdict
        wrong[case.lang] += differs
        if as_json:
            line = {
                "lang": case.lang,
                "visible": "|".join(case.visible),
                "clue": case.clue,
                "verdict": verdict.kind.value,
                "rule": verdict.rule,
                "offends": verdict.offends,
            }
            click.echo(json.dumps(line, ensure_ascii=False))
        elif differs:
            click.echo(
                f"{case.lang}\t{'|'.join(case.visible)}\t{case.clue}"
                f"\tlisted {case.verdict} {case.rule}"
                f"\tgot {verdict.kind} {verdict.rule} {verdict.reason} {verdict.offends}"
            )
    if not as_json:
        for lang, count in seen.items():
            click.echo(f"{lang}: {count - wrong[lang]} of {count} as listed")
    return int(bool(wrong.total()))
