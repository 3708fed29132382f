import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  auditLogFileQuery,
  listAuditLog,
  type AuditEntry,
  type AuditFilters,
} from '#schemas/api/audit-log.ts';
import { callsOfKind } from '#schemas/api/logged-calls.ts';
import { auditLogFilePath } from '#schemas/api/routes.ts';
import {
  listAuditEntries,
  type AuditEntriesAsked,
  type StoredAuditEntry,
} from '../db/queries/audit-log.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { shownNumber } from '../domain/order/shown-number.ts';
import { auditCsvHead, auditCsvLine } from '../domain/restaurant/audit-csv.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { findCaller, tokenOf } from '../identity/find-caller.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { refusedOfStaff } from '../http/refused-calls.ts';

/** Entries that are shown, and that a file is read by, at a time. */
const shownAtOnce = 50;
const readAtOnce = 500;

/** What staff did and when they signed in, for owners (decisions/049). */
export const auditLogRoutes = ({ db }: Deps): Handlers<'listAuditLog'> => ({
  listAuditLog: async ({ tenant, query }) => {
    const after = query.after ?? null;
    const asked = { ...askedOf(tenant, query), after, most: shownAtOnce + 1 };
    const found = await listAuditEntries(db, tenant.id, asked);
    const entries = found.slice(0, shownAtOnce);
    const next = found.length > shownAtOnce ? (entries.at(-1)?.id ?? null) : null;
    return { data: { entries: entries.map(entryView), next, time_zone: tenant.timeZone } };
  },
});

/** The same as a file, whole; it stands beside the contract, for a file has no reply to describe. */
export function serveAuditLogFile(api: FastifyInstance, deps: Deps): void {
  api.get(
    auditLogFilePath,
    { config: { readCost: 20, refused: refusedOfStaff } },
    async (request, reply) => {
      const token = tokenOf(deps, listAuditLog, request);
      const { host } = request.headers;
      const tenant = await resolveTenant(deps, { host, token, accepts: 'suspended' });
      await findCaller(deps, tenant.id, listAuditLog, request);
      const filters = auditLogFileQuery.safeParse(request.query);
      if (!filters.success) {
        throw new ApiError(400, 'invalid_request', 'Ask by a person, a kind or a day.');
      }
      return reply
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', 'attachment; filename="activity.csv"')
        .header('cache-control', 'no-store')
        .send(Readable.from(auditFile(deps, tenant, filters.data)));
    },
  );
}

async function* auditFile(
  { db }: Pick<Deps, 'db'>,
  tenant: Tenant,
  filters: AuditFilters,
): AsyncGenerator<string> {
  yield auditCsvHead;
  let after: number | null = null;
  for (;;) {
    const asked = { ...askedOf(tenant, filters), after, most: readAtOnce };
    const found: StoredAuditEntry[] = await listAuditEntries(db, tenant.id, asked);
    yield found.map((entry) => auditCsvLine(entryView(entry), tenant.timeZone)).join('');
    after = found.at(-1)?.id ?? null;
    if (found.length < readAtOnce) return;
  }
}

const askedOf = (
  { timeZone }: Tenant,
  { person, kind, date }: AuditFilters,
): Omit<AuditEntriesAsked, 'after' | 'most'> => ({
  staffId: person ?? null,
  calls: kind ? callsOfKind(kind) : null,
  day: date === undefined ? null : { date, timeZone },
});

const entryView = (entry: StoredAuditEntry): AuditEntry => ({
  id: entry.id,
  at: new Date(entry.at).toISOString(),
  person_id: entry.staffId,
  name: entry.name,
  role: entry.role,
  is_key: entry.isKey,
  device: entry.deviceName,
  call: entry.call,
  restaurant: entry.restaurant,
  order: entry.orderNumber === null ? null : shownNumber({ number: entry.orderNumber }),
  about: entry.about,
});
