"""Placeholder until the records land."""


def redact_lines(*a):  # pragma: no cover
    raise NotImplementedError


complete_lines = redact_lines
