import { describe, expect, test } from 'vitest';
import { longestWait } from '#server/db/database-timeouts.ts';
import { parseEnv } from '#server/environment/env.ts';
import { StartupError } from '#server/errors/startup-error.ts';

const databaseUrl = 'postgresql://servery:hush@db.example.com:5432/servery';
const directUrl = 'postgresql://servery:hush@db.example.com:5433/servery';

describe('the demo is on by default only when neither DATABASE_URL nor PUBLIC_URL is set', () => {
  test.each([
    { set: {}, demo: true, host: '127.0.0.1', tenantId: 139 },
    { set: { DATABASE_URL: '', PUBLIC_URL: ' ' }, demo: true, host: '127.0.0.1', tenantId: 139 },
    { set: { DATABASE_URL: databaseUrl }, demo: false, host: '0.0.0.0', tenantId: undefined },
    { set: { PUBLIC_URL: 'https://a.test' }, demo: false, host: '0.0.0.0', tenantId: undefined },
    { set: { DEMO: '0' }, demo: false, host: '0.0.0.0', tenantId: undefined },
    { set: { DEMO: '0', TENANT_ID: '53' }, demo: false, host: '0.0.0.0', tenantId: 53 },
    { set: { DEMO: '1', DATABASE_URL: databaseUrl }, demo: true, host: '127.0.0.1', tenantId: 139 },
    { set: { DEMO: '1', HOST: '0.0.0.0' }, demo: true, host: '0.0.0.0', tenantId: 139 },
    { set: { HOST: '::1', TENANT_ID: '53' }, demo: true, host: '::1', tenantId: 53 },
  ])('$set', ({ set, ...expected }) => {
    expect(parseEnv(set)).toMatchObject(expected);
  });

  test('a demo that nobody asked for is not opened to other machines', () => {
    expect(() => parseEnv({ HOST: '0.0.0.0' })).toThrow(/^HOST would open the demo/);
  });
});

describe('the environment flag live or production means live mode', () => {
  test.each([
    [undefined, 'test'],
    ['test', 'test'],
    ['live', 'live'],
    ['production', 'live'],
  ])('%s', (flag, expected) => {
    expect(parseEnv({ DEMO: '0', PAYMENT_ENVIRONMENT: flag }).paymentEnvironment).toBe(expected);
  });

  test.each([{}, { DEMO: '1', DATABASE_URL: databaseUrl }])(
    'in which the sandbox of the demo refuses to start: %j',
    (set) => {
      expect(() => parseEnv({ ...set, PAYMENT_ENVIRONMENT: 'live' })).toThrow(StartupError);
    },
  );
});

test('every variable reaches the program in the form that it uses', () => {
  const env = parseEnv({
    NODE_ENV: 'production',
    PORT: '8080',
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_STATEMENT_TIMEOUT_MS: '700',
    PUBLIC_URL: 'https://Orders.example.com/',
    PAYMENT_ENVIRONMENT: 'production',
    SECRET_KEY: Buffer.alloc(32, 'k').toString('base64'),
    OPERATOR_KEY: 'an-operators-key-of-32-characters',
    STRIPE_API_URL: 'http://127.0.0.1:12111',
    SERVERY_DATA_DIR: '/srv/../srv/data',
    STOREFRONT_ORIGINS: 'https://a.test, http://localhost:5173,',
    GOOGLE_MAPS_KEY: 'maps-key',
    OUTBOUND_PRIVATE: '1',
    SMS_URL: 'https://ana:secret@sms.example/messages',
    SMS_FROM: '+61400000000',
    SMS_COUNTRIES: 'nz, AU',
    LOG_LEVEL: 'error',
    METRICS_PORT: '9464',
    DRAIN_SECONDS: '10',
    NOMINATIM_URL: 'https://places.example/nominatim',
    PHOTON_URL: 'https://photon.example',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© OpenStreetMap contributors',
    SECURITY_CONTACT: 'security@example.com',
    OPERATOR_CONTACT: 'https://example.com/help',
    WORKERS: '4',
    WORKER: '2',
    INSTANCE: 'shop-a',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
    S3_BUCKET: 'servery-pictures',
    S3_REGION: 'eu-central-1',
    PICTURES_URL: 'https://pictures.example.com/site/',
  });
  expect(env).toEqual({
    trustProxy: false,
    hstsSubdomains: false,
    nodeEnv: 'production',
    port: 8080,
    host: '0.0.0.0',
    databaseUrl,
    databaseDirectUrl: directUrl,
    keepsPreparedStatements: false,
    databaseTimeouts: { connect: 2000, statement: 700, lock: 2000 },
    publicUrl: 'https://orders.example.com',
    demo: false,
    tenantId: undefined,
    paymentEnvironment: 'live',
    secretKey: Buffer.alloc(32, 'k'),
    formerSecretKeys: [],
    operatorKey: 'an-operators-key-of-32-characters',
    stripeApiUrl: 'http://127.0.0.1:12111',
    mailFrom: 'orders@localhost.example',
    smtpUrl: undefined,
    googleMapsKey: 'maps-key',
    nominatimUrl: 'https://places.example/nominatim',
    photonUrl: 'https://photon.example',
    mapTiles: {
      url: 'https://tiles.example/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    },
    dataDir: '/srv/data',
    storefrontOrigins: ['https://a.test', 'http://localhost:5173'],
    logLevel: 'error',
    metrics: { port: 9466, host: '127.0.0.1' },
    workers: 4,
    worker: 2,
    instance: 'shop-a/2',
    tracesUrl: 'http://127.0.0.1:4318',
    drainSeconds: 10,
    outboundPrivate: true,
    serviceWorker: true,
    smsUrl: 'https://ana:secret@sms.example/messages',
    smsFrom: '+61400000000',
    smsCountries: ['NZ', 'AU'],
    securityContact: 'mailto:security@example.com',
    operatorContact: 'https://example.com/help',
    bucket: {
      name: 'servery-pictures',
      region: 'eu-central-1',
      endpoint: undefined,
      credentials: undefined,
    },
    picturesUrl: 'https://pictures.example.com/site',
  });
});

test('statements stay prepared unless a pooler stands between, or it is said', () => {
  const kept = (set: Record<string, string>) => parseEnv(set).keepsPreparedStatements;
  const pooled = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl };
  expect(kept({})).toBe(true);
  expect(kept({ DATABASE_URL: databaseUrl })).toBe(true);
  expect(kept(pooled)).toBe(false);
  expect(kept({ ...pooled, DATABASE_PREPARED_STATEMENTS: '1' })).toBe(true);
  expect(kept({ DATABASE_PREPARED_STATEMENTS: '0' })).toBe(false);
});

