import type { Deps } from '../dependencies/deps.ts';

/** Writes what was counted last, once nobody asks for a page any more; the program ends all the same. */
export async function writeLastVisits({
  visits,
  log,
}: Pick<Deps, 'visits' | 'log'>): Promise<void> {
  await visits.flush().catch((error: unknown) => {
    log.warn({ err: error }, 'the last visits could not be counted');
  });
}
