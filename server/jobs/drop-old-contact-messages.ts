import { dayMs } from '#schemas/rules/time/minute.ts';
import { deleteOldContactMessages } from '../db/queries/contact-messages.ts';
import type { Deps } from '../dependencies/deps.ts';

/** As the form says: a year after anything was done about a message. */
const retentionMs = 365 * dayMs;
/** Long enough to find what was meant among the advertising. */
const suspectedMs = 30 * dayMs;

/** Deletes messages of customers that are over, with their answers. */
export async function dropOldContactMessages({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = clock().getTime();
  const dropped = await deleteOldContactMessages(db, {
    meant: new Date(now - retentionMs),
    suspected: new Date(now - suspectedMs),
  });
  if (dropped > 0) log.info({ dropped }, 'dropped old messages of customers');
  return dropped;
}
