import { resolve } from 'node:path';
import { z } from 'zod';
import { trustedProxies } from './trusted-proxies.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const beyond = url && url.username + url.password + url.search + url.hash;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !beyond) return url.origin;
  context.addIssue('must be an address without a path, such as https://orders.example.com');
  return z.NEVER;
});

const databaseUrl = z
  .string()
  .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), {
    error: 'must look like postgresql://user:password@host:5432/database',
  });

const wholeNumber = (lowest: number, highest: number) => {
  const error = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.number().min(lowest, { error }).max(highest, { error }));
};

/** In ms. */
const timeout = wholeNumber(100, 600_000);

const contact = z.string().transform((text, context) => {
  if (z.email().safeParse(text).success) return `mailto:${encodeURI(text)}`;
  if (/^(?:https|mailto):\S+$/.test(text) && URL.canParse(text)) return text;
  context.addIssue('must be an email address or an address such as https://example.com/report');
  return z.NEVER;
});

const onOff = z
  .enum(['1', 'true', '0', 'false'], { error: 'must be 1 or 0' })
  .transform((text) => text === '1' || text === 'true');

const originList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin));

const countryList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().toUpperCase()))
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, { error: 'must be countries, such as AU,NZ' })));

const isSecretKey = (text: string): boolean => Buffer.from(text, 'base64').length === 32;

/** `openssl rand -base64 32` makes one. */
const secretKey = z
  .string()
  .refine(isSecretKey, {
    error: 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them',
  })
  .transform((text) => Buffer.from(text, 'base64'));

/** Former ones, the newest first. */
const secretKeys = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z
        .string()
        .refine(isSecretKey, {
          error: 'must be former values of SECRET_KEY, with commas between them',
        })
        .transform((text) => Buffer.from(text, 'base64')),
    ),
  );

const oneOf = <const T extends readonly string[]>(allowed: T) =>
  z.enum(allowed, { error: `must be one of ${allowed.join(', ')}` });

/** With a path where it has one. */
const webAddress = z.string().refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), {
  error: 'must look like https://nominatim.example',
});

/** What the addresses of pictures begin with. */
const baseAddress = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const beyond = url && url.username + url.password + url.search + url.hash;
  if (url && /^https?:$/.test(url.protocol) && !beyond) return url.href.replace(/\/+$/, '');
  context.addIssue('must look like https://pictures.example.com');
  return z.NEVER;
});

/** As S3 names them (docs.aws.amazon.com, Bucket naming rules). */
const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
  error: 'must be the name of a bucket: 3 to 63 small letters, digits, dots and dashes',
});

const region = z.string().regex(/^[a-z0-9-]{1,50}$/, { error: 'must look like eu-central-1' });

/** Of a map's pictures, such as https://tiles.example/{z}/{x}/{y}.png */
const tilesUrl = z
  .string()
  .refine(
    (text) =>
      text.startsWith('https://') && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
    {
      error: 'must look like https://tiles.example/{z}/{x}/{y}.png',
    },
  );

/** More than any machine has use for; each takes some 16 connections of the database. */
const mostWorkers = 32;

/** Every variable of the environment that the program reads: its form, and what holds without it. */
export const variables = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_PREPARED_STATEMENTS: onOff.optional(),
  DATABASE_CONNECT_TIMEOUT_MS: timeout.default(2000),
  DATABASE_STATEMENT_TIMEOUT_MS: timeout.default(2500),
  DATABASE_LOCK_TIMEOUT_MS: timeout.default(2000),
  PUBLIC_URL: origin.optional(),
  DEMO: onOff.optional(),
  DEMO_NOW: z.iso
    .datetime({ error: 'must be a time in UTC, such as 2026-11-18T01:00:00Z' })
    .transform((text) => new Date(text))
    .optional(),
  TENANT_ID: wholeNumber(1, 2_147_483_647).optional(),
  PAYMENT_ENVIRONMENT: oneOf(['test', 'live', 'production'])
    .default('test')
    .transform((word) => (word === 'test' ? 'test' : 'live')),
  SECRET_KEY: secretKey.optional(),
  FORMER_SECRET_KEYS: secretKeys.default([]),
  OPERATOR_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/, {
      error: 'must be 32 characters or more without a space, such as `openssl rand -hex 32` prints',
    })
    .optional(),
  STRIPE_API_URL: origin.optional(),
  GOOGLE_MAPS_KEY: z.string().optional(),
  NOMINATIM_URL: webAddress.optional(),
  PHOTON_URL: webAddress.optional(),
  MAP_TILES_URL: tilesUrl.optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(300).default(''),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\//.test(text) && URL.canParse(text), {
      error: 'must look like smtps://user:password@mail.example.com',
    })
    .optional(),
  MAIL_FROM: z.email({ error: 'must be an address such as orders@example.com' }).optional(),
  SMS_URL: webAddress.optional(),
  SMS_FROM: z.string().max(20).default(''),
  SMS_COUNTRIES: countryList.default([]),
  SECURITY_CONTACT: contact.optional(),
  OPERATOR_CONTACT: contact.optional(),
  SERVICE_WORKER: onOff.default(true),
  OUTBOUND_PRIVATE: onOff.default(false),
  SERVERY_DATA_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  S3_BUCKET: bucketName.optional(),
  S3_REGION: region.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PICTURES_URL: baseAddress.optional(),
  STOREFRONT_ORIGINS: originList.default([]),
  TRUST_PROXY: trustedProxies.default(false),
  HSTS_SUBDOMAINS: onOff.default(false),
  LOG_LEVEL: oneOf(logLevels).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseAddress.optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  WORKERS: wholeNumber(1, mostWorkers).default(1),
  /** Set by the program itself for each worker that it starts. */
  WORKER: wholeNumber(0, mostWorkers - 1).optional(),
  INSTANCE: z
    .string()
    .regex(/^[\w.:-]{1,60}$/, { error: 'must be up to 60 letters, digits and _.:-' })
    .optional(),
});
