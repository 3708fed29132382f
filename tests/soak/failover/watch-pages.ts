import { setTimeout } from 'node:timers/promises';
import type { Records } from '../records.ts';

type Options = { origin: string; isDone: () => boolean; records: Records };

/** In ms, between two looks. */
const pause = 300;

/**
 * Somebody who opens pages all the time. Each is shown, or says that the site is back in a moment and
 * asks again by itself.
 */
export async function watchPages({ origin, isDone, records }: Options): Promise<void> {
  while (!isDone()) {
    for (const path of ['/menu', '/deals', '/contact']) {
      const reply = await fetch(origin + path, { headers: { accept: 'text/html' } }).catch(
        () => null,
      );
      const text = await reply?.text().catch(() => null);
      if (!reply || typeof text !== 'string') records.count('pages without an answer');
      else if (reply.status === 200) records.count('pages shown');
      else {
        const isMoment =
          reply.status === 503 &&
          reply.headers.get('retry-after') !== null &&
          text.includes('http-equiv="refresh"');
        if (isMoment) records.count("pages that said 'one moment'");
        else records.fault(`page ${path} was answered ${reply.status}: ${text.slice(0, 120)}`);
      }
    }
    await setTimeout(pause);
  }
}
