import type { Pool, PoolConfig } from 'pg';
import { newCacheCounts, type CacheCounts } from '../caches/cache-counts.ts';
import { createGuestDirectory, type GuestDirectory } from '../caches/guest-directory.ts';
import { createLegalVersions, type LegalVersions } from '../legal/legal-versions.ts';
import { createMenuCache, type MenuCache } from '../caches/menu-cache.ts';
import { createChangeEvents, type ChangeEvents } from '../db/change-events.ts';
import { createSitePagesCache, type SitePagesCache } from '../caches/site-pages-cache.ts';
import { createSettingsCache, type SettingsCache } from '../caches/settings-cache.ts';
import { createTenantDirectory, type TenantDirectory } from '../caches/tenant-directory.ts';
import type { Database } from '../db/client.ts';
import { CallsUnderWay } from '../concurrency/calls-under-way.ts';
import type { ServerOptions } from '../environment/server-options.ts';
import type { Log } from '../logging/log.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { createLookUp, type LookUp } from '../ports/dns/look-up.ts';
import { createVisitCounter, type VisitCounter } from '../caches/visit-counter.ts';
import { completeAddresses, type AddressCompletion } from '../ports/maps/address-completion.ts';
import { localMaps } from '../ports/maps/local-maps.ts';
import type { Mailer } from '../ports/mail/mailer.ts';
import type { Sms } from '../ports/sms/sms.ts';
import type { Maps } from '../ports/maps/maps.ts';
import type { ImageStore } from '../ports/images/image-store.ts';
import type { ReadPictureMetadata } from '../ports/images/picture-metadata.ts';
import { createDomainProbe, type DomainProbe } from '../ports/domains/domain-probe.ts';
import { createPlacementTurns, type PlacementTurns } from '../concurrency/placement-turns.ts';
import { createOutbound, type Outbound } from '../ports/outbound/outbound.ts';
import type { PaymentGateways } from '../ports/payments/payment-gateways.ts';
import type { SecretKey } from '../security/secret-key.ts';

/** What is given from outside; tests give their own clock, database and options. */
export type ExternalDeps = {
  db: Database;
  /** The connections below `db`, for what drizzle does not do, such as rate limits. */
  pool: Pool;
  /** What news are heard from, past a pooler; the database of `pool` where nothing else is given. */
  listenTo?: PoolConfig;
  /** The same database for housekeeping, which may take long; `db` where nothing else is given. */
  jobsDb?: Database;
  /** Time is an argument: rules never ask the machine. */
  clock: () => Date;
  options: ServerOptions;
  gateways: PaymentGateways;
  mailer: Mailer;
  /** Sends codes to phones; null or nothing: codes go by mail alone. */
  sms?: Sms | null;
  /** 32 bytes that everything signed or sealed is derived from (security/derive-key.ts). */
  secretKey: SecretKey;
  /** Where addresses lie; the tenants' own lists of suburbs where nothing else is given. */
  maps?: Maps;
  /** Asks for text records; the machine's name servers where nothing else is given. */
  lookUpTexts?: LookUp['texts'];
  /** Looks at the domains of owners; as the world sees them where nothing else is given. */
  domainProbe?: DomainProbe;
  /** Calls addresses that tenants give; those of the internet alone where nothing else is given. */
  outbound?: Outbound;
  /** What completes addresses; the tenants' own lists of suburbs where nothing else is given. */
  completion?: AddressCompletion;
  /** Where uploaded pictures are kept. */
  images: ImageStore;
  /** Sizes and placeholders of stored pictures; pages do without where nothing is given. */
  readPictureMetadata?: ReadPictureMetadata;
  log: Log;
  /** Whether the program was told to stop; never where nothing is given. */
  isStopping?: () => boolean;
  /** Where requests are counted; nowhere where nothing is given. */
  metrics?: RequestMetrics;
  /** Follows requests and jobs through what they ask of the database; nobody does where it is not given. */
  tracing?: Tracing;
  /** Where reads of the caches are counted; for nobody's eyes where nothing is given. */
  cacheCounts?: CacheCounts;
};

