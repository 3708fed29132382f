import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { newCacheCounts } from './caches/cache-counts.ts';
import { chooseDataFolder } from './db/embedded/choose-data-folder.ts';
import { openCallsDatabase } from './db/open-calls-database.ts';
import { openDatabase } from './db/open-database.ts';
import { lacksCardGateway } from './db/queries/card-gateways.ts';
import { demoHeroes } from './seed/demo-pictures.ts';
import { createDeps } from './dependencies/deps.ts';
import type { Env } from './environment/env.ts';
import { shareOfLimits } from './environment/share-of-limits.ts';
import { startLines } from './environment/start-lines.ts';
import { defaultLimits, demoLimits, type ServerOptions } from './environment/server-options.ts';
import { prepareDatabase } from './prepare-database.ts';
import { builtAssets, builtStorefront } from './pages/built-storefront.ts';
import { devStorefront } from './pages/dev-storefront.ts';
import { storeAssets, storedFiles } from './pages/store-assets.ts';
import { servePages } from './pages/serve-pages.ts';
import { startOutbox } from './jobs/outbox.ts';
import { scheduleOften, type Work } from './jobs/schedule-often.ts';
import { queueGiftCards } from './jobs/queue-gift-cards.ts';
import { sendGiftCardRefunds } from './jobs/send-gift-card-refunds.ts';
import { sendRefunds } from './jobs/send-refunds.ts';
import { sendSandboxWebhooks } from './jobs/send-sandbox-webhooks.ts';
import { endHolds } from './reservations/end-holds.ts';
import { remindGuests } from './reservations/remind-guests.ts';
import { closeTabsByCard } from './ordering/held-cards/charge-held-cards.ts';
import { releaseDueCards } from './ordering/held-cards/release-held-card.ts';
import { endExpiredTabPayments } from './ordering/tab-payments/end-expired-tab-payments.ts';
import { expireOrders } from './ordering/paying/expire-orders.ts';
import { closeQuietTabs } from './ordering/tabs/close-quiet-tabs.ts';
import { settleUnanswered } from './ordering/paying/settle-unanswered.ts';
import { createLog } from './logging/log.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { folderMailer } from './ports/mail/folder-mailer.ts';
import { chooseSms } from './ports/sms/choose-sms.ts';
import { smtpMailer } from './ports/mail/smtp-mailer.ts';
import { createDerivedPictures } from './ports/images/derived-pictures.ts';
import { chooseImages } from './ports/images/choose-images.ts';
import { makeAhead } from './ports/images/make-ahead.ts';
import { createPictureMetadataReader } from './ports/images/picture-metadata.ts';
import { serveMedia } from './ports/images/serve-media.ts';
import { chooseCompletion } from './ports/maps/choose-completion.ts';
import { chooseMaps } from './ports/maps/choose-maps.ts';
import { createOutbound } from './ports/outbound/outbound.ts';
import { chooseGateways } from './ports/payments/choose-gateways.ts';
import { explainListenError, checkPortFree } from './environment/check-port-free.ts';
import { programClock } from './environment/program-clock.ts';
import { findProjectRoot } from './environment/project-root.ts';
import { siteOrigin } from './environment/site-origin.ts';
import { runSchedules } from './publishing/run-schedules.ts';
import { writeLastVisits } from './visits/write-last-visits.ts';
import { sendWebhooks } from './webhooks/send-webhooks.ts';
import type { Tracing } from './tracing/tracing.ts';
import { readWorker, serveWorker } from './web-app/serve-worker.ts';
import { findSecretKey, requireSecretKey } from './security/find-secret-key.ts';

export type RunningServer = {
  /** That it listens on. */
  port: number;
  /** Finishes what is under way, then closes connections and our own database. */
  stop: () => Promise<void>;
};

type Output = { print: (line: string) => void; printError: (line: string) => void };

/** For jobs: several processes share what the database lets in. */
const workersJobConnections = 4;
/** In ms: no page waits longer for what a bucket knows of its pictures. */
const bucketPatience = 400;

/**
 * Starts everything in order: database, tables, demo data, API, pages, and listens last.
 * @throws StartupError with a sentence for people.
 */
