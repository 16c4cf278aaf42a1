"""How much one person may ask for: a bucket that fills with time and empties with every request."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KEPT = 50_000


class Limit:
    """So many at once, and so many a second after that."""

    def __init__(
        self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst, self._rate, self._clock = burst, per_second, clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more is granted."""
        now = self._clock()
        left, since = self._buckets.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        granted = left >= 1
        self._buckets[who] = (left - 1 if granted else left, now)
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        return granted
