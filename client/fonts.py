"""Cut Sofia Sans Condensed (SIL Open Font License) to what five languages need.

    python client/fonts.py FOLDER

FOLDER holds the three files `sofia-sans-condensed-{cyrillic,latin,latin-ext}-wght-normal.woff2` of
the npm package `@fontsource-variable/sofia-sans-condensed`. Needs fonttools and brotli. The font
draws Cyrillic the Bulgarian way and has Russian forms under `locl`; Ukrainian readers are used to
those too, so here the language system UKR is given the same features as RUS.
"""

import copy
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ALPHABETS = {
    "cyrillic": "".join(map(chr, range(0x410, 0x450))) + "ЀЁЄІЇЍЎѐёєіїѝўҐґ\u0301№",
    "latin": "".join(map(chr, range(0x20, 0x7F))) + "ÂâÎîÉéÖöÜü «»‘’‚“”„–—…·×÷°±−€™©№ʼ",
    "latin-ext": "ĂăȘșȚțŞşŢţ",
}
HERE = Path(__file__).parent


def cut(source: Path, letters: str) -> TTFont:
    """The font with these letters only, in the weights that the page uses."""
    font = instantiateVariableFont(TTFont(source), {"wght": (400, 800)})
    _teach_ukrainian(font)
    options = Options()
    options.layout_features = ["locl", "kern", "mark", "mkmk", "ccmp", "tnum"]
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    return font


def _teach_ukrainian(font: TTFont) -> None:
    for record in font["GSUB"].table.ScriptList.ScriptRecord:
        for system in tuple(record.Script.LangSysRecord):
            if system.LangSysTag == "RUS ":
                ukrainian = copy.copy(system)
                ukrainian.LangSysTag = "UKR "
                record.Script.LangSysRecord.append(ukrainian)


def main() -> None:
    for name, letters in ALPHABETS.items():
        source = Path(sys.argv[1]) / f"sofia-sans-condensed-{name}-wght-normal.woff2"
        font = cut(source, letters)
        font.flavor = "woff2"
        font.save(HERE / "src" / "fonts" / f"sofia-{name}.woff2")


if __name__ == "__main__":
    main()
