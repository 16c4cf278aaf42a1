"""How much one may ask for: a bucket that fills with time and empties with every request."""

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


class Shared:
    """A limit for each person, and a wider one for each address, since a whole party may share one
    and somebody alone may pretend to be many."""

    def __init__(self, burst: float, per_second: float, *, people: float = 10) -> None:
        self._person = Limit(burst, per_second)
        self._address = Limit(burst * people, per_second * people)

    def take(self, person: str, address: str) -> bool:
        """Whether one more is granted to both."""
        return self._person.take(person) and self._address.take(address)


class Limits:
    """What each kind of request may be asked how often."""

    def __init__(self) -> None:
        self.orders = Shared(60, 10)
        self.tables = Shared(20, 1 / 20)
        self.talk = Shared(8, 0.7)
        self.knocks = Shared(6, 0.1)
        self.judging = Shared(30, 6)
        self.reports = Shared(10, 1 / 60)
        self.links = Shared(5, 1 / 30)
        self.texts = Shared(10, 0.2)
        """Decks and sheets that are sent to be kept."""
