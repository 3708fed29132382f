import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { userAddresses as table } from '../schema.ts';

export type StoredAddress = typeof table.$inferSelect;
type Owner = { tenantId: number; userId: string };
type Values = Pick<StoredAddress, 'label' | 'details' | 'instructions'>;

const ofOwner = ({ tenantId, userId }: Owner) =>
  and(eq(table.tenantId, tenantId), eq(table.userId, userId));

/** A user's addresses, the default first, then the newest. */
export const listUserAddresses = (db: Database, owner: Owner): Promise<StoredAddress[]> =>
  db
    .select()
    .from(table)
    .where(ofOwner(owner))
    .orderBy(desc(table.isDefault), desc(table.createdAt), asc(table.id));

/** Adds an address that is not the default yet. */
export async function insertUserAddress(
  tx: Database,
  owner: Owner,
  values: Values & { now: Date },
): Promise<StoredAddress> {
  const { now, ...address } = values;
  const [row] = await tx
    .insert(table)
    .values({ ...owner, ...address, isDefault: false, createdAt: now })
    .returning();
  if (!row) throw new Error('PostgreSQL wrote no address');
  return row;
}

/** @returns it; null where the user has none such. */
export async function writeUserAddress(
  db: Database,
  owner: Owner,
  { id, ...values }: Values & { id: string },
): Promise<StoredAddress | null> {
  const [row] = await db
    .update(table)
    .set(values)
    .where(and(ofOwner(owner), eq(table.id, id)))
    .returning();
  return row ?? null;
}

/** @returns whether the user had it. */
export async function deleteUserAddress(tx: Database, owner: Owner, id: string): Promise<boolean> {
  const rows = await tx
    .delete(table)
    .where(and(ofOwner(owner), eq(table.id, id)))
    .returning({ id: table.id });
  return rows.length === 1;
}

/** Makes an address the default, under the user's lock. @returns whether the user has it. */
export async function setDefaultAddress(tx: Database, owner: Owner, id: string): Promise<boolean> {
  // First: two defaults at once are refused by an index.
  await tx
    .update(table)
    .set({ isDefault: false })
    .where(and(ofOwner(owner), eq(table.isDefault, true)));
  const rows = await tx
    .update(table)
    .set({ isDefault: true })
    .where(and(ofOwner(owner), eq(table.id, id)))
    .returning({ id: table.id });
  return rows.length === 1;
}
