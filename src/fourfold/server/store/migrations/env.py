"""What Alembic runs: the steps, on the caller's connection."""

from alembic import context

from fourfold.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    # The caller has a transaction, and a lock in it.
    transactional_ddl=False,
)
context.run_migrations()
