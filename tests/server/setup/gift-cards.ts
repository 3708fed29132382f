import { randomUUID } from 'node:crypto';
import { saveGiftCardSettings } from '#server/db/queries/gift-cards.ts';
import { findTenant } from '#server/db/queries/tenants.ts';
import type { Deps } from '#server/dependencies/deps.ts';
import { activateCard } from '#server/ordering/gift-card-sales/activate-card.ts';
import { readCardSettings } from '#server/ordering/gift-card-sales/card-offer.ts';
import { writeNewCard } from '#server/ordering/gift-card-sales/new-card.ts';
import { small } from '#tests/fixtures/small-menu.ts';

type Place = { tenantId: number; restaurantId: number };
const here: Place = { tenantId: small.tenant, restaurantId: small.restaurant };

/** A tenant sells cards from 1.00 to 500.00 from now on. */
export async function sellCards(
  { db }: Pick<Deps, 'db'>,
  { tenantId }: Pick<Place, 'tenantId'> = here,
): Promise<void> {
  const tenant = await findTenant(db, tenantId);
  if (!tenant) throw new Error(`there is no tenant ${tenantId}`);
  const settings = await readCardSettings(db, tenant);
  await saveGiftCardSettings(db, { ...settings, isSold: true, lowest: 100, highest: 50_000 });
}

/** A card that was paid, without a mail. @param amount minor units */
export async function insertGiftCard(
  deps: Deps,
  amount: number,
  { tenantId, restaurantId }: Place = here,
): Promise<{ id: string; code: string }> {
  await sellCards(deps, { tenantId });
  const tenant = await findTenant(deps.db, tenantId);
  if (!tenant) throw new Error(`there is no tenant ${tenantId}`);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const settings = await readCardSettings(tx, tenant);
    const { card, code } = await writeNewCard(tx, deps, {
      tenant,
      settings,
      amount,
      design: 'plain',
      card: {
        restaurantId,
        message: '',
        language: 'en',
        senderName: 'Ada',
        senderEmail: 'ada@example.com',
        recipientName: '',
        recipientEmail: '',
        deliverOn: null,
        deliverAt: null,
        shopperId: null,
        ownerId: null,
        soldBy: null,
        requestKey: randomUUID(),
        requestHash: '',
      },
      now,
    });
    await activateCard(tx, { card, staff: null, now });
    return { id: card.id, code };
  });
}
