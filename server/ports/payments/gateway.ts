import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';

/** The gateways that this server can use, by the name that the contract gives them. */
export type PaymentGateways = Partial<Record<PaymentGatewayConfig['gateways'][number], object>>;
