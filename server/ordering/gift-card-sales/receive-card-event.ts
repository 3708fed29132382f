import {
  findGiftCardPayment,
  findGiftCardPaymentByReference,
} from '../../db/queries/gift-card-payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { CardGatewayName, WebhookEvent } from '../../ports/payments/gateway.ts';
import { askAboutCard } from './pay-gift-card.ts';

/**
 * Acts on what a gateway sent about the payment of a gift card: it is looked up at the gateway, so
 * that it may come twice, early and late (rule R57).
 * @returns false where it is about no gift card. @throws GatewayUnreachable
 */
export async function receiveCardEvent(
  deps: Deps,
  tenantId: number,
  gateway: CardGatewayName,
  { attemptId, reference }: WebhookEvent,
): Promise<boolean> {
  const { db } = deps;
  const payment =
    (attemptId && (await findGiftCardPayment(db, tenantId, attemptId))) ||
    (reference && (await findGiftCardPaymentByReference(db, tenantId, { gateway, reference })));
  if (!payment || payment.gateway !== gateway) return false;
  await askAboutCard(deps, { ...payment, reference: payment.reference ?? reference });
  return true;
}
