import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { shoppers, users } from '../schema.ts';

export type User = typeof users.$inferSelect;

export type NewUser = Pick<User, 'name' | 'email' | 'createdAt'> &
  Partial<
    Pick<
      User,
      'emailVerifiedAt' | 'phoneNo' | 'phoneVerifiedAt' | 'passwordHash' | 'language' | 'userNumber'
    >
  >;

/** The specification's user_id fits 31 bits; so many taken in a row mean that something is wrong. */
const [mostNumbers, mostDraws] = [2 ** 31 - 1, 20];

/**
 * A new user with their shopper, in one transaction.
 * @returns null where the address has an account already; it is to be in lower case.
 */
export async function insertUser(
  db: Database,
  tenantId: number,
  user: NewUser,
): Promise<User | null> {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const id = randomUUID();
    const userNumber = user.userNumber ?? randomInt(1, mostNumbers);
    const isMade = await db.transaction(async (tx) => {
      await tx.insert(shoppers).values({ tenantId, id });
      const made = await tx
        .insert(users)
        .values({ ...user, tenantId, id, userNumber })
        .onConflictDoNothing()
        .returning({ id: users.id });
      if (made.length > 0) return true;
      await tx.delete(shoppers).where(and(eq(shoppers.tenantId, tenantId), eq(shoppers.id, id)));
      return false;
    });
    if (isMade) return findUser(db, tenantId, id);
    if (await findUserByEmail(db, tenantId, user.email)) return null;
  }
  throw new Error(`no number was free for a user of tenant ${tenantId}`);
}

/** The user of an address, in lower case. */
export async function findUserByEmail(
  db: Database,
  tenantId: number,
  email: string,
): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, email), isNull(users.deletedAt)));
  return user ?? null;
}

/** A user whose account was not deleted. */
export async function findUser(db: Database, tenantId: number, id: string): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.deletedAt)));
  return user ?? null;
}
