"""Databases of a PostgreSQL server that the tests have started."""

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine


async def create_database(server: str, name: str) -> str:
    """Create an empty database beside the one that a URL names; return its URL."""
    url = make_url(server).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f'CREATE DATABASE "{name}"'))
    await engine.dispose()
    return url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
