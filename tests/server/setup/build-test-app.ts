import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { createDeps, type Deps, type ExternalDeps } from '#server/dependencies/deps.ts';
import { defaultLimits, type ServerOptions } from '#server/environment/server-options.ts';
import { menuReaderOf } from '#server/import/menu-reader.ts';
import { readSentMenu, showSentMenu } from '#server/import/read-sent-menu.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { createSandbox } from '#server/ports/payments/sandbox.ts';
import { createStripe } from '#server/ports/payments/stripe.ts';
import { afterUse } from '#tests/database/after-use.ts';
import { createSmallDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

/** A server whose hosts are all known, as outside the demo. */
const testOptions: ServerOptions = {
  production: false,
  demo: false,
  isServedByTls: false,
  securityContact: null,
  operatorContact: null,
  serviceWorker: true,
  operatorKey: null,
  originOf: (host) => `https://${host}`,
  fallbackTenantId: null,
  storefrontOrigins: [],
  paymentEnvironment: 'test',
  mailFrom: 'orders@servery.example',
  sendsMails: true,
  mapTiles: null,
  picturesUrl: null,
  trustProxy: false,
  hstsSubdomainsOf: null,
  limits: defaultLimits,
};

export type TestApp = { app: FastifyInstance; deps: Deps };
export type Changes = Partial<Omit<ExternalDeps, 'options'>> & { options?: Partial<ServerOptions> };

/** What the server under test wrote for its operator: nothing, unless it failed. */
const quiet: ExternalDeps['log'] = {
  info: () => undefined,
  warn: () => undefined,
  error: (entry: unknown) => process.stderr.write(`${String(entry)}\n`),
};

/** The whole server on a database of the test's own; at noon on a Friday, unless told. */
export async function buildTestApp(
  database: Pick<TestDatabase, 'db' | 'pool'>,
  changes: Changes = {},
): Promise<TestApp> {
  const built = await buildUnreadyApp(database, changes);
  await built.app.ready();
  return built;
}

/** The same, to which routes can still be added. */
export async function buildUnreadyApp(
  { db, pool }: Pick<TestDatabase, 'db' | 'pool'>,
  { options, ...changes }: Changes = {},
): Promise<TestApp> {
  const secretKey = secretKeyOf(Buffer.alloc(32, 'k'));
  const clock = changes.clock ?? (() => fridayNoon);
  const external = { db, clock, secretKey };
  const deps = createDeps({
    ...external,
    pool,
    // Tests that store a picture give a folder of their own.
    images: localImages(join(tmpdir(), 'servery-no-pictures')),
    mailer: { send: async () => undefined },
    lookUpTexts: async () => ({ kind: 'nothing' }),
    gateways: {
      sandbox: createSandbox(external),
      stripe: createStripe({ ...external, apiUrl: undefined }),
    },
    log: quiet,
    ...changes,
    options: { ...testOptions, ...options },
  });
  // In this thread: another one costs each test a second; tests/server/menu/menu-reader.test.ts has it.
  const app = await buildApp(deps, menuReaderOf({ show: showSentMenu, read: readSentMenu }));
  afterUse(async () => {
    const closed = app.close();
    // A client that a test left in the middle may hold its connection for a minute.
    app.server.closeAllConnections();
    await closed;
  });
  return { app, deps };
}

/** A database with the two small restaurants, and the server on it. */
export async function buildSmallApp(changes: Changes = {}): Promise<TestApp & TestDatabase> {
  const database = await createSmallDatabase();
  return { ...database, ...(await buildTestApp(database, changes)) };
}

/** The header by which a call reaches the first small tenant, or the other one. */
export const at = { host: small.host };
export const atOther = { host: small.otherHost };
