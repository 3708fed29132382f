import { z } from 'zod';
import { readSiteConfig } from '../config/read-site-config.ts';
import { isRecord } from '../is-record.ts';
import { sitePages, type SitePage } from '../site-pages.ts';
import { paymentGatewayConfig, tenantDetails } from './settings.ts';
import type { AppSettings, PaymentGatewayConfig, TenantDetails } from './settings.ts';

/**
 * The settings in a reply of any backend, an older or another one too (docs/decisions/030): each
 * part that is missing or cannot be read is its default, and the tenant's details are those that
 * the page has. Never fails.
 * @param reply the body of the call as it came.
 * @returns null where the reply holds no first element (specification §3, App settings).
 */
export function readAppSettings(reply: unknown, known: TenantDetails): AppSettings | null {
  const data: unknown = isRecord(reply) ? reply['data'] : undefined;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  if (!isRecord(first)) return null;
  return {
    web_config: readSiteConfig(parsed(first['web_config'])).config,
    payment_gateway_config: readPayment(parsed(first['payment_gateway_config'])),
    is_online_order_enabled: isOff(first['is_online_order_enabled']) ? 0 : 1,
    config_version: readOr(version, first['config_version'], 0),
    pages: readPages(first['pages']),
    tenant: readTenant(first['tenant'], known),
  };
}

const version = z.number().int().nonnegative();

function readOr<T>(schema: z.ZodType<T>, value: unknown, fallback: T): T {
  const read = schema.safeParse(value);
  return read.success ? read.data : fallback;
}

/** Some backends keep documents as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Takes the one page that no setting switches on, where a backend does not say which there are. */
const readPages = (value: unknown): SitePage[] =>
  Array.isArray(value) ? sitePages.filter((page) => value.includes(page)) : ['contact'];

/** Only what equals 0 turns orders off (specification §2). */
const isOff = (flag: unknown): boolean => flag === 0 || flag === '0' || flag === false;

function readPayment(value: unknown): PaymentGatewayConfig {
  const stored = isRecord(value) ? value : {};
  const { gateways, publishable_key, environment, wallets } = paymentGatewayConfig.shape;
  const offered: unknown = stored['gateways'];
  return {
    gateways: (Array.isArray(offered) ? offered : []).flatMap((one: unknown) =>
      readOr(gateways, [one], []),
    ),
    publishable_key: readOr(publishable_key, stored['publishable_key'], null),
    environment: readOr(environment, stored['environment'], 'test'),
    wallets: readOr(wallets, stored['wallets'], false),
  };
}

function readTenant(value: unknown, known: TenantDetails): TenantDetails {
  const sent = isRecord(value) ? value : {};
  const { id, name } = tenantDetails.shape;
  return {
    id: readOr(id, sent['id'], known.id),
    name: readOr(name, sent['name'], known.name),
    currency: readOr(currency, sent['currency'], known.currency),
    locale: readOr(locale, sent['locale'], known.locale),
  };
}

/** What Intl takes; anything else would throw wherever a price or a date is written. */
const currency = z.string().regex(/^[A-Za-z]{3}$/);
const locale = z.string().refine((tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
});
