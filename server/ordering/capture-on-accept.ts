import type { Deps } from '../deps.ts';

/**
 * `captured`: the held money is ours. `not_needed`: nothing is held (cash, or paid already).
 * `failed`: the bank does not give it; the order is rejected with its reason.
 */
export type Capture = 'captured' | 'not_needed' | 'failed';

/**
 * Takes the held money of an order that staff accept, before the order is moved to `accepted`
 * (rule R61). It talks to a gateway: never call it within a transaction. Calling it again is safe.
 * @throws GatewayUnreachable where the gateway does not answer; the order then waits on.
 */
export async function captureOnAccept(
  _deps: Deps,
  _tenantId: number,
  _orderId: string,
): Promise<Capture> {
  return 'not_needed';
}
