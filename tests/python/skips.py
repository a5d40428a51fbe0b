"""A test that cannot run is reported as tests/framework/skips.hpp does it, so that `tools/dev test` counts it."""
import unittest
from typing import NoReturn


def skip(test: unittest.TestCase, reason: str) -> NoReturn:
    # unittest prints dots on the line before.
    print(f"\nskipped: 1 test, `{test.id()}` ({reason})", flush=True)
    raise unittest.SkipTest(reason)
