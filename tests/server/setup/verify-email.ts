import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { storeVerifiedEmail } from '#server/db/queries/verified-contacts.ts';
import { guests } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

/** A guest of the small tenant has shown that an address is theirs, for coupons that count per person. */
export async function verifyEmail(
  db: Database,
  { guestId }: { guestId: number },
  email = 'ada@example.com',
): Promise<void> {
  const [guest] = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.tenantId, small.tenant), eq(guests.guestNumber, guestId)));
  if (!guest) throw new Error(`there is no guest ${guestId}`);
  await storeVerifiedEmail(db, small.tenant, { shopperId: guest.id, email, now: fridayNoon });
}
