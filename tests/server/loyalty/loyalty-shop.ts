import { eq } from 'drizzle-orm';
import type { LoyaltyBody } from '#schemas/api/staff-loyalty.ts';
import { contract } from '#schemas/api/contract.ts';
import { sumEntries } from '#server/db/queries/loyalty-entries.ts';
import { loyaltyLots } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { givePoints, type PointsMember } from '../setup/give-points.ts';
import { openRefundShop } from '../setup/refund-shop.ts';
import { expectStatus, shopperOf } from '../setup/shopper.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';
import { signUserIn } from '../setup/sign-user-in.ts';

/** 1 point for each 1.00, each worth 0.10. */
export const loyaltyBody: LoyaltyBody = {
  is_on: true,
  unit: '1',
  points_per_unit: 1,
  counts_tax: true,
  point_value: '0.1',
  step: 1,
  minimum: 1,
  max_share: 100,
  expiry_months: 12,
};

/** A shop whose users earn and redeem points. */
export async function openLoyaltyShop() {
  const shop = await openRefundShop();
  const { app, db } = shop;
  const owner = await signStaffIn(app);
  let users = 0;

  const setRules = async (changes: Partial<LoyaltyBody> = {}) => {
    const url = '/api/v2/staff/loyalty';
    const present = await app.inject({ url, headers: { ...owner } });
    const { revision } = contract.getLoyaltySettings.reply.parse(present.json()).data;
    const reply = await app.inject({
      method: 'PUT',
      url,
      headers: { ...owner, 'if-match': `"${revision}"` },
      payload: { ...loyaltyBody, ...changes },
    });
    expectStatus(reply, 200);
  };

  /** A user with so many points of an order that is long over. */
  const newUser = async (points = 0, expiresAt: Date | null = null) => {
    const email = `points${(users += 1)}@example.com`;
    const { user, headers } = await signUserIn(db, { email });
    const shopper = shopperOf(app, 0, headers, { user_id: user.userNumber });
    const member = { user, headers, shopper };
    if (points > 0) await give(member, points, expiresAt);
    return member;
  };
  const give = (member: PointsMember, points: number, expiresAt: Date | null = null) =>
    givePoints(db, member, points, expiresAt);

  const points = async ({ headers }: { headers: Record<string, string> }, query = '') => {
    const reply = await app.inject({ url: `/api/v2/loyalty${query}`, headers });
    expectStatus(reply, 200);
    return contract.getLoyalty.reply.parse(reply.json()).data;
  };

  const account = async (member: { headers: Record<string, string> }) => {
    const { account: own } = await points(member);
    if (!own) throw new Error('nobody is signed in');
    return own;
  };

  /** What lots and ledger each come to: they say the same (rule R79). */
  const bothSums = async ({ user }: { user: { id: string } }) => {
    const lots = await db.select().from(loyaltyLots).where(eq(loyaltyLots.userId, user.id));
    const left = lots.reduce((sum, lot) => sum + lot.left, 0);
    return [left, await sumEntries(db, small.tenant, user.id)];
  };

  /** Moves an order on to its completion. */
  const complete = async (order: { id: string }) => {
    await shop.move(order, 'preparing');
    await shop.move(order, 'ready');
    await shop.move(order, 'completed');
  };

  return { ...shop, owner, setRules, newUser, give, points, account, bothSums, complete };
}
