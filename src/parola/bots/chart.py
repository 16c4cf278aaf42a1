"""The arena's results as a table and as a picture."""

from collections.abc import Mapping
from html import escape

from parola.bots.arena import Tally

XMLNS = "http://www.w3.org/2000/svg"
FONT = 'font-family="sans-serif" font-size="13"'
BAR = 'stroke="#3b6ea5" stroke-width="20"'
WIDTH, ROW, LEFT, TOP = 760, 34, 330, 40


def table(tallies: Mapping[str, Tally]) -> str:
    """A line for each match-up: won, with what confidence, and how it ended."""
    lines = [f"{'':40}{'games':>6}{'won':>8}  {'95 %':<16}{'turns':>6}{'right':>7}  endings"]
    for name, tally in tallies.items():
        low, high = tally.interval
        ends = ", ".join(f"{n / tally.games:.1%} {end}" for end, n in tally.endings.items())
        lines.append(
            f"{name:40}{tally.games:6}{tally.share:8.1%}  {low:.1%} to {high:.1%}"
            f"{tally.turns:8.1f}{tally.right:7.2f}  {ends}"
        )
    return "\n".join(lines)


def svg(title: str, tallies: Mapping[str, Tally]) -> str:
    """A bar for each match-up, and a line from one end of its interval to the other."""
    height = TOP + ROW * len(tallies) + 30
    wide = WIDTH - LEFT - 70
    parts = [
        f'<svg xmlns="{XMLNS}" width="{WIDTH}" height="{height}" {FONT}>',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="10" y="24" font-size="16">{escape(title)}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        x = LEFT + wide * share
        parts.append(f'<path d="M{x:.1f} {TOP}V{height - 22}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 6}" text-anchor="middle">{share:.0%}</text>')
    for row, (name, tally) in enumerate(tallies.items()):
        low, high = (LEFT + wide * end for end in tally.interval)
        y = TOP + ROW * row
        parts += [
            f'<text x="{LEFT - 8}" y="{y + 20}" text-anchor="end">{escape(name)}</text>',
            f'<path d="M{LEFT} {y + 16}h{wide * tally.share:.1f}" {BAR}/>',
            f'<path d="M{low:.1f} {y + 16}H{high:.1f}" stroke="#111" stroke-width="2"/>',
            f'<text x="{max(high, LEFT) + 6:.1f}" y="{y + 20}">{tally.share:.1%}</text>',
        ]
    return "\n".join((*parts, "</svg>", ""))
