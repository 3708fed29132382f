import { inTransaction } from '../../db/in-transaction.ts';
import type { HeldCard } from '../../db/queries/held-cards.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { underWaySince } from '../../domain/order/pending-order.ts';
import type { CardHold, PaymentAttempt, PaymentResult } from '../../ports/payments/gateway.ts';
import { gatewayOf } from '../paying/gateway-of.ts';
import { recordHeldCard } from './record-held-card.ts';

export type CardAnswer = { result: PaymentResult; card: HeldCard };

/** As a gateway is asked about it; its books call a tab an order. */
export const attemptOfCard = ({
  id,
  tenantId,
  tabId: orderId,
  amount,
  currency,
  reference,
}: HeldCard): PaymentAttempt => ({
  id,
  tenantId,
  orderId,
  amount,
  currency,
  capture: 'manual',
  reference,
});

/** The gateway is asked this moment, by another call, and may not know of it yet. */
export const isCardBeingAsked = ({ status, reference, createdAt }: HeldCard, now: Date): boolean =>
  status === 'pending' && reference === null && createdAt > underWaySince(now);

/** Asks the gateway about a card and records what it says. @throws GatewayUnreachable */
export async function askAboutHeldCard(
  deps: Deps,
  what: 'retrieve' | 'cancel',
  card: HeldCard,
): Promise<CardAnswer> {
  const result = await gatewayOf(deps, card.gateway)[what](attemptOfCard(card));
  return recordCardAnswer(deps, card, result);
}

/** Records what a gateway said, in a transaction of its own. */
export async function recordCardAnswer(
  deps: Deps,
  card: HeldCard,
  result: PaymentResult,
): Promise<CardAnswer> {
  const hold = result.outcome === 'authorised' ? await findHold(deps, card, result) : null;
  const now = deps.clock();
  const recorded = await inTransaction(deps.pool, (tx) =>
    recordHeldCard(tx, deps, card, { result, hold, now }),
  );
  return { result, card: recorded };
}

/** Whose money it is and for how long, which is good to know and nothing waits for. */
async function findHold(
  deps: Deps,
  card: HeldCard,
  { reference }: { reference: string },
): Promise<CardHold | null> {
  const attempt = { ...attemptOfCard(card), reference };
  return gatewayOf(deps, card.gateway)
    .findHold(attempt)
    .catch((error: unknown) => {
      deps.log.warn({ err: error, tenantId: card.tenantId, id: card.id }, 'a hold was not read');
      return null;
    });
}
