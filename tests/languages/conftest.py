"""A toy language, so that the layers are tested apart from what the real languages know."""

from pathlib import Path

import pytest

from parola.languages.base import Language, Letters
from parola.languages.morphology import Reading

AFFIXES = """
[prefixes strong]
super
[prefixes]
un re
[suffixes strong]
er
[suffixes]
ish
[suffixes weak]
on
[endings noun]
a o
[endings adjective]
y
[endings verb]
ate
[alternations]
g zh
[fleeting]
e
[vowels]
o u 0
[links]
- o
[initials]
micro
[finals]
naut
[sounds]
d$ t
kh k
[thresholds]
3: -1 0
4: 1 2
5: 2 3
"""
FAMILIES = """
SUN: solar* sunny -suns ! sunda* sundae ? sunset ~ son   # the one star we know
MOON, LUNA: lun* ! lunch*
DIVER: dive* water* swim*
"""
WORDS = """
[known]
gizmo
[loans]
strudel
[phrases]
ice cream, merry-go-round
[acronyms]
nato, t.b.d.
[numbers]
one, seven
[given names]
anna
[surnames]
smith
[places]
new york
[place words]
sea
[titles]
war and peace
[invented]
hobbit
[coined]
cop-doctor
"""
TRANSLATIONS = "DOG: de=Hund, fr=chien/chienne, uk=собака\n"
FORMS = {
    form: (lemma, part)
    for lemma, part, forms in (
        ("sun", "noun", "suns"),
        ("solar", "adjective", ""),
        ("dog", "noun", "dogs"),
        ("stork", "noun", "storks"),
        ("storker", "noun", ""),
        ("storkish", "noun", ""),
        ("storkon", "noun", ""),
        ("glog", "noun", ""),
        ("glozher", "noun", ""),
        ("karet", "noun", ""),
        ("karter", "noun", ""),
        ("bold", "noun", ""),
        ("bulder", "noun", ""),
        ("star", "noun", "stars"),
        ("starer", "noun", ""),
        ("stara", "noun", ""),
        ("cat", "noun", "cats"),
        ("cater", "noun", ""),
        ("fish", "noun", ""),
        ("starfish", "noun", ""),
        ("boat", "noun", "boats"),
        ("storkoboat", "noun", ""),
        ("scope", "noun", ""),
        ("microscope", "noun", ""),
        ("microwave", "noun", ""),
        ("wave", "noun", "waves"),
        ("astr", "noun", ""),
        ("astronaut", "noun", ""),
        ("road", "noun", ""),
        ("roat", "noun", ""),
        ("pâté", "noun", ""),
        ("pate", "noun", ""),
        ("café", "noun", "cafés"),
        ("supercat", "noun", ""),
        ("superstar", "noun", ""),
        ("catboat", "noun", ""),
        ("water", "noun", ""),
        ("swim", "verb", "swam"),
        ("diver", "noun", ""),
        ("war", "noun", ""),
        ("and", "other", ""),
        ("peace", "noun", ""),
        ("big", "adjective", ""),
        ("table", "noun", ""),
        ("chair", "noun", ""),
    )
    for form in (lemma, *forms.split())
}


class Table:
    """A dictionary of a few words."""

    exact = True

    def knows(self, word: str) -> bool:
        return word in FORMS

    def readings(self, word: str) -> tuple[Reading, ...]:
        return (Reading(*FORMS[word]),) if word in FORMS else ()


@pytest.fixture
def toy(tmp_path: Path) -> Language:
    """A language of its own, whose files a test may rewrite before it is used."""
    for name, text in {
        "affixes": AFFIXES,
        "families": FAMILIES,
        "words": WORDS,
        "translations": TRANSLATIONS,
    }.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    return Language(
        code="toy",
        folder=tmp_path,
        letters=Letters("latin", "abcdefghijklmnopqrstuvwxyzâé", {"é": "e", "â": "a"}),
        morphology=Table(),
        surname_endings=("sson",),
    )