export async function startServer(env: Env, { print, printError }: Output): Promise<RunningServer> {
  const clock = programClock(env);
  const isWorker = env.worker !== null;
  if (!isWorker) {
    requireSecretKey(env);
    await checkPortFree(env);
  }
  const log = createLog(env.logLevel, undefined, env.instance);
  const database = await openDatabase(
    env,
    printError,
    isWorker ? workersJobConnections : undefined,
  );
  // Who calls does not wait for long; migrations, seed and jobs take their time.
  const calls = await openCallsDatabase(env, database.connection, printError).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  let app: FastifyInstance | undefined;
  let stopJobs: (() => Promise<void>) | undefined;
  const ending = new AbortController();
  let madeAhead: Promise<void> | undefined;
  let isStopping = false;
  let stopMetrics: (() => Promise<void>) | undefined;
  let stopStoring: (() => Promise<void>) | undefined;
  let tracing: Tracing | undefined;
  const stop = async () => {
    isStopping = true;
    // Whoever asks /readyz learns it meanwhile, and sends callers elsewhere.
    if (app?.server.listening) await delay(env.drainSeconds * 1000);
    ending.abort();
    await madeAhead;
    await stopStoring?.();
    await stopJobs?.();
    if (app) await closeServer(app);
    await stopMetrics?.();
    await tracing?.stop();
    await calls.close();
    await database.close();
  };
  try {
    const root = findProjectRoot();
    const dataFolder = await chooseDataFolder({ given: env.dataDir, projectRoot: root });
    const images = await chooseImages(env, { dataFolder, log, clock });
    const secretKey = await findSecretKey(env, dataFolder);
    const staff = isWorker
      ? []
      : await prepareDatabase(database, env, { images, secretKey, clock });
    const lacksCards = !isWorker && (await lacksCardGateway(calls.db));

    const options = optionsFrom(env);
    const { stripeApiUrl } = env;
    const gateways = chooseGateways({ options, db: calls.db, clock, secretKey, stripeApiUrl });
    const maps = chooseMaps({ db: calls.db, log }, env);
    const completion = chooseCompletion({ db: calls.db, log, clock, secretKey, maps }, env);
    const outboxFolder = join(dataFolder, 'outbox');
    const mailer = env.smtpUrl ? smtpMailer(env.smtpUrl) : folderMailer(outboxFolder);
    const outbound = createOutbound({ allowsPrivate: env.outboundPrivate });
    const measured = env.metrics ? await import('./metrics/create-metrics.ts') : null;
    const caches = newCacheCounts();
    const traced = env.tracesUrl ? await import('./tracing/create-tracing.ts') : null;
    tracing = traced?.createTracing({ endpoint: env.tracesUrl ?? '', instance: env.instance, log });
    if (tracing) {
      calls.pool.onStatement = tracing.beginStatement;
      database.pool.onStatement = tracing.beginStatement;
    }
    const metrics = measured?.createMetrics({
      instance: env.instance,
      pools: { calls: calls.pool, jobs: database.pool },
      caches,
    });
    const deps = createDeps({
      db: calls.db,
      pool: calls.pool,
      listenTo: calls.listenTo,
      jobsDb: database.db,
      clock,
      options,
      images,
      readPictureMetadata: createPictureMetadataReader(images, env.bucket ? bucketPatience : null),
      gateways,
      maps,
      completion,
      mailer,
      sms: chooseSms(outbound, env, outboxFolder),
      outbound,
      secretKey,
      log,
      isStopping: () => isStopping,
      cacheCounts: caches,
      ...(metrics && { metrics }),
      ...(tracing && { tracing }),
    });
    app = await buildApp(deps);
    app.addHook('onClose', () => writeLastVisits(deps));
    const pictures = createDerivedPictures(images, log);
    await serveMedia(app, images, pictures);
    const isBuilt = env.nodeEnv === 'production';
    const assetsFolder = join(dataFolder, 'assets');
    const storefront = isBuilt
      ? await builtStorefront(app, root, storedFiles(assetsFolder))
      : await devStorefront(app, root);
    const worker = isBuilt ? await readWorker(root) : null;
    if (worker) serveWorker(app, deps, worker);
    servePages(app, deps, storefront, { isBuilt });
    const jobDeps = { ...deps, db: database.db, pool: database.pool };
    const outbox = await startOutbox(jobDeps);
    const stopWorks = scheduleOften(deps, [
      { every: 3000, name: 'ending overdue orders', run: () => expireOrders(jobDeps) },
      { every: 3000, name: 'settling unanswered orders', run: () => settleUnanswered(jobDeps) },
      { every: 5000, name: 'publishing what was scheduled', run: () => runSchedules(jobDeps) },
      { every: 3000, name: 'sending refunds', run: () => sendRefunds(jobDeps) },
      ...webhookLanes(() => sendWebhooks(jobDeps)),
      { every: 3000, name: 'refunding gift cards', run: () => sendGiftCardRefunds(jobDeps) },
      { every: 5000, name: 'mailing gift cards', run: () => queueGiftCards(jobDeps) },
      {
        every: 3000,
        name: 'ending payments of tabs',
        run: () => endExpiredTabPayments(jobDeps),
      },
      { every: 3000, name: 'releasing held cards', run: () => releaseDueCards(jobDeps) },
      { every: 60_000, name: 'closing tabs by their cards', run: () => closeTabsByCard(jobDeps) },
      { every: 60_000, name: 'ending holds of tables', run: () => endHolds(jobDeps) },
      { every: 60_000, name: 'closing quiet tabs', run: () => closeQuietTabs(jobDeps) },
      { every: 30_000, name: 'reminding of reservations', run: () => remindGuests(jobDeps) },
      { every: 5000, name: 'writing down visits', run: () => deps.visits.flush() },
      { every: 2000, name: 'sending sandbox webhooks', run: () => sendSandboxWebhooks(jobDeps) },
    ]);
    stopJobs = async () => void (await Promise.all([outbox.stop(), stopWorks()]));
    await app.listen({ port: env.port, host: env.host }).catch((error: unknown) => {
      throw explainListenError(error, env);
    });
    if (env.metrics && metrics) {
      const place = env.metrics;
      const served = await serveMetrics({ metrics, db: calls.db, log }, place).catch(
        (error: unknown) => {
          throw explainListenError(error, place, 'METRICS_');
        },
      );
      stopMetrics = served.stop;
    }
    if (isBuilt) stopStoring = storeAssets({ built: builtAssets(root), folder: assetsFolder, log });
    // A bucket that cannot be used is told at the start, not with the first picture.
    if (env.bucket) void images.list(0).catch(() => undefined);
    const isFirst = (env.worker ?? 0) === 0;
    if (env.demo && isFirst) madeAhead = makeAhead(pictures, demoHeroes, ending.signal);
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    // Whoever has started workers prints for all of them.
    if (!isWorker) for (const line of startLines(env, { port, staff, lacksCards })) print(line);
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Side by side: one endpoint that takes its ten seconds holds up none of the others. */
const webhookLanes = (run: Work['run']): Work[] =>
  [1, 2, 3, 4].map((lane) => ({ every: 1500, name: `sending webhooks (${lane})`, run }));

/** Requests under way may go on for so long, in ms, before their connections are cut. */
const closingTime = 5000;

/** Closes the server in bounded time: a client that sends half a request never finishes it. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), closingTime);
  await app.close();
  clearTimeout(timer);
}

function optionsFrom(env: Env): ServerOptions {
  return {
    production: env.nodeEnv === 'production',
    demo: env.demo,
    isServedByTls: env.publicUrl?.startsWith('https:') ?? false,
    securityContact: env.securityContact ?? null,
    operatorContact: env.operatorContact ?? null,
    serviceWorker: env.serviceWorker,
    operatorKey: env.operatorKey ?? null,
    originOf: (host) => siteOrigin(env, host),
    fallbackTenantId: env.tenantId ?? null,
    storefrontOrigins: env.storefrontOrigins,
    paymentEnvironment: env.paymentEnvironment,
    mailFrom: env.mailFrom,
    sendsMails: env.smtpUrl !== undefined,
    hstsSubdomainsOf: env.hstsSubdomains && env.publicUrl ? new URL(env.publicUrl).hostname : null,
    mapTiles: env.mapTiles,
    picturesUrl: env.picturesUrl ?? null,
    trustProxy: env.trustProxy,
    limits: shareOfLimits(env.demo ? demoLimits : defaultLimits, env.workers),
  };
}
