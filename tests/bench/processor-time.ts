import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';

/** Processor time that was used until now, in milliseconds: by a program with its workers, and by the database. */
export type ProcessorTime = { program: number; database: number };

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

type Process = { parent: number; own: number; ofEnded: number };

/**
 * What a program and the whole database server have used of the processors. Beside other work on
 * the machine it tells two builds apart where the time on the clock does not.
 */
export async function readProcessorTime(db: Database, pid: number): Promise<ProcessorTime> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const backend = await readProcess(Number(rows[0]?.pid));
  const postmaster = backend?.parent ?? 0;
  const pids = (await readdir('/proc')).map(Number).filter((one) => one > 0);
  const all = await Promise.all(pids.map(readProcess));
  const backends = all.reduce(
    (sum, one) => (one?.parent === postmaster ? sum + one.own : sum),
    (await readProcess(postmaster))?.ofEnded ?? 0,
  );
  const workers = all.reduce((sum, one) => (one?.parent === pid ? sum + one.own : sum), 0);
  return { program: ((await readProcess(pid))?.own ?? NaN) + workers, database: backends };
}

/** null: it ended meanwhile. */
async function readProcess(pid: number): Promise<Process | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name before it may hold anything, but ends with the last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]) * tickMs;
  return { parent: Number(fields[1]), own: field(14) + field(15), ofEnded: field(16) + field(17) };
}
