import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { loyaltyEntries, loyaltyLots } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { lemonade, type Shopper } from './shopper.ts';

export type PointsMember = { user: { id: string }; shopper: Shopper };

/** Gives a user the points of one more order, which earned exactly so many. */
export async function givePoints(
  db: Database,
  { user, shopper }: PointsMember,
  points: number,
  expiresAt: Date | null = null,
) {
  await shopper.fillCart(lemonade);
  const { id: orderId } = await shopper.placed();
  await db.delete(loyaltyLots).where(eq(loyaltyLots.orderId, orderId));
  const own = { tenantId: small.tenant, userId: user.id, orderId };
  const [lot] = await db
    .insert(loyaltyLots)
    .values({
      ...own,
      earned: points,
      left: points,
      createdAt: fridayNoon,
      availableAt: fridayNoon,
      expiresAt,
    })
    .returning();
  if (!lot) throw new Error('PostgreSQL wrote no lot');
  await db
    .insert(loyaltyEntries)
    .values({ ...own, lotId: lot.id, kind: 'earn', points, at: fridayNoon });
  return lot;
}
