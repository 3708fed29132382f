import { sumEntries } from '#server/db/queries/loyalty-entries.ts';
import { sumUsablePoints } from '#server/db/queries/loyalty-lots.ts';
import { findGiftCard, listGiftCardEntries } from '#server/db/queries/gift-cards.ts';
import { contract } from '#schemas/api/contract.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertGiftCard } from './gift-cards.ts';
import { givePoints } from './give-points.ts';
import { expectStatus, shopperOf, type Shopper } from './shopper.ts';
import { signUserIn } from './sign-user-in.ts';
import { openTabPaymentShop } from './tab-payment-shop.ts';

/** 1 point for each 1.00, each worth 0.10. */
const rules = {
  isOn: true,
  unit: 100,
  pointsPerUnit: 1,
  countsTax: true,
  pointValue: 10,
  step: 1,
  minimum: 1,
  maxSharePercent: 100,
  expiryMonths: null,
};

/** The shop of tabs whose guests have accounts with points, and gift cards. */
export async function openTabMembers() {
  const shop = await openTabPaymentShop();
  const { app, db, pool, deps } = shop;
  let users = 0;
  const setRules = async (changes: Partial<typeof rules> = {}) => {
    await pool.query('update tenants set loyalty = $1 where id = $2', [
      JSON.stringify({ ...rules, ...changes }),
      small.tenant,
    ]);
    deps.tenants.clear();
  };
  await setRules();

  /** A user with so many points of an order that is long over. */
  const newMember = async (points: number) => {
    const email = `member${(users += 1)}@example.com`;
    const { user, headers } = await signUserIn(db, { email });
    const shopper = shopperOf(app, 0, headers, { user_id: user.userNumber });
    const member = { user, headers, shopper };
    if (points > 0) await givePoints(db, member, points);
    return member;
  };
  const pointsOf = async ({ user }: { user: { id: string } }) => {
    const left = await sumUsablePoints(db, small.tenant, { userId: user.id, now: fridayNoon });
    // Lots and ledger say the same (rule R79).
    if (left !== (await sumEntries(db, small.tenant, user.id))) throw new Error('lots differ');
    return left;
  };
  const handleOf = async (by: Shopper, code: string): Promise<string> => {
    const reply = await by.call('POST', '/v2/gift-cards/lookup', { code });
    expectStatus(reply, 200);
    return contract.lookUpGiftCard.reply.parse(reply.json()).data.handle;
  };
  /** A card of so much, in minor units, and what a shopper names it by. */
  const newCard = async (by: Shopper, amount: number) => {
    const { id, code } = await insertGiftCard(deps, amount);
    return { id, code, handle: await handleOf(by, code) };
  };
  const balanceOf = async (id: string) => (await findGiftCard(db, small.tenant, id))?.balance;
  const kindsOf = async (id: string) =>
    (await listGiftCardEntries(db, small.tenant, id)).map(({ kind }) => kind);
  return { ...shop, setRules, newMember, pointsOf, handleOf, newCard, balanceOf, kindsOf };
}
