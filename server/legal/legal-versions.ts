import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { SiteConfig } from '#schemas/config/site.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { configInLanguage } from '#schemas/translations/config-in-language.ts';
import type { LegalVersionRow } from '../db/queries/legal-versions.ts';
import { cacheBytes } from '../memory/cache-bytes.ts';
import { memoryOf } from '../memory/memory-of.ts';
import { listRestaurantIds } from '../db/queries/tenant-settings.ts';
import { findTenant } from '../db/queries/tenants.ts';
import type { Log } from '../logging/log.ts';
import { defaultLegalText } from './default-legal-texts.ts';
import { readLegalDetails, type LegalSources } from './read-legal-details.ts';
import { presentTexts, storeLegalVersion, type OwnLegalTexts } from './store-legal-version.ts';

/** The legal pages of a tenant that are in force. */
type TenantLegal = {
  site: LegalVersionRow;
  /** Of the restaurants whose pages differ. */
  own: ReadonlyMap<number, LegalVersionRow>;
};

export type LegalVersions = {
  /**
   * The version in force at a restaurant, or (null) of the site; one is added where the texts have
   * changed. Asks the database for a tenant's first one and after a publish; otherwise it is looked
   * at again once a minute, behind the answer.
   */
  get(tenantId: number, restaurantId?: number | null): Promise<LegalVersionRow>;
  forget(tenantId: number): void;
  clear(): void;
};

type Needs = LegalSources & {
  clock: () => Date;
  log: Log;
};

/** `bytes` is known once they were read. */
type Known = { legal: Promise<TenantLegal>; readAt: number; bytes: number };

/** Settings that no change event is about, such as those of gift cards, are seen so late at most. */
const lookAgainMs = minuteMs;

export function createLegalVersions(needs: Needs): LegalVersions {
  const tenants = new LRUCache<number, Known>({
    maxSize: cacheBytes.legal,
    sizeCalculation: ({ bytes }) => Math.min(cacheBytes.legal, bytes + 300),
  });

  const load = (tenantId: number): Promise<TenantLegal> => {
    const legal = readLegal(needs, tenantId);
    const known = { legal, readAt: needs.clock().getTime(), bytes: 0 };
    tenants.set(tenantId, known);
    const isPresent = () => tenants.peek(tenantId) === known;
    const weighed = legal.then((read) => ({ ...known, bytes: memoryOf(read) }));
    weighed.then(
      (its) => isPresent() && tenants.set(tenantId, its),
      () => isPresent() && tenants.delete(tenantId),
    );
    return legal;
  };

  /** What was forgotten meanwhile is not stored again. */
  const lookAgain = async (tenantId: number, known: Known) => {
    try {
      const legal = await readLegal(needs, tenantId);
      if (tenants.peek(tenantId) === known) known.legal = Promise.resolve(legal);
    } catch (error) {
      needs.log.warn({ err: error, tenantId }, 'the legal pages could not be looked at again');
    }
  };

  return {
    async get(tenantId, restaurantId = null) {
      const known = tenants.get(tenantId);
      const now = needs.clock().getTime();
      if (known && now - known.readAt >= lookAgainMs) {
        known.readAt = now;
        void lookAgain(tenantId, known);
      }
      const { site, own } = await (known?.legal ?? load(tenantId));
      return (restaurantId === null ? undefined : own.get(restaurantId)) ?? site;
    },
    forget: (tenantId) => void tenants.delete(tenantId),
    clear: () => tenants.clear(),
  };
}

async function readLegal(needs: Needs, tenantId: number): Promise<TenantLegal> {
  const { db, clock, settings } = needs;
  const tenant = await findTenant(db, tenantId);
  if (!tenant) throw new Error(`there is no tenant ${tenantId}`);
  const details = await readLegalDetails(needs, tenant);
  const defaults = {
    terms: defaultLegalText('terms', details),
    privacy: defaultLegalText('privacy', details),
    refundPolicy: defaultLegalText('refundPolicy', details),
  };
  const legal = ownTexts((await settings.get(tenantId)).config);
  const store = (restaurantId: number | null, texts: OwnLegalTexts) =>
    storeLegalVersion(db, tenantId, {
      restaurantId,
      texts: presentTexts(texts, defaults),
      now: clock(),
    });
  const site = await store(null, legal);
  const own = new Map<number, LegalVersionRow>();
  for (const id of await listRestaurantIds(db, tenantId)) {
    const texts = ownTexts((await settings.get(tenantId, id)).config);
    if (!isDeepStrictEqual(texts, legal)) own.set(id, await store(id, texts));
  }
  return { site, own };
}

const ownTexts = (config: SiteConfig): OwnLegalTexts => ({
  en: config.legal,
  es: configInLanguage(config, 'es').legal,
  ar: configInLanguage(config, 'ar').legal,
});
