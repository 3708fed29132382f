import { StartupError } from '../errors/startup-error.ts';
import { readBucket, type Bucket } from './bucket.ts';
import { instanceName } from './instance-name.ts';
import { variables, type logLevels } from './variables.ts';

/** What the environment says, read once and passed on; nothing else looks at process.env. */
export type Env = {
  nodeEnv: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** A PostgreSQL given from outside; without one the program runs its own. */
  databaseUrl: string | undefined;
  /**
   * The same PostgreSQL past a pooler that DATABASE_URL leads through (decision 110): for migrations,
   * jobs and news. undefined: no pooler stands between.
   */
  databaseDirectUrl: string | undefined;
  /** Whether calls keep statements prepared by name on their connections. */
  keepsPreparedStatements: boolean;
  /** How long a call waits for the database, in ms; then it is answered 503. */
  databaseTimeouts: { connect: number; statement: number; lock: number };
  /** Origin under which people reach the site, such as https://orders.example.com. */
  publicUrl: string | undefined;
  /** Seed data, staff accounts and the sandbox payment (requirements, Demo). */
  demo: boolean;
  /** Moment at which the demo's clock begins, for tests; undefined: it is the machine's. */
  demoNow: Date | undefined;
  /** The tenant of a host that is mapped to none; without one such a host gets 404. */
  tenantId: number | undefined;
  /** 'live' takes real money, and then there is no sandbox (requirements, Ordering). */
  paymentEnvironment: 'test' | 'live';
  /** 32 bytes that sign links and seal payment keys; undefined: one kept with the data. */
  secretKey: Buffer | undefined;
  /** Former values of SECRET_KEY, the newest first: what was made with them still counts. */
  formerSecretKeys: readonly Buffer[];
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
  /** Sends one-time codes to phones, as https://user:password@host/path in the way of Twilio. */
  smsUrl: string | undefined;
  smsFrom: string;
  /** Countries that messages go to besides each tenant's own, such as NZ. */
  smsCountries: readonly string[];
  /** URI to write to about a hole in the program (/.well-known/security.txt). */
  securityContact: string | undefined;
  /** URI by which owners reach whoever runs the installation; the desk of a suspended site names it. */
  operatorContact: string | undefined;
  /** False takes the service worker away from every browser that has it. */
  serviceWorker: boolean;
  /** Lets calls to addresses that tenants give go inside networks and by plain http, for tests. */
  outboundPrivate: boolean;
  /** Where data is kept; undefined leaves it to choose-data-folder.ts. */
  dataDir: string | undefined;
  /** Where pictures are kept; undefined: in the folder of the data. */
  bucket: Bucket | undefined;
  /**
   * Where browsers fetch pictures from, such as https://pictures.example.com: a content network in
   * front of the site. Undefined: from the site itself.
   */
  picturesUrl: string | undefined;
  /** Origins of storefronts on other hosts that may call the API (CORS). */
  storefrontOrigins: readonly string[];
  /**
   * Whose X-Forwarded-For and X-Forwarded-Proto are believed: so many proxies in front, or those
   * of these networks; false: nobody's. What a client writes itself is never believed.
   */
  trustProxy: number | string[] | false;
  /** Has browsers keep to https below PUBLIC_URL's host too, and not on that host alone. */
  hstsSubdomains: boolean;
  /** What is logged; 'warn' in production and 'info' elsewhere, unless it is said. */
  logLevel: (typeof logLevels)[number];
  /** Where Prometheus fetches metrics; undefined: none are counted. */
  metrics: { port: number; host: string } | undefined;
  /** Where a collector takes traces by OTLP over HTTP; undefined: nothing is traced. */
  tracesUrl: string | undefined;
  /** So long, in s, the program goes on serving after SIGTERM while /readyz sends callers elsewhere. */
  drainSeconds: number;
  /** So many processes serve on one port. */
  workers: number;
  /** Which of them this is, from 0; null: it is none, or starts them. */
  worker: number | null;
  /** How logs and metrics call this process. */
  instance: string;
};

const demoTenantId = 139;
const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

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
  if (data.DEMO_NOW !== undefined && !demo) {
    throw new StartupError('DEMO_NOW sets the clock of the demo alone: leave it out.');
  }
  if (data.DATABASE_DIRECT_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new StartupError(
      'DATABASE_URL is missing: DATABASE_DIRECT_URL only leads past the pooler that it leads through.',
    );
  }
  if (data.HSTS_SUBDOMAINS && !data.PUBLIC_URL?.startsWith('https:')) {
    throw new StartupError(
      'HSTS_SUBDOMAINS needs a PUBLIC_URL that begins with https: it is for the hosts below that one.',
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
  if (data.WORKERS > 1 && data.NODE_ENV !== 'production') {
    throw new StartupError(
      'WORKERS is for the built program: set NODE_ENV=production, as npm start does, or leave it out.',
    );
  }
  return {
    nodeEnv: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    // A pooler gives each transaction another connection; not every one carries statements along.
    keepsPreparedStatements:
      data.DATABASE_PREPARED_STATEMENTS ?? data.DATABASE_DIRECT_URL === undefined,
    databaseTimeouts: {
      connect: data.DATABASE_CONNECT_TIMEOUT_MS,
      statement: data.DATABASE_STATEMENT_TIMEOUT_MS,
      lock: data.DATABASE_LOCK_TIMEOUT_MS,
    },
    publicUrl: data.PUBLIC_URL,
    demo,
    demoNow: data.DEMO_NOW,
    tenantId: data.TENANT_ID ?? (demo ? demoTenantId : undefined),
    paymentEnvironment: data.PAYMENT_ENVIRONMENT,
    secretKey: data.SECRET_KEY,
    formerSecretKeys: data.FORMER_SECRET_KEYS,
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
    operatorContact: data.OPERATOR_CONTACT,
    serviceWorker: data.SERVICE_WORKER,
    outboundPrivate: data.OUTBOUND_PRIVATE,
    dataDir: data.SERVERY_DATA_DIR,
    bucket: readBucket(data),
    picturesUrl: data.PICTURES_URL,
    storefrontOrigins: data.STOREFRONT_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    hstsSubdomains: data.HSTS_SUBDOMAINS,
    logLevel: data.LOG_LEVEL ?? (data.NODE_ENV === 'production' ? 'warn' : 'info'),
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : // A port for each worker: one that all share would show any of them.
          { port: data.METRICS_PORT + (data.WORKER ?? 0), host: data.METRICS_HOST },
    tracesUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainSeconds: data.DRAIN_SECONDS,
    workers: data.WORKERS,
    worker: data.WORKER ?? null,
    instance: instanceName(data),
  };
}
