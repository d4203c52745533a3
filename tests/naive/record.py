"""The naive twin of the record writer: the canonical text of docs/notation.md, for either game, from plain data.

Where notation.md leaves room, this file reads it in this way (quotes mark its words):

 1. "`rules` absent: the default preset": the preset is always written, the default one too.
 2. "`before` may be left out of any deal": it is written in the record's first deal alone, and only if not all zero.
 3. Figures "are always written": each of `points`, `scores`, `totals` that the deal's dict has, in this order. A deal that
    stops midway is given without them.
 4. "only options that differ, by name": in the order of their names; without any, no [options] table.
 5. The comments beside the values of the example are remarks on the format: none is written. Comments on actions are
    inside the strings and come from the caller.
 6. A deal without an action has `actions = [` and `]` on two lines. The file ends with one line end.
 7. Strings are TOML basic strings, with the short escapes where TOML has one and \\u00XX in capitals for the other
    control characters; all other characters are written unchanged.
"""

BEFORE_KEYS = {
    "tysiac": ["totals", "concessions", "empty_hands", "barrel_deals", "barrel_falls", "golden_deals"],
    "mille": ["totals", "stars", "chapeaux"],
}
OPTIONAL_BEFORE_KEYS = ["barrel_falls", "golden_deals"]      # only where their options are on
PAYMENT_KEYS = ["small", "large", "amount"]
TYPED_KEYS = {
    "tysiac": ["declarer", "contract", "conceded", "blind", "void", "points", "marriages", "aces", "tricks", "talon"],
    "mille": ["seats", "out"],
}
SHORT_ESCAPES = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def toml_string(text):
    """A TOML basic string."""
    out = []
    for character in text:
        if character in SHORT_ESCAPES:
            out.append(SHORT_ESCAPES[character])
        elif ord(character) < 32 or ord(character) == 127:
            out.append(f"\\u{ord(character):04X}")
        else:
            out.append(character)
    return '"' + "".join(out) + '"'


def toml_value(value):
    """A TOML boolean, number, string, or one-line list or table of these."""
    if isinstance(value, float):
        return repr(value)
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return toml_string(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(toml_value(item) for item in value) + "]"
    if isinstance(value, dict):
        return inline_table(value, sorted(value)) if value else "{}"
    raise TypeError(value)


def inline_table(table, keys):
    """A TOML inline table with exactly these keys, in this order."""
    assert set(table) == set(keys), (table, keys)
    return "{ " + ", ".join(f"{toml_key(key)} = {toml_value(table[key])}" for key in keys) + " }"


def toml_key(key):
    """A key: bare if it consists of letters, digits, _ and -."""
    return key if key.replace("_", "a").replace("-", "a").isalnum() else toml_string(key)


def write_record(game, preset, options, players, deals, result=None, kept=None):
    """The canonical text (notation.md, "The canonical form").

    options: those that differ from the preset. deals: dicts with dealer, before (or None, or left out), lines, and the
    figures points (tysiac only), scores, totals. result: None, or a dict with winner and perhaps payment. kept: what
    the head has under keys that begin with _.
    """
    tables = []

    tables.append([
        'format = "chiliad 1"',
        f"game = {toml_string(game)}",
        f"rules = {toml_string(preset)}",
        f"players = {toml_value(players)}",
        *[f"{key} = {toml_value(kept[key])}" for key in sorted(kept or {})],
    ])

    if options:
        tables.append(["[options]"] + [f"{name} = {toml_value(options[name])}" for name in sorted(options)])

    for number, deal in enumerate(deals):
        table = ["[[deal]]", f"dealer = {toml_value(deal['dealer'])}"]
        before = deal.get("before")
        if number == 0 and before and any(figures if isinstance(figures, int) else any(figures) for figures in before.values()):
            keys = [key for key in BEFORE_KEYS[game] if key in before or key not in OPTIONAL_BEFORE_KEYS]
            table.append(f"before = {inline_table(before, keys)}")
        if "typed" in deal:
            keys = [key for key in TYPED_KEYS[game] if key in deal["typed"]]
            table.append(f"typed = {inline_table(deal['typed'], keys)}")
        else:
            table.append("actions = [")
            for line in deal["lines"]:
                table.append(f"  {toml_string(line)},")
            table.append("]")
        for key in ["points", "scores", "totals"]:
            if key == "points" and game != "tysiac":
                continue
            if deal.get(key) is not None:
                table.append(f"{key} = {toml_value(deal[key])}")
        tables.append(table)

    if result is not None:
        table = ["[result]", f"winner = {toml_value(result['winner'])}"]
        if result.get("payment") is not None:
            table.append(f"payment = {inline_table(result['payment'], PAYMENT_KEYS)}")
        tables.append(table)

    return "\n\n".join("\n".join(table) for table in tables) + "\n"
