import { randomUUID } from 'node:crypto';
import type { ReplyOf, RequestOf } from '#schemas/api/contract.ts';
import { showGiftCode } from '#schemas/rules/gift-cards/gift-code.ts';
import { insertGiftCardPayment } from '../../db/queries/gift-card-payments.ts';
import { findGiftCardByKey, lockGiftCards } from '../../db/queries/gift-cards.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import type { StaffIdentity } from '../../identity/identity.ts';
import { activateCard } from './activate-card.ts';
import { readCardSettings } from './card-offer.ts';
import { showCardToStaff } from './card-by-staff.ts';
import { requestHashOf } from '../paying/request-hash.ts';
import { keyReused, writeNewCard } from './new-card.ts';

type CounterSale = {
  tenant: Tenant;
  staff: StaffIdentity;
  /** Idempotency-Key: the same one is the same card. */
  key: string;
  body: RequestOf<'sellGiftCard'>['body'];
};

/**
 * Sells a card at the counter: its money is in the till or on the terminal already, so it counts at
 * once. Without a recipient its code is answered, this once, to be handed over.
 * @throws ApiError as writeNewCard; 422 `idempotency_key_reused`.
 */
export async function sellByStaff(
  deps: Deps,
  { tenant, staff, key, body }: CounterSale,
): Promise<ReplyOf<'sellGiftCard'>['data']> {
  const requestKey = `staff:${staff.id}:${key}`;
  const requestHash = requestHashOf(body);
  const before = await findGiftCardByKey(deps.db, tenant.id, requestKey);
  if (before && before.card.requestHash !== requestHash) throw keyReused();
  if (before) {
    const shown = await showCardToStaff(deps, { tenant, giftCardId: before.card.id });
    return { ...shown, code: null };
  }
  const now = deps.clock();
  const { recipient } = body;
  const sold = await deps.db.transaction(async (tx) => {
    const { card, code } = await writeNewCard(tx, deps, {
      tenant,
      settings: await readCardSettings(tx, tenant),
      amount: parseAmount(body.amount, tenant.currency, 'body.amount'),
      design: body.design,
      card: {
        restaurantId: body.restaurant_id,
        message: body.message,
        language: 'en',
        senderName: body.sender_name,
        senderEmail: '',
        recipientName: recipient?.name ?? '',
        recipientEmail: recipient?.email ?? '',
        deliverOn: null,
        deliverAt: null,
        shopperId: null,
        ownerId: null,
        soldBy: staff.id,
        requestKey,
        requestHash,
      },
      now,
    });
    await lockGiftCards(tx, tenant.id, [card.id]);
    await insertGiftCardPayment(tx, {
      tenantId: tenant.id,
      id: randomUUID(),
      giftCardId: card.id,
      gateway: body.tender,
      status: 'succeeded',
      amount: card.amount,
      currency: card.currency,
      createdAt: now,
      takenAt: now,
    });
    await activateCard(tx, { card, staff, now });
    return { id: card.id, code };
  });
  const shown = await showCardToStaff(deps, { tenant, giftCardId: sold.id });
  return { ...shown, code: recipient ? null : showGiftCode(sold.code) };
}
