"""What holds for every test: how many examples Hypothesis tries, and that they are the same ones in CI."""

import os

from hypothesis import HealthCheck, settings

from chiliad._jit import COMPILED

# The first example of a compiled test pays for the compiler: no deadlines.
common = settings(
    deadline=None,
    derandomize=os.environ.get("CI") == "true",
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.register_profile("compiled", common, max_examples=200)
settings.register_profile("plain", common, max_examples=30)  # plain kernels are a hundred times slower
settings.load_profile("compiled" if COMPILED else "plain")
