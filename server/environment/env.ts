import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../errors/startup-error.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** What the environment says, read once and passed on; nothing else looks at process.env. */
export type Env = {
  nodeEnv: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** A PostgreSQL given from outside; without one the program runs its own. */
  databaseUrl: string | undefined;
  /** How long a call waits for the database, in ms; then it is answered 503. */
  databaseTimeouts: { connect: number; statement: number; lock: number };
  /** Origin under which people reach the site, such as https://orders.example.com. */
  publicUrl: string | undefined;
  /** Seed data, staff accounts and the sandbox payment (requirements, Demo). */
  demo: boolean;
  /** The tenant of a host that is mapped to none; without one such a host gets 404. */
  tenantId: number | undefined;
  /** 'live' takes real money, and then there is no sandbox (requirements, Ordering). */
  paymentEnvironment: 'test' | 'live';
  /** 32 bytes that sign links and seal payment keys; undefined: one kept with the data. */
  secretKey: Buffer | undefined;
  /** Who sends it may make, hold and remove tenants; undefined: no call does. */
  operatorKey: string | undefined;
  /** Another place than api.stripe.com, for tests. */
  stripeApiUrl: string | undefined;
  /** Of Google's Geocoding API and Places API (New); without one addresses are found in the tenants' own lists. */
  googleMapsKey: string | undefined;
  /** A service that speaks Nominatim's search; asked where no key of Google is set. */
  nominatimUrl: string | undefined;
  /** A service that speaks Photon's search: completes addresses where no key of Google is set. */
  photonUrl: string | undefined;
  /** Where the pictures of the owner's maps come from, and who is to be named below them. */
  mapTiles: { url: string; attribution: string } | null;
  /** Server that sends mails; undefined: they are written to the data folder's outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /**
   * Sends one-time codes to phones, as https://user:password@host/path in the way of Twilio; undefined:
   * there are none, in the demo they are written to the data folder's outbox.
   */
  smsUrl: string | undefined;
  smsFrom: string;
  /** Countries that messages go to besides each tenant's own, such as NZ. */
  smsCountries: readonly string[];
  /** URI to write to about a hole in the program (/.well-known/security.txt). */
  securityContact: string | undefined;
  /** Lets calls to addresses that tenants give go inside networks and by plain http, for tests. */
  outboundPrivate: boolean;
  /** Where data is kept; undefined leaves it to choose-data-folder.ts. */
  dataDir: string | undefined;
  /** Origins of storefronts on other hosts that may call the API (CORS). */
  storefrontOrigins: readonly string[];
  /**
   * Whose X-Forwarded-For and X-Forwarded-Proto are believed: so many proxies in front, or those
   * of these networks; false: nobody's. What a client writes itself is never believed.
   */
  trustProxy: number | string[] | false;
  /** What is logged; 'warn' in production and 'info' elsewhere, unless it is said. */
  logLevel: (typeof logLevels)[number];
  /** Where Prometheus fetches metrics; undefined: none are counted. */
  metrics: { port: number; host: string } | undefined;
  /** So long, in s, the program goes on serving after SIGTERM while /readyz sends callers elsewhere. */
  drainSeconds: number;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const demoTenantId = 139;
const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

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
  context.addIssue('must be an e-mail address or an address such as https://example.com/report');
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

/** `openssl rand -base64 32` makes one. */
const secretKey = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32, {
    error: 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them',
  })
  .transform((text) => Buffer.from(text, 'base64'));

const oneOf = <const T extends readonly string[]>(allowed: T) =>
  z.enum(allowed, { error: `must be one of ${allowed.join(', ')}` });

/** With a path where it has one. */
const webAddress = z.string().refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), {
  error: 'must look like https://nominatim.example',
});

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

const variables = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_CONNECT_TIMEOUT_MS: timeout.default(2000),
  DATABASE_STATEMENT_TIMEOUT_MS: timeout.default(2500),
  DATABASE_LOCK_TIMEOUT_MS: timeout.default(2000),
  PUBLIC_URL: origin.optional(),
  DEMO: onOff.optional(),
  TENANT_ID: wholeNumber(1, 2_147_483_647).optional(),
  PAYMENT_ENVIRONMENT: oneOf(['test', 'live', 'production'])
    .default('test')
    .transform((word) => (word === 'test' ? 'test' : 'live')),
  SECRET_KEY: secretKey.optional(),
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
  OUTBOUND_PRIVATE: onOff.default(false),
  SERVERY_DATA_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  STOREFRONT_ORIGINS: originList.default([]),
  TRUST_PROXY: trustedProxies.default(false),
  LOG_LEVEL: oneOf(logLevels).optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
});

