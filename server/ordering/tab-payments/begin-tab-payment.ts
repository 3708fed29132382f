import type { ReplyOf, RequestOf } from '#schemas/api/contract.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockTab } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { checkOffered, notOffered } from '../paying/confirm-at-gateway.ts';
import { findOwnTab, showTab, type TabCall } from '../tabs/show-tab.ts';
import { beginPart } from './begin-part.ts';

type Call = TabCall & { key: string; body: RequestOf<'beginTabPayment'>['body'] };

/**
 * Takes a part of the bill to be paid by the caller (rule R83): a card within minutes, cash once staff
 * say that they have it.
 * @throws ApiError as beginPart; 404 `unknown_tab`, 422 for a way to pay that is not offered.
 */
export async function beginTabPayment(
  deps: Deps,
  { key, body, ...call }: Call,
): Promise<ReplyOf<'beginTabPayment'>> {
  const { method, ...parts } = body;
  await requireMethod(deps, call, method);
  return inTransaction(deps.pool, async (tx) => {
    const now = deps.clock();
    const { tenant } = call;
    const own = await findOwnTab(tx, call, now);
    const tab = await lockTab(tx, tenant.id, own.tab.id);
    if (!tab) throw unknownTab();
    const guestId = own.guest.id;
    const payer = { tenant, tab, guestId, staffId: null, method, key, body: parts, now };
    const { id } = await beginPart(tx, payer);
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
