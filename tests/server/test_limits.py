import pytest

from millrace.server.errors import TooMany
from millrace.server.limits import Bucket, Buckets, Rate
from tests.server.club import Clock


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    bucket = Bucket(2.0, 3.0, 0.0)

    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_fills_nothing() -> None:
    bucket = Bucket(1.0, 1.0, 100.0)

    assert bucket.take(100.0)
    assert not bucket.take(50.0)


def test_keys_do_not_share() -> None:
    buckets = Buckets(Rate(1, 60.0), Clock())

    buckets.take("a")
    buckets.take("b")
    with pytest.raises(TooMany) as refused:
        buckets.take("a")

    assert refused.value.wait == 60


def test_who_has_not_asked_for_longest_is_forgotten_first() -> None:
    buckets = Buckets(Rate(1, 60.0), Clock(), most=2)
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(TooMany):
        buckets.take("a")

    buckets.take("c")

    assert len(buckets) == 2
    buckets.take("b")
    with pytest.raises(TooMany):
        buckets.take("c")
