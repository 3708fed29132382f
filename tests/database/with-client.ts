import { Client, type ClientConfig } from 'pg';

/** The address of another database on the same server. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** One connection for as long as the work takes. */
export async function withClient<T>(
  connection: string | ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
