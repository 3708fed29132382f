import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, withClient } from './with-client.ts';

/** Does some work on an empty database that is dropped afterwards. */
export async function onEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const { server, prefix } = inject('testDatabase');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  try {
    await work(databaseUrl(server, name));
  } finally {
    await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
  }
}
