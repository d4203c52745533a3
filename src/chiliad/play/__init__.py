"""Objects for people: matches, records, rules in words."""
