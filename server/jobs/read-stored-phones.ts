import {
  listTenantsWithUnreadPhones,
  listUnreadOrders,
  listUnreadPhones,
  markPhonesRead,
  renameCustomerKey,
  writeReadOrders,
  writeReadPhones,
  type PhoneTable,
  type UnreadPhone,
} from '../db/queries/stored-phones.ts';
import type { Deps } from '../dependencies/deps.ts';
import { storedPhone } from '../domain/phone/read-phone.ts';
import { contactKeys } from '../domain/placing/customer-keys.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'isStopping'>;
type Tenant = { id: number; locale: string };

const names: readonly PhoneTable[] = ['users', 'reservations', 'contact_messages'];

/**
 * Puts telephone numbers that were stored as they were typed into the one form in which they are
 * stored now, once for each tenant (decision 124). It may be stopped and begun again anywhere, and any
 * number of instances may do it: a number is written only where the old one still stands. What cannot
 * be read stays.
 */
export async function readStoredPhones(deps: Needs): Promise<void> {
  const { db, clock, isStopping } = deps;
  for (const tenant of await listTenantsWithUnreadPhones(db)) {
    await readOrders(deps, tenant);
    for (const name of names) await readTable(deps, tenant, name);
    if (isStopping()) return;
    await markPhonesRead(db, tenant.id, clock());
  }
}

async function readTable({ db, isStopping }: Needs, tenant: Tenant, name: PhoneTable) {
  let after: string | null = null;
  while (!isStopping()) {
    const rows: UnreadPhone[] = await listUnreadPhones(db, tenant.id, { name, after });
    const last = rows.at(-1);
    if (!last) return;
    const read = rows.flatMap((row) => readOne(row, tenant));
    if (read.length > 0) await writeReadPhones(db, tenant.id, { name, read });
    after = last.id;
  }
}

/** With a number changes what its customer is known by, in the same transaction. */
async function readOrders({ db, isStopping }: Needs, tenant: Tenant) {
  let after: string | null = null;
  while (!isStopping()) {
    const rows = await listUnreadOrders(db, tenant.id, after);
    const last = rows.at(-1);
    if (!last) return;
    const read = rows.flatMap(({ id, customer }) =>
      readOne({ id, phone: customer.phone_no }, tenant),
    );
    if (read.length > 0) {
      await db.transaction(async (tx) => {
        await writeReadOrders(tx, tenant.id, read);
        const renamed = new Map(read.map(({ phone, stored }) => [keyOf(phone), keyOf(stored)]));
        for (const [from, to] of renamed) {
          if (from === undefined || to === undefined || from === to) continue;
          await renameCustomerKey(tx, tenant.id, { from, to });
        }
      });
    }
    after = last.id;
  }
}

function readOne(row: UnreadPhone, { locale }: Tenant): (UnreadPhone & { stored: string })[] {
  const stored = storedPhone(row.phone, locale);
  return stored === null || stored === row.phone ? [] : [{ ...row, stored }];
}

const keyOf = (phone_no: string): string | undefined => contactKeys({ email: '', phone_no })[0];
