import type { Database } from './client.ts';

/**
 * A statement that is built once for a database, or for a connection of `inTransaction`, and then
 * prepared once on each connection: for what is asked so often that building it anew would cost
 * more than running it. Not for `db.transaction`, whose databases live but once.
 */
export function prepareOnce<S>(build: (db: Database) => S): (db: Database) => S {
  const built = new WeakMap<Database, S>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