/** The program's environment, as it was started. This is the one place that reads process.env. */
export function readEnv(): Env {
  return parseEnv(process.env);
}

/** Keys that one command keeps in the database, encrypted; the server itself never takes them. */
export const readStripeSecrets = (): readonly (string | undefined)[] => [
  process.env.STRIPE_SECRET_KEY,
  process.env.STRIPE_WEBHOOK_SECRET,
];

/**
 * Reads the environment's variables; an empty one counts as not set.
 * @throws StartupError with one sentence for each variable that is wrong. A value is never
 * repeated in it: DATABASE_URL holds a password.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.entries(source).flatMap(([name, value]) => {
    const text = value?.trim();
    return text ? [[name, text] as const] : [];
  });
  const { success, data, error } = variables.safeParse(Object.fromEntries(set));
  if (!success) {
    const sentences = error.issues.map(
      ({ path: [name], message }) => `${String(name)} ${message}.`,
    );
    throw new StartupError([...new Set(sentences)].join('\n'));
  }
  // The demo opens staff accounts and takes sandbox cards, so it never starts unasked where it
  // could be real, and then only this machine can reach it.
  const demoByDefault = data.DEMO === undefined && !data.DATABASE_URL && !data.PUBLIC_URL;
  const demo = data.DEMO ?? demoByDefault;
  if (demoByDefault && data.HOST && !loopback.has(data.HOST)) {
    throw new StartupError(
      'HOST would open the demo to other machines: leave it out, set DEMO=1 to show the demo to ' +
        'others on purpose, or set PUBLIC_URL or DATABASE_URL to run the real site.',
    );
  }
  if (demo && data.PAYMENT_ENVIRONMENT === 'live') {
    throw new StartupError(
      'PAYMENT_ENVIRONMENT is live, and the sandbox card of the demo refuses to start with it: ' +
        'set DEMO=0 to take real payments, or PAYMENT_ENVIRONMENT=test to show the demo.',
    );
  }
  if (data.SMTP_URL !== undefined && data.MAIL_FROM === undefined) {
    throw new StartupError(
      'MAIL_FROM is missing: say which address the mails of SMTP_URL come from.',
    );
  }
  if (data.SMS_URL !== undefined && data.SMS_FROM === '') {
    throw new StartupError(
      'SMS_FROM is missing: say which number the messages of SMS_URL come from.',
    );
  }
  return {
    nodeEnv: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl: data.DATABASE_URL,
    databaseTimeouts: {
      connect: data.DATABASE_CONNECT_TIMEOUT_MS,
      statement: data.DATABASE_STATEMENT_TIMEOUT_MS,
      lock: data.DATABASE_LOCK_TIMEOUT_MS,
    },
    publicUrl: data.PUBLIC_URL,
    demo,
    tenantId: data.TENANT_ID ?? (demo ? demoTenantId : undefined),
    paymentEnvironment: data.PAYMENT_ENVIRONMENT,
    secretKey: data.SECRET_KEY,
    operatorKey: data.OPERATOR_KEY,
    stripeApiUrl: data.STRIPE_API_URL,
    googleMapsKey: data.GOOGLE_MAPS_KEY,
    nominatimUrl: data.NOMINATIM_URL,
    photonUrl: data.PHOTON_URL,
    mapTiles:
      data.MAP_TILES_URL === undefined
        ? null
        : { url: data.MAP_TILES_URL, attribution: data.MAP_TILES_ATTRIBUTION },
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'orders@localhost.example',
    smsUrl: data.SMS_URL,
    smsFrom: data.SMS_FROM,
    smsCountries: data.SMS_COUNTRIES,
    securityContact: data.SECURITY_CONTACT,
    outboundPrivate: data.OUTBOUND_PRIVATE,
    dataDir: data.SERVERY_DATA_DIR,
    storefrontOrigins: data.STOREFRONT_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL ?? (data.NODE_ENV === 'production' ? 'warn' : 'info'),
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    drainSeconds: data.DRAIN_SECONDS,
  };
}
