import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { subscribersFilePath } from '#schemas/api/routes.ts';
import { listSubscribers } from '#schemas/api/staff-mails.ts';
import type { Database } from '../db/client.ts';
import { listSubscribers as readSubscribers } from '../db/queries/newsletter-list.ts';
import type { Deps } from '../dependencies/deps.ts';
import { textCell } from '../domain/restaurant/orders-csv.ts';
import { findCaller, tokenOf } from '../identity/find-caller.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { refusedOfStaff } from '../http/refused-calls.ts';

/** So many addresses are in memory at a time. */
const most = 1000;

/**
 * Who gets the newsletter as a file, for owners: asked with the same session as listSubscribers. It
 * stands beside the contract, for a file has no reply to describe.
 */
export function serveSubscribersFile(api: FastifyInstance, deps: Deps): void {
  const options = { config: { readCost: 20, refused: refusedOfStaff } };
  api.get(subscribersFilePath, options, async (request, reply) => {
    const token = tokenOf(deps, listSubscribers, request);
    const tenant = await resolveTenant(deps, {
      host: request.headers.host,
      token,
      accepts: 'suspended',
    });
    await findCaller(deps, tenant.id, listSubscribers, request);
    return reply
      .header('content-type', 'text/csv; charset=utf-8; header=present')
      .header('content-disposition', 'attachment; filename="newsletter.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(subscribersFile(deps.db, tenant.id)));
  });
}

/** The addresses as CSV (RFC 4180), part by part as they are read; Excel reads accents by the mark. */
async function* subscribersFile(db: Database, tenantId: number): AsyncGenerator<string> {
  yield '\uFEFFEmail,Language,Confirmed at (UTC)\r\n';
  let after: string | null = null;
  for (;;) {
    const found: Awaited<ReturnType<typeof readSubscribers>> = await readSubscribers(db, tenantId, {
      text: '',
      after,
      most,
    });
    yield found
      .map(({ email, language, confirmedAt }) =>
        [email, language, confirmedAt?.toISOString() ?? ''].map(textCell).join(','),
      )
      .map((line) => `${line}\r\n`)
      .join('');
    after = found.at(-1)?.id ?? null;
    if (found.length < most) return;
  }
}
