import { and, asc, eq } from 'drizzle-orm';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { hashPassword, isPassword } from '#server/identity/password.ts';
import { deriveKey } from '#server/security/derive-key.ts';
import type { Database } from '../db/client.ts';
import { findStaffByEmail, insertStaffAccount } from '../db/queries/staff.ts';
import { restaurants } from '../db/schema.ts';
import type { SecretKey } from '../security/secret-key.ts';

export type DemoAccount = { tenantId: number; email: string; password: string };

/** Easy to type from a terminal, and 60 bits: nobody guesses it while the demo runs. */
function demoPassword(secretKey: SecretKey, name: string): string {
  const hex = deriveKey(secretKey, `demo password of ${name}`).export().toString('hex');
  return [hex.slice(0, 5), hex.slice(5, 10), hex.slice(10, 15)].join('-');
}

/**
 * An owner and a manager for each tenant of the demo. Their passwords come from the installation's
 * own secret key: random for everybody else, the same at each start, and kept nowhere. Gives those
 * that can be printed: an account that another installation made on the same database keeps its
 * password, which only that one knows. Outside
 * the demo there are no such accounts (requirements, Demo).
 */
export async function seedStaff(db: Database, secretKey: SecretKey): Promise<DemoAccount[]> {
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
      const account = { tenantId, email, password };
      if (await ensureAccount(db, { ...account, role, restaurantId })) accounts.push(account);
    }
  }
  return accounts;
}

/** Whether the account has this password. */
async function ensureAccount(
  db: Database,
  account: DemoAccount & { role: 'owner' | 'manager'; restaurantId: number | null },
): Promise<boolean> {
  const { tenantId, email, password, role, restaurantId } = account;
  const there = await findStaffByEmail(db, tenantId, email);
  if (there) return isPassword(password, there.passwordHash);
  const passwordHash = await hashPassword(password);
  const name = role === 'owner' ? 'The owner' : 'The manager';
  await insertStaffAccount(db, tenantId, { email, name, passwordHash, role, restaurantId });
  return true;
}
