import type { ReplyOf, RequestOf } from '#schemas/api/contract.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockTab } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isHeld } from '../../domain/tabs/tab-bill.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { checkOffered, notOffered } from '../paying/confirm-at-gateway.ts';
import { findGivenCards } from '../pricing/find-given-cards.ts';
import { findOwnTab, showTab, type TabCall } from '../tabs/show-tab.ts';
import { allocateTabPayment } from './allocate-tab-payment.ts';
import { beginPart } from './begin-part.ts';

type Call = TabCall & { key: string; body: RequestOf<'beginTabPayment'>['body'] };

/**
 * Takes a part of the bill to be paid by the caller (rule R83): a card within minutes, cash once staff
 * say that they have it, and at once what points and gift cards pay all of.
 * @throws ApiError as beginPart; 404 `unknown_tab`, 422 for a way to pay that is not offered.
 */
export async function beginTabPayment(
  deps: Deps,
  { key, body, ...call }: Call,
): Promise<ReplyOf<'beginTabPayment'>> {
  const { method, points, gift_cards: handles, ...parts } = body;
  await requireMethod(deps, call, method);
  const { tab: seen } = await findOwnTab(deps.db, call, deps.clock());
  const cards = await findGivenCards(deps, {
    tenant: call.tenant,
    restaurant: { id: seen.restaurantId },
    purpose: { giftCards: { shopperId: call.shopperId, handles } },
  });
  const own = {
    shopperId: call.shopperId,
    points,
    giftCards: cards.map(({ id, refusal }) => ({ id, refusal })),
  };
  return inTransaction(deps.pool, async (tx) => {
    const now = deps.clock();
    const { tenant } = call;
    const found = await findOwnTab(tx, call, now);
    const tab = await lockTab(tx, tenant.id, found.tab.id);
    if (!tab) throw unknownTab();
    const guestId = found.guest.id;
    const payer = { tenant, tab, guestId, staffId: null, method, key, body: parts, own, now };
    const payment = await beginPart(tx, payer);
    const { id, gateway } = payment;
    if (gateway === 'none' && isHeld(payment)) {
      await allocateTabPayment(tx, { tab, payment: { ...payment, gateway }, reference: null, now });
    }
    return {
      data: await showTab(tx, tenant, { tabId: tab.id, ownGuestId: guestId }),
      payment_id: id,
    };
  });
}

/** A card is offered where any of its gateways is. */
async function requireMethod(
  deps: Deps,
  { tenant }: TabCall,
  method: 'card' | 'cash',
): Promise<void> {
  if (method === 'cash') return checkOffered(deps, tenant.id, 'cash');
  const { payment } = await deps.settings.get(tenant.id);
  if (payment.gateways.every((gateway) => gateway === 'cash')) throw notOffered();
}
