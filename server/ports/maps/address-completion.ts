import { LRUCache } from 'lru-cache';
import { placeKey } from '#schemas/rules/delivery/place-key.ts';
import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';
import type { Point } from '#schemas/rules/delivery/zone.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../../db/client.ts';
import { listLocalitiesLike } from '../../db/queries/localities.ts';
import { findTenant } from '../../db/queries/tenants.ts';
import type { Log } from '../../logging/log.ts';
import type { AddressService, FoundSuggestion, KnownAddress } from './address-service.ts';
import { CircuitOpen, createCircuit } from '../../concurrency/circuit.ts';
import { suggestSuburbs } from './local-suggestions.ts';
import { reasonOf } from './maps-refused.ts';
import type { Maps } from './maps.ts';
import { openSuggestion, sealSuggestion } from './suggestion-id.ts';
import type { SecretKey } from '../../security/secret-key.ts';

export type AddressSuggestion = {
  /** Names it to `choose`, for this tenant alone. */
  id: string;
  main: string;
  detail: string;
};

type Query = { text: string; session: string; near: Point | null };

/** Completes addresses while they are typed. */
export type AddressCompletion = {
  /** By whom; `barred`: the service that is set forbids it, so the own list does. */
  source: AddressService['source'] | 'suburbs' | 'barred';
  /** Never fails for want of a service: then the tenant's own list of suburbs answers. */
  suggest(
    tenantId: number,
    query: Query,
  ): Promise<{ suggestions: AddressSuggestion[]; attribution: string | null }>;
  /** The address of a suggestion; null: there is none by this id, or its service does not say. */
  choose(tenantId: number, id: string, session: string): Promise<KnownAddress | null>;
};

type Needs = {
  db: Database;
  log: Log;
  clock: () => Date;
  /** Seals what suggestions stand for. */
  secretKey: SecretKey;
  maps: Pick<Maps, 'remember' | 'source'>;
  /** null: the tenants' own lists of suburbs. */
  service: AddressService | null;
  isBarred: boolean;
};

const keptMs = 10 * minuteMs;
const rules = { failures: 4, restMs: 30_000 };

/** A service that completes addresses, and the tenant's own list of suburbs behind it. */
export function completeAddresses(needs: Needs): AddressCompletion {
  const { db, log, clock, secretKey, maps, service, isBarred } = needs;
  const circuit = createCircuit({ ...rules, clock });
  const kept = new LRUCache<string, FoundSuggestion[]>({ max: 2000, ttl: keptMs });

  const localeOf = async (tenantId: number) => {
    const tenant = await findTenant(db, tenantId);
    const locale = new Intl.Locale(tenant?.locale ?? 'en');
    return { language: locale.baseName, country: locale.region ?? null };
  };
  /** null: it did not answer, or was not asked. */
  const guarded = <T>(call: () => Promise<T>): Promise<T | null> =>
    circuit.run(call).catch((error: unknown) => {
      // Once for each failure: not for each key that is typed while it is left alone.
      if (!(error instanceof CircuitOpen)) {
        log.warn(
          { reason: reasonOf(error) },
          'the service that completes addresses did not answer',
        );
      }
      return null;
    });
  const ask = async (tenantId: number, query: Query): Promise<FoundSuggestion[]> => {
    if (!service) return [];
    const key = JSON.stringify([tenantId, placeKey(query.text), query.near]);
    const stored = kept.get(key);
    if (stored) return stored;
    const locale = await localeOf(tenantId);
    const found = await guarded(() => service.suggest({ ...query, ...locale }));
    if (found && service.mayBeKept) kept.set(key, found);
    return found ?? [];
  };

  return {
    source: service?.source ?? (isBarred ? 'barred' : 'suburbs'),

    async suggest(tenantId, query) {
      const found = await ask(tenantId, query);
      const all = found.length > 0 ? found : await suggestSuburbs(db, tenantId, query.text);
      return {
        suggestions: all.map(({ main, detail, stands }) => ({
          id: sealSuggestion(secretKey, tenantId, stands),
          main,
          detail,
        })),
        attribution: found.length > 0 && service ? service.attribution : null,
      };
    },

    async choose(tenantId, id, session) {
      const stands = openSuggestion(secretKey, tenantId, id);
      if (!stands) return null;
      if (stands.kind === 'address') return named(db, tenantId, stands.address);
      if (!service) return null;
      const { language } = await localeOf(tenantId);
      const found = await guarded(() => service.find(stands.placeId, { session, language }));
      if (!found) return null;
      const address = await named(db, tenantId, { ...found, formattedAddress: stands.line });
      // Both by Google: what one of its services placed, the other need not be asked for.
      if (address.point && maps.source === service.source) {
        maps.remember(tenantId, address, address.point);
      }
      return address;
    },
  };
}

/** With suburb and city as the tenant's own list writes them, where it knows the two. */
async function named(db: Database, tenantId: number, address: KnownAddress): Promise<KnownAddress> {
  const known = await listLocalitiesLike(db, tenantId, address);
  const own = known.find(
    (one) =>
      normalisePostcode(one.postcode) === normalisePostcode(address.postcode) &&
      placeKey(one.suburb) === placeKey(address.suburb),
  );
  return own ? { ...address, suburb: own.suburb, city: own.city } : address;
}