test('the way past a pooler is nothing without the way through it', () => {
  expect(() => parseEnv({ DATABASE_DIRECT_URL: directUrl })).toThrow(/^DATABASE_URL is missing: /);
});

test('in production only what needs an operator is logged, unless it is said', () => {
  expect(parseEnv({}).logLevel).toBe('info');
  expect(parseEnv({ NODE_ENV: 'production' }).logLevel).toBe('warn');
  expect(parseEnv({ NODE_ENV: 'production', LOG_LEVEL: 'info' }).logLevel).toBe('info');
});

test('metrics are off until they get a port, and then for this machine alone', () => {
  expect(parseEnv({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
  expect(parseEnv({ METRICS_PORT: '9464' }).metrics?.host).toBe('127.0.0.1');
  const opened = parseEnv({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' });
  expect(opened.metrics).toEqual({ port: 9464, host: '0.0.0.0' });
});

test('by default a call is told within 5 seconds that the database does not answer', () => {
  expect(longestWait(parseEnv({}).databaseTimeouts)).toBeLessThanOrEqual(5000);
});

test('what SECRET_KEY was before is a list, the newest first', () => {
  const [newer, older] = [Buffer.alloc(32, 'n'), Buffer.alloc(32, 'o')];
  const list = `${newer.toString('base64')}, ${older.toString('base64')}`;
  expect(parseEnv({ FORMER_SECRET_KEYS: list }).formerSecretKeys).toEqual([newer, older]);
});

test('subdomains of PUBLIC_URL are to come by https where the operator says so', () => {
  const variables = { PUBLIC_URL: 'https://orders.example.com', HSTS_SUBDOMAINS: '1' };
  expect(parseEnv(variables)).toMatchObject({ hstsSubdomains: true });
});

test('one process serves unless more are asked for, and each has a name and a port of its own', () => {
  expect(parseEnv({})).toMatchObject({ workers: 1, worker: null });
  expect(parseEnv({}).instance).toMatch(new RegExp(`^.+:${process.pid}$`));
  expect(parseEnv({ INSTANCE: 'shop-a' }).instance).toBe('shop-a');
  expect(() => parseEnv({ WORKERS: '2' })).toThrow(/^WORKERS is for the built program/);
});

describe('pictures are kept in the data folder until a bucket is named', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' };

  test('which may be of another service, that has no regions', () => {
    expect(parseEnv({}).bucket).toBeUndefined();
    const own = { S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://s3.example:9000', ...keys };
    expect(parseEnv(own).bucket).toEqual({
      name: 'pictures',
      region: 'us-east-1',
      endpoint: 'https://s3.example:9000',
      credentials: { accessKeyId: 'id', secretAccessKey: 'hush' },
    });
  });

  test.each([
    [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_BUCKET is missing: .*leave out S3_ENDPOINT\.$/],
    [keys, /^S3_BUCKET is missing: .*leave out S3_ACCESS_KEY_ID\.$/],
    [{ S3_BUCKET: 'pictures' }, /^S3_REGION is missing/],
    [
      { S3_BUCKET: 'pictures', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'id' },
      /^S3_SECRET_ACCESS_KEY is missing/,
    ],
    [
      { S3_BUCKET: 'pictures', S3_REGION: 'x', S3_SECRET_ACCESS_KEY: 'hush' },
      /^S3_ACCESS_KEY_ID is missing/,
    ],
  ])('and what lacks of it is asked for: %j', (set, sentence) => {
    expect(() => parseEnv(set)).toThrow(StartupError);
    expect(() => parseEnv(set)).toThrow(sentence);
    expect(() => parseEnv(set)).not.toThrow(/hush/);
  });
});

describe('a variable that is wrong gets one sentence that names it', () => {
  test.each([
    [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ TENANT_ID: '0' }, 'TENANT_ID must be a whole number from 1 to 2147483647.'],
    [{ DEMO_NOW: 'noon' }, 'DEMO_NOW must be a time in UTC, such as 2026-11-18T01:00:00Z.'],
    [
      { DEMO: '0', DEMO_NOW: '2026-11-18T01:00:00Z' },
      'DEMO_NOW sets the clock of the demo alone: leave it out.',
    ],
    [{ DEMO: 'yes' }, 'DEMO must be 1 or 0.'],
    [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 32.'],
    [{ INSTANCE: 'shop a' }, 'INSTANCE must be up to 60 letters, digits and _.:-.'],
    [{ NOMINATIM_URL: 'places' }, 'NOMINATIM_URL must look like https://nominatim.example.'],
    [
      { MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' },
      'MAP_TILES_URL must look like https://tiles.example/{z}/{x}/{y}.png.',
    ],
    ...['me', 'http://example.com', 'javascript:alert(1)', 'https:// x'].map(
      (contact): [Record<string, string>, string] => [
        { SECURITY_CONTACT: contact },
        'SECURITY_CONTACT must be an email address or an address such as https://example.com/report.',
      ],
    ),
    [
      { HSTS_SUBDOMAINS: '1' },
      'HSTS_SUBDOMAINS needs a PUBLIC_URL that begins with https: it is for the hosts below that one.',
    ],
    [
      { HSTS_SUBDOMAINS: '1', PUBLIC_URL: 'http://orders.example.com' },
      'HSTS_SUBDOMAINS needs a PUBLIC_URL that begins with https: it is for the hosts below that one.',
    ],
    [
      { SECRET_KEY: Buffer.alloc(31).toString('base64') },
      'SECRET_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them.',
    ],
    ...['hush', `${Buffer.alloc(32).toString('base64')},hush`].map(
      (keys): [Record<string, string>, string] => [
        { FORMER_SECRET_KEYS: keys },
        'FORMER_SECRET_KEYS must be former values of SECRET_KEY, with commas between them.',
      ],
    ),
    ...['short', 'x'.repeat(31), `${'x'.repeat(32)} y`].map(
      (key): [Record<string, string>, string] => [
        { OPERATOR_KEY: key },
        'OPERATOR_KEY must be 32 characters or more without a space, such as `openssl rand -hex 32` prints.',
      ],
    ),
    [
      { PAYMENT_ENVIRONMENT: 'sandbox' },
      'PAYMENT_ENVIRONMENT must be one of test, live, production.',
    ],
    ...['A_Bucket', 'ab', 'https://s3.example/bucket'].map(
      (bucket): [Record<string, string>, string] => [
        { S3_BUCKET: bucket, S3_REGION: 'x' },
        'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and dashes.',
      ],
    ),
    ...['pictures.example.com', 'ftp://a.test', 'https://a.test/?x=1'].map(
      (address): [Record<string, string>, string] => [
        { PICTURES_URL: address },
        'PICTURES_URL must look like https://pictures.example.com.',
      ],
    ),
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, production, test.'],
    [
      { PUBLIC_URL: 'https://a.test/shop' },
      'PUBLIC_URL must be an address without a path, such as https://orders.example.com.',
    ],
    [
      { STOREFRONT_ORIGINS: 'https://a.test,*,ftp://b.test' },
      'STOREFRONT_ORIGINS must be an address without a path, such as https://orders.example.com.',
    ],
    [
      { DATABASE_URL: 'mysql://root:hush@db/servery', LOG_LEVEL: 'loud' },
      'DATABASE_URL must look like postgresql://user:password@host:5432/database.\n' +
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
  ])('%j', (set, sentences) => {
    expect(() => parseEnv(set)).toThrow(new StartupError(sentences));
  });
});
