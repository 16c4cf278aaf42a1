/** How large the words on the cards can be, measured: none overflows, most are of one size. */

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
  /** How large it can be in one line. */
  readonly whole: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

const LINE = 1.06;
const LARGEST_SHARE = 0.62;
/** A word is parted only where that makes it so much larger, and would be small otherwise. */
const WORTH_PARTING = 1.25;
/** Small is what is under this share of the room there is, about eight letters in a row. */
const SMALL = 1 / 4;
const VOWELS = /[аеєиіїоуыэюяёăâîaeiouăâîъ]/iu;
const MARKS = /[ьъй]/iu;

export function fitWords(words: readonly string[], box: Box, widthOf: (text: string) => number): Fitted[] {
  const best = words.map((word) => fitWord(word, box, widthOf));
  const sizes = best.map((one) => one.size).sort((a, b) => a - b);
  const common = sizes[Math.floor(sizes.length * 0.5)] ?? 0;
  return best.map((one) => ({ ...one, size: Math.floor(Math.min(one.size, common) * 4) / 4 }));
}

function fitWord(word: string, box: Box, widthOf: (text: string) => number): Fitted {
  const whole = sized([word], box, widthOf);
  const limit = whole.size;
  const options = [...broken(word.split(/(?<=[-\s])/u).map((part) => part.trim()))].map((lines) =>
    sized(lines, box, widthOf),
  );
  const natural = options.reduce((a, b) => (b.size > a.size ? b : a), whole);
  if (natural.size >= box.width * SMALL) return { ...natural, whole: limit };
  const parted = partings(word)
    .map((lines) => sized(lines, box, widthOf))
    .reduce((a, b) => (b.size > a.size ? b : a), natural);
  return { ...(parted.size > natural.size * WORTH_PARTING ? parted : natural), whole: limit };
}

function sized(lines: readonly string[], box: Box, widthOf: (text: string) => number): Fitted {
  const widest = Math.max(...lines.map(widthOf));
  const byHeight = box.height / (lines.length * LINE);
  const size = Math.min(box.width / widest, byHeight, box.height * LARGEST_SHARE);
  return { lines, size, whole: size };
}

/** All ways to lay parts on lines, without changing their order. */
function* broken(parts: readonly string[]): Generator<string[]> {
  if (parts.length < 2) return;
  for (let cut = 1; cut < parts.length; cut++) {
    const head = parts.slice(0, cut).join(" ").replaceAll("- ", "-");
    const tail = parts.slice(cut);
    yield [head, tail.join(" ").replaceAll("- ", "-")];
    for (const rest of broken(tail)) yield [head, ...rest];
  }
}

/** A long word in two, before a consonant and its vowel, with a hyphen. */
function partings(word: string): string[][] {
  const letters = [...word];
  if (letters.length < 8 || /\s/u.test(word)) return [];
  const found: string[][] = [];
  for (let cut = 3; cut <= letters.length - 3; cut++) {
    const [before = "", after = ""] = [letters[cut - 1], letters[cut]];
    const next = letters[cut + 1] ?? "";
    const closes = !VOWELS.test(before) && VOWELS.test(next);
    if (VOWELS.test(after) || MARKS.test(after) || !(closes || (VOWELS.test(before) && VOWELS.test(next)))) continue;
    const tail = letters.slice(cut);
    if (tail.some((letter) => VOWELS.test(letter))) {
      found.push([`${letters.slice(0, cut).join("")}-`, tail.join("")]);
    }
  }
  return found;
}
