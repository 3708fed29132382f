import type { PaymentGateway } from './gateway.ts';

/** Cash is collected at the counter: the order stands without a payment (rule R61). */
export const cash: PaymentGateway<null> = {
  confirm: async () => ({ outcome: 'deferred' }),
  abandon: async () => ({ outcome: 'cancelled' }),
};
