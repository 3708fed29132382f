import type { LoggedCall } from '#schemas/api/logged-calls.ts';
import { isRecord } from '#schemas/is-record.ts';
import { insertAuditEntry, type NewAuditEntry } from '../db/queries/audit-log.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Identity, StaffIdentity } from './identity.ts';

/** A member of staff who did something. */
export type Actor = Pick<StaffIdentity, 'id' | 'name' | 'role' | 'restaurantId'>;

/** What a handler says of its call besides its reply. */
export type Act = { by?: Actor; isUnlogged?: boolean };

type Made = {
  tenant: { id: number };
  identity: Identity | null;
  params: unknown;
  query: unknown;
};

/**
 * Writes a call that succeeded to the audit log: who made it and the ids of its path, and nothing
 * of what it sent. What happened stays so where the entry cannot be written: that is logged, and
 * the call answers as if it had been.
 */
export async function recordStaffCall(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  call: LoggedCall,
  made: Made,
  act: Act,
): Promise<void> {
  if (act.isUnlogged) return;
  try {
    const who = whoActed(made.identity, act.by ?? null);
    const ids = idsOf(made.params);
    const restaurantId =
      numberIn(made.params, 'restaurantId') ?? numberIn(made.query, 'restaurant_id');
    await insertAuditEntry(deps.db, made.tenant.id, {
      ...who,
      ...(restaurantId !== null && { restaurantId }),
      at: deps.clock(),
      call,
      ids,
    });
  } catch (error) {
    deps.log.error({ err: error, call }, 'an act of staff could not be written to the audit log');
  }
}

type Who = Pick<
  NewAuditEntry,
  'staffId' | 'name' | 'role' | 'isKey' | 'deviceId' | 'deviceName' | 'restaurantId'
>;

/** @throws Error where neither the token of the call nor its handler says who it was. */
function whoActed(identity: Identity | null, by: Actor | null): Who {
  if (identity?.kind === 'key') {
    const { name, restaurantId } = identity;
    return { name, restaurantId, isKey: true };
  }
  const staff = identity?.kind === 'staff' ? identity : null;
  const device = staff?.device ?? null;
  const at = device && { deviceId: device.id, deviceName: device.name };
  const actor = by ?? (device?.personUntil === null ? null : staff);
  if (actor) {
    const { id: staffId, name, role, restaurantId } = actor;
    return { staffId, name, role, restaurantId, ...at };
  }
  if (!device) throw new Error('nobody is named who made a call of staff');
  return { name: device.name, restaurantId: device.restaurantId, ...at };
}

function idsOf(params: unknown): Record<string, string | number> {
  if (!isRecord(params)) return {};
  const ids = Object.entries(params).flatMap(([name, value]): [string, string | number][] =>
    name.endsWith('Id') && (typeof value === 'string' || typeof value === 'number')
      ? [[name, value]]
      : [],
  );
  return Object.fromEntries(ids);
}

function numberIn(part: unknown, name: string): number | null {
  const value = isRecord(part) ? part[name] : null;
  return typeof value === 'number' ? value : null;
}
