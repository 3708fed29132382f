import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentAction } from '#schemas/api/payments.ts';
import type { DeclineCode } from './decline-code.ts';

/** Gateways that move money over the network; cash does not. */
export type CardGatewayName = 'sandbox' | 'stripe';

/** One try to collect the money of an order. The attempt's id is the idempotency key (rule R53). */
export type PaymentAttempt = {
  /** Asking again with the same id never moves money twice. */
  id: string;
  tenantId: number;
  orderId: string;
  /** What is due, in minor units of `currency`. */
  amount: number;
  currency: string;
  /** `manual` holds the money; it is taken when the restaurant accepts (rule R61). */
  capture: 'automatic' | 'manual';
  /** The gateway's own name of the payment, once it is known. */
  reference: string | null;
};

/** Money that the gateway says it took, or holds: its own figures, to be compared (rule R58). */
type Moved = { reference: string; amount: number; currency: string };

/** How an attempt stands at the gateway. */
export type PaymentResult =
  | ({ outcome: 'succeeded' } & Moved)
  | ({ outcome: 'authorised' } & Moved)
  /** The customer has something to do first, such as 3-D Secure. */
  | { outcome: 'requires_action'; reference: string; action: PaymentAction }
  /** The bank takes its time; a webhook reports the outcome. */
  | { outcome: 'processing'; reference: string }
  /** The gateway refused for good; `code` is ours, of decline-code.ts. */
  | { outcome: 'declined'; code: DeclineCode; reference: string | null }
  /** No money moved, and with this attempt none ever will. */
  | { outcome: 'cancelled' };

export type RefundRequest = {
  /** Idempotency key of the refund: asked for again until it is answered. */
  id: string;
  /** Minor units. */
  amount: number;
};

export type RefundResult =
  | { outcome: 'succeeded'; reference: string }
  | { outcome: 'pending'; reference: string }
  | { outcome: 'failed'; reason: string }
  /** The customer's bank takes the money back itself: the gateway refunds no more. */
  | { outcome: 'disputed' };

/** A payment that the customer's bank disputes, as its gateway says. */
export type DisputeState = {
  /** The gateway's own name of it. */
  id: string;
  /** Minor units of `currency`: what is disputed. */
  amount: number;
  currency: string;
  /** Why, in Stripe's words, such as `product_not_received`. */
  reason: string;
  /** `closed`: it came to nothing. */
  status: 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';
  /** The payment can still be refunded: the bank only asks. */
  isRefundable: boolean;
  /** Until then it can be answered; null: it cannot be. */
  respondBy: Date | null;
  isLive: boolean;
  openedAt: Date;
  /** What the bank took (negative) and gave back, in minor units of `currency`. */
  transfers: readonly { id: string; amount: number; at: Date }[];
};

/** What a gateway knows of a card whose money it holds. */
export type CardHold = {
  /** null: it is no card with a number, or the gateway does not say. */
  lastFour: string | null;
  /** Until then the money can be taken; null: the gateway does not say. */
  captureBefore: Date | null;
};

/** What a gateway sent by itself. */
export type WebhookEvent = {
  /** The gateway's id of the event; the same one may come twice. */
  id: string;
  type: string;
  /** The payment it is about, by the gateway's name and by ours; null: about none. */
  reference: string | null;
  attemptId: string | null;
  /** The dispute it is about, by the gateway's name; null: about none. */
  disputeId: string | null;
  payload: unknown;
};

export type WebhookReading =
  | { kind: 'event'; event: WebhookEvent }
  | { kind: 'refused'; reason: 'bad_signature' | 'not_configured' };

export type Webhook = {
  tenantId: number;
  /** As it came: the signature is over these bytes (rule R57). */
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
};

/**
 * What every card gateway offers. `Source` is what the customer pays with, as far as it passes
 * through us: a test card for the sandbox, nothing for Stripe, whose element takes the card itself.
 * Every method may be repeated. A gateway that does not answer throws GatewayUnreachable: then
 * nobody knows what happened, and it is asked again.
 */
export type PaymentGateway<Source> = {
  /** It can hold money for hours and take a part of it then, or let go of it (rule R84). */
  readonly canHold: boolean;
  /** Starts an attempt, or returns the state of the one of the same id. */
  confirm(attempt: PaymentAttempt, source: Source): Promise<PaymentResult>;
  /** How an attempt stands; `cancelled` where the gateway does not know it. */
  retrieve(attempt: PaymentAttempt): Promise<PaymentResult>;
  /**
   * Ends an attempt, held money included, unless the money was taken (rule R60) or is on its way;
   * the result says which.
   */
  cancel(attempt: PaymentAttempt): Promise<PaymentResult>;
  /**
   * Takes held money (rule R61).
   * @param amount a part of it, in minor units; the rest is let go of. Left out: all of it
   */
  capture(attempt: PaymentAttempt, amount?: number): Promise<PaymentResult>;
  /** Whose money is held, and for how long; asked about an attempt that is `authorised`. */
  findHold(attempt: PaymentAttempt): Promise<CardHold>;
  refund(attempt: PaymentAttempt, request: RefundRequest): Promise<RefundResult>;
  /** How a refund stands by the gateway's own name: a bank may send it back days later. */
  findRefund(attempt: PaymentAttempt, reference: string): Promise<RefundResult>;
  /** How a dispute of a payment stands; null where the gateway knows none by that name. */
  findDispute(attempt: PaymentAttempt, id: string): Promise<DisputeState | null>;
  /** Checks who sent it before anything is read. */
  readWebhook(webhook: Webhook): Promise<WebhookReading>;
};

/** The gateway did not answer, so the outcome is unknown. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}
