import { z } from 'zod';
import { siteConfigSchema } from '../config/site.ts';
import { sitePages } from '../site-pages.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { dataOf, id, idText } from './wire.ts';

/** What anyone may see of the payment set-up: never a secret (requirements, Ordering). */
export const paymentGatewayConfig = z.object({
  gateways: z.array(z.enum(['cash', 'sandbox', 'stripe'])),
  publishable_key: z.string().nullable(),
  environment: z.enum(['test', 'live']),
  /** Apple Pay and Google Pay stand beside the card, where a device has them. */
  wallets: z.boolean(),
});
export type PaymentGatewayConfig = z.output<typeof paymentGatewayConfig>;

/** The tenant as the storefront must know it; beside the specification's three fields. */
export const tenantDetails = z.object({
  id,
  name: z.string(),
  currency: z.string().length(3),
  locale: z.string(),
});
export type TenantDetails = z.output<typeof tenantDetails>;

export const appSettings = z.object({
  web_config: siteConfigSchema,
  payment_gateway_config: paymentGatewayConfig,
  is_online_order_enabled: z.union([z.literal(0), z.literal(1)]),
  config_version: z.number().int().nonnegative(),
  /** The pages that header and footer lead to. */
  pages: z.array(z.enum(sitePages)),
  tenant: tenantDetails,
});
export type AppSettings = z.output<typeof appSettings>;

export const getAppSettings = endpoint(routes.getAppSettings, {
  summary:
    'Settings of a restaurant, or of the tenant; the first element counts (specification §3).',
  security: [],
  query: z.object({ tenant_id: idText.optional(), restaurant_id: idText.optional() }),
  reply: dataOf(z.array(appSettings).length(1)),
});
