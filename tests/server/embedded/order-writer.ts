import { Client } from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';

/**
 * A program of its own for the tests to kill: it starts the database in the folder it is given,
 * and prints the number of each order once it is committed.
 */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Which data folder?');
process.on('SIGINT', () => process.exit(0)); // ends without stopping the database
const { connection } = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const client = new Client(connection);
await client.connect();
await client.query('drop table if exists written');
await client.query('create table written (number int primary key)');
for (let number = 1; ; number += 1) {
  await client.query('insert into written values ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
