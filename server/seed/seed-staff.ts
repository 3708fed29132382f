import { and, asc, eq } from 'drizzle-orm';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { hashPassword, isPassword } from '#server/identity/password.ts';
import { deriveKey } from '#server/security/derive-key.ts';
import type { Database } from '../db/client.ts';
import { findStaffByEmail, insertStaffAccount, setStaffPassword } from '../db/queries/staff.ts';
import { restaurants } from '../db/schema.ts';

export type DemoAccount = { tenantId: number; email: string; password: string };

/** Easy to type from a terminal, and 60 bits: nobody guesses it while the demo runs. */
function demoPassword(secretKey: Buffer, name: string): string {
  const hex = deriveKey(secretKey, `demo password of ${name}`).toString('hex');
  return [hex.slice(0, 5), hex.slice(5, 10), hex.slice(10, 15)].join('-');
}

/**
 * An owner and a manager for each tenant of the demo. Their passwords come from the installation's
 * own secret key: random for everybody else, the same at each start, and kept nowhere. The caller
 * prints them; outside the demo there are no such accounts (requirements, Demo).
 */
export async function seedStaff(db: Database, secretKey: Buffer): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  for (const { id: tenantId } of sampleTenants) {
    const [first] = await db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.status, 1)))
      .orderBy(asc(restaurants.position))
      .limit(1);
    for (const role of ['owner', 'manager'] as const) {
      const restaurantId = role === 'manager' ? (first?.id ?? null) : null;
      if (role === 'manager' && restaurantId === null) continue;
      const email = `${role}@${tenantId}.example`;
      const password = demoPassword(secretKey, `${tenantId} ${role}`);
      await ensureAccount(db, { tenantId, email, password, role, restaurantId });
      accounts.push({ tenantId, email, password });
    }
  }
  return accounts;
}

async function ensureAccount(
  db: Database,
  account: DemoAccount & { role: 'owner' | 'manager'; restaurantId: number | null },
): Promise<void> {
  const { tenantId, email, password, role, restaurantId } = account;
  const there = await findStaffByEmail(db, tenantId, email);
  if (there && (await isPassword(password, there.passwordHash))) return;
  const passwordHash = await hashPassword(password);
  if (there) return setStaffPassword(db, tenantId, there.id, passwordHash);
  const name = role === 'owner' ? 'The owner' : 'The manager';
  await insertStaffAccount(db, tenantId, { email, name, passwordHash, role, restaurantId });
}
