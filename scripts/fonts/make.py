"""Makes the site's two fonts from their npm packages: see docs/decisions/2026-11-21-fonts.md for how and when to run it.

usage: make.py <folder with the unpacked npm packages> <folder with fallback fonts>
"""

import json
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

packages, fallbacks = Path(sys.argv[1]), Path(sys.argv[2])
site = Path(__file__).resolve().parents[2] / "site" / "app"

# English, Dutch and the names of their neighbours; arrows are drawn, a soft hyphen needs no glyph of its own.
letters = [*range(0x20, 0x7F), *range(0xC0, 0x100), 0x152, 0x153]
marks = [ord(mark) for mark in "\u00a0€£©§°²³º«»¡¿–—‘’“”„…−×·•‑"]

fonts = {
    "bricolage-grotesque": {
        "source": "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
        "axes": {"wght": (700, 800), "opsz": (24, 96)},
    },
    "instrument-sans": {
        "source": "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
        "axes": {"wght": (400, 600)},
    },
}

# What a line of ours looks like: the fallback is stretched until such a line is as long as in the real font.
line = "We make software for people who would rather be doing their job. Wij bouwen onder zeeniveau, op werkdagen."


def width(font, text):
    cmap, advances = font.getBestCmap(), font["hmtx"].metrics
    return sum(advances[cmap[ord(letter)]][0] for letter in text) / font["head"].unitsPerEm


def make(name, source, axes):
    font = TTFont(packages / source)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum"]
    options.name_IDs = [0, 1, 2, 13, 14]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*letters, *marks])
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    target = site / "styles" / "fonts" / f"{name}.woff2"
    font.save(target)
    print(name, target.stat().st_size, "bytes")
    return font


def describe_fallback(font, name, file):
    """Prints the descriptors of an @font-face whose lines are as long and as high as the real font's."""
    other = TTFont(fallbacks / file)
    size = width(font, line) / width(other, line)
    ascent, descent = font["hhea"].ascent / 1000 / size, -font["hhea"].descent / 1000 / size
    print(f"{name} {file}: size-adjust {size:.2%}; ascent-override {ascent:.2%}; descent-override {descent:.2%}")


made = {name: make(name, **how) for name, how in fonts.items()}

# The hero's and the fit titles' cut: what `emWidth` adds up.
heavy = instancer.instantiateVariableFont(made["bricolage-grotesque"], {"wght": 800, "opsz": 96})
cmap, advances = heavy.getBestCmap(), heavy["hmtx"].metrics
table = {chr(code): advances[glyph][0] for code, glyph in sorted(cmap.items()) if code != 0xAD}


def two_digits(number):
    """In base 36, which holds every width of the font: the table goes to each browser."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return digits[number // 36] + digits[number % 36]


packed = {"letters": "".join(table), "widths": "".join(map(two_digits, table.values()))}
(site / "ui" / "title" / "advances.json").write_text(json.dumps(packed, ensure_ascii=False, indent=2) + "\n")

plain = instancer.instantiateVariableFont(made["instrument-sans"], {"wght": 400})
for bold, regular in [
    ("LiberationSans-Bold.ttf", "LiberationSans-Regular.ttf"),
    ("Roboto-Bold.ttf", "Roboto-Regular.ttf"),
    ("DejaVuSans-Bold.ttf", "DejaVuSans.ttf"),
]:
    describe_fallback(heavy, "display", bold)
    describe_fallback(plain, "text", regular)