/** The dependencies of every route. */
export type Deps = ExternalDeps & {
  isStopping: () => boolean;
  cacheCounts: CacheCounts;
  jobsDb: Database;
  guests: GuestDirectory;
  maps: Maps;
  lookUpTexts: LookUp['texts'];
  domainProbe: DomainProbe;
  outbound: Outbound;
  completion: AddressCompletion;
  readPictureMetadata: ReadPictureMetadata;
  menus: MenuCache;
  settings: SettingsCache;
  /** Which pages each site has. */
  sitePages: SitePagesCache;
  /** The legal pages in force. */
  legal: LegalVersions;
  tenants: TenantDirectory;
  /** Change events; page caches subscribe to them too. */
  changeEvents: ChangeEvents;
  /** Counts visitors, and writes how many they were every few seconds. */
  visits: VisitCounter;
  /** What mails let go first. */
  callsUnderWay: CallsUnderWay;
  placementTurns: PlacementTurns;
};

/** Of one question to a name server; with its second try a page waits twice as long. */
const dnsTimeoutMs = 2000;

/** Adds the caches, each emptied by the change events that concern it. */
export function createDeps(external: ExternalDeps): Deps {
  const changeEvents = createChangeEvents({
    listenTo: external.listenTo ?? external.pool.options,
    log: external.log,
  });
  const cacheCounts = external.cacheCounts ?? newCacheCounts();
  const menus = createMenuCache({ ...external, count: cacheCounts.menus });
  const settings = createSettingsCache({ ...external, count: cacheCounts.settings });
  const tenants = createTenantDirectory({ ...external, count: cacheCounts.tenants });
  const sitePages = createSitePagesCache(external);
  const guests = createGuestDirectory({ ...external, count: cacheCounts.guests });
  changeEvents.subscribe((event) => {
    // No cache holds an order, a tab or a reservation, nor who edits or works here.
    if (event.kind === 'order_changed' || event.kind === 'tab_changed') return;
    if (event.kind === 'reservations_changed' || event.kind === 'tab_choosing') return;
    if (event.kind === 'staff_editing' || event.kind === 'staff_changed') return;
    if (event.kind === 'menu_changed') {
      menus.forget(event.tenantId, event.restaurantId);
      sitePages.forget(event.tenantId);
      return;
    }
    if (event.kind === 'config_changed') {
      // A changed currency or name is in each of the tenant's snapshots. Those of others stay: among
      // a thousand tenants somebody always publishes.
      menus.forgetTenant(event.tenantId);
      tenants.forget(event.tenantId);
      settings.forget(event.tenantId);
      sitePages.forget(event.tenantId);
      legal.forget(event.tenantId);
      return;
    }
    menus.clear();
    tenants.clear();
    settings.clear();
    sitePages.clear();
    legal.clear();
  });
  const maps = external.maps ?? localMaps(external.db);
  const domainProbe = external.domainProbe ?? createDomainProbe();
  const outbound = external.outbound ?? createOutbound();
  const completion =
    external.completion ?? completeAddresses({ ...external, maps, service: null, isBarred: false });
  const legal = createLegalVersions({ ...external, settings, completion, maps });
  const readPictureMetadata = external.readPictureMetadata ?? (async () => null);
  const lookUpTexts = external.lookUpTexts ?? createLookUp({ timeoutMs: dnsTimeoutMs }).texts;
  const jobsDb = external.jobsDb ?? external.db;
  const isStopping = external.isStopping ?? (() => false);
  return {
    ...external,
    jobsDb,
    isStopping,
    cacheCounts,
    readPictureMetadata,
    guests,
    maps,
    lookUpTexts,
    domainProbe,
    outbound,
    completion,
    changeEvents,
    menus,
    settings,
    sitePages,
    legal,
    tenants,
    visits: createVisitCounter(external),
    callsUnderWay: new CallsUnderWay(),
    placementTurns: createPlacementTurns(),
  };
}
