"""Colours that all can read: every pair in both themes meets WCAG AA, and no two sides of the game
look alike to people who see colours differently."""

import re
from itertools import combinations
from pathlib import Path

import pytest

SHEET = Path(__file__).parents[2] / "client" / "src" / "theme" / "colours.css"
TEXT, SIGN = 4.5, 3.0
GROUNDS = ("night", "deep", "raised")
TEXTS = [
    *((ink, ground) for ink in ("ink", "quiet", "lamp", "good", "bad") for ground in GROUNDS),
    *((f"{team}-text", ground) for team in ("red", "blue", "agent") for ground in GROUNDS),
    ("on-lamp", "lamp"),
    ("on-glow", "glow"),
    ("on-paper", "paper"),
    ("on-paper", "paper-shade"),
    ("on-paper-quiet", "paper"),
    *((f"on-{what}", what) for what in ("red", "blue", "agent", "bystander", "assassin")),
    *(
        (f"on-{what}-key", f"{what}-key")
        for what in ("red", "blue", "agent", "bystander", "assassin")
    ),
]
SIGNS = [("line", ground) for ground in GROUNDS]
"""What is no text, such as the edge of a field."""
CLASSIC = ("red", "blue", "bystander", "assassin")
DUET = ("agent", "bystander", "assassin")
TOGETHER = sorted({*combinations(CLASSIC, 2), *combinations(DUET, 2)})
"""What may lie on one board."""
SIGHTS = {
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""How light of three kinds is seen (Machado and others, 2009), in linear RGB."""
Linear = tuple[float, float, float]


def colours(theme: str) -> dict[str, str]:
    """The named colours of a theme; the light one changes some of the dark one's."""
    blocks = re.findall(r"([^{}]*)\{([^{}]*)\}", SHEET.read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for selectors, body in blocks:
        if ":root," in selectors or f'"{theme}"' in selectors:
            found |= dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", body))
    return found


def linear(colour: str) -> Linear:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _straight(red), _straight(green), _straight(blue)


def _straight(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def luminance(light: Linear) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(linear(one)), luminance(linear(other))))
    return (lighter + 0.05) / (darker + 0.05)


def seen(light: Linear, sight: tuple[Linear, ...]) -> Linear:
    """The light as somebody with this sight sees it."""
    parts = [sum(a * b for a, b in zip(row, light, strict=True)) for row in sight]
    red, green, blue = (min(max(part, 0.0), 1.0) for part in parts)
    return red, green, blue


def lab(light: Linear) -> Linear:
    """CIE L*a*b*, in which distances are about what eyes tell apart."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = luminance(light)
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_text_stands_out_from_its_ground(theme: str, text: str, ground: str) -> None:
    palette = colours(theme)

    assert contrast(palette[text], palette[ground]) >= TEXT


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_edges_stand_out_from_their_ground(theme: str, sign: str, ground: str) -> None:
    palette = colours(theme)

    assert contrast(palette[sign], palette[ground]) >= SIGN


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("one", "other"), TOGETHER)
def test_no_two_sides_look_alike(theme: str, sight: str, one: str, other: str) -> None:
    palette = colours(theme)
    first, second = (lab(seen(linear(palette[side]), SIGHTS[sight])) for side in (one, other))

    distance = sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5

    assert distance > 15
