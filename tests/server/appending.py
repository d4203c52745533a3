"""A program that appends to many tables at once and prints every acknowledged event, until it is killed.

python appending.py URL TABLES
"""

import asyncio
import os
import sys

from chiliad.server.rows import Guest
from chiliad.server.storage import Store
from server.stored import HOST, event, row


async def append_on(store: Store, name: str) -> None:
    number = 0
    while True:
        number += 1
        await store.append(name, [event(number, f"c{number}")])
        os.write(1, f"{name} {number}\n".encode())  # whole lines, without a buffer


async def main(url: str, tables: int) -> None:
    store = await Store.open(url)
    await store.add_guest(Guest(HOST, "Ann"), b"token", 1)
    names = [f"t{at}" for at in range(tables)]
    for name in names:
        await store.add_table(row(name), [], {0: HOST})
    await asyncio.gather(*(append_on(store, name) for name in names))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
