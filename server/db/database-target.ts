import { Client, type ClientConfig } from 'pg';

/** Where a connection leads; the password is left out on purpose. */
type DatabaseTarget = Pick<Client, 'host' | 'port' | 'database' | 'user'>;

/** The driver's own reading of an address, with its defaults; undefined where it cannot be read. */
export function readDatabaseTarget(connection: ClientConfig): DatabaseTarget | undefined {
  try {
    const { host, port, database, user } = new Client(connection);
    return { host, port, database, user };
  } catch {
    return undefined;
  }
}

/** The server of a target as people read it: `db.example.com:5432`, or the folder of its socket. */
export const databasePlace = ({ host, port }: DatabaseTarget): string =>
  host.startsWith('/') ? `the socket in ${host}` : `${host}:${port}`;
