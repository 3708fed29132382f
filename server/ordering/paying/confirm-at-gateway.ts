import { ApiError } from '../../errors/api-error.ts';
import type { SandboxCard, PaymentAction } from '#schemas/api/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { declineCode } from '../../ports/payments/decline-code.ts';
import { GatewayUnreachable } from '../../ports/payments/gateway.ts';
import type { PaymentAttempt, PaymentResult } from '../../ports/payments/gateway.ts';

/** What the customer pays with; Stripe's element takes the card itself. */
export type PaymentSource = { gateway: 'sandbox'; card: SandboxCard } | { gateway: 'stripe' };

/** Starts a stored attempt at its gateway. @throws ApiError 422 where this server has none such. */
export function confirmAtGateway(
  { gateways }: Pick<Deps, 'gateways'>,
  attempt: PaymentAttempt,
  source: PaymentSource,
): Promise<PaymentResult> {
  if (source.gateway === 'sandbox' && gateways.sandbox) {
    return gateways.sandbox.confirm(attempt, source.card);
  }
  if (source.gateway === 'stripe' && gateways.stripe) return gateways.stripe.confirm(attempt, null);
  throw notOffered();
}

/** @throws ApiError 422 where the tenant, or this server, does not offer the way to pay. */
export async function checkOffered(
  { settings }: Pick<Deps, 'settings'>,
  tenantId: number,
  gateway: 'cash' | PaymentSource['gateway'],
): Promise<void> {
  const { payment } = await settings.get(tenantId);
  if (!payment.gateways.includes(gateway)) throw notOffered();
}

/** What the customer has to do after an answer; null: nothing. */
export function actionAfter(result: PaymentResult | undefined): PaymentAction | null {
  if (result?.outcome === 'processing') return { kind: 'wait' };
  return result?.outcome === 'requires_action' ? result.action : null;
}

/** Nobody knows what became of it; asking again with the same key is safe. */
export function explain(error: unknown): never {
  if (!(error instanceof GatewayUnreachable)) throw error;
  throw new ApiError(
    503,
    'payment_service_unreachable',
    ({ orders }) => orders.payment.unreachable,
  );
}

export function declined(reason: string) {
  const code = declineCode(reason);
  return new ApiError(402, code, ({ orders }) => orders.declined[code]);
}

export const notOffered = () =>
  new ApiError(422, 'payment_method_not_offered', ({ placing }) => placing.methodNotOffered);

export const paymentEnded = () =>
  new ApiError(409, 'payment_ended', ({ orders }) => orders.payment.ended);
