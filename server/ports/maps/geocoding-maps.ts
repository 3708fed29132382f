import { LRUCache } from 'lru-cache';
import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';
import type { Point } from '#schemas/rules/delivery/zone.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { MapAddress } from '../../domain/pricing/cart-purpose.ts';
import type { Log } from '../../logging/log.ts';
import { reasonOf } from './maps-refused.ts';
import type { Location, Maps } from './maps.ts';

/** What a service found, with its own postcode. */
export type Geocoded = {
  point: Point;
  postcode: string;
  /** It knows only a part of what was asked for. */
  isPartial: boolean;
};

export type GeocodingNeeds = {
  /** Asked where the service knows nothing or does not answer. */
  local: Maps;
  /** ISO 3166 code of the country a tenant delivers in; null: not known. */
  countryOf: (tenantId: number) => Promise<string | null>;
  log: Log;
};

type Service = GeocodingNeeds & {
  source: Maps['source'];
  /**
   * What the service finds, the best first.
   * @throws MapsRefused, or whatever `fetch` throws, where it fails or takes too long.
   */
  find(address: MapAddress, country: string | null): Promise<Geocoded[]>;
};

/** A quote is asked for on every step to the checkout; streets do not move meanwhile. */
const ttlMs = 10 * minuteMs;

/**
 * A maps service, and the tenant's own list of suburbs behind it. Where it knows an address its
 * point decides; else the list does, which also judges what the service knows only in part.
 */
export function geocodingMaps({ source, find, local, countryOf, log }: Service): Maps {
  const known = new LRUCache<string, { found: Geocoded | null }>({ max: 5000, ttl: ttlMs });

  const ask = async (tenantId: number, address: MapAddress): Promise<Geocoded | null> => {
    const key = keyOf(tenantId, address);
    const stored = known.get(key);
    if (stored) return stored.found;
    const all = await find(address, await countryOf(tenantId));
    // Where it finds no such street it answers with the middle of something larger.
    const found = all.find((one) => isThere(one, address)) ?? all[0] ?? null;
    known.set(key, { found });
    return found;
  };

  return {
    source,
    async locate(tenantId, address) {
      const found = await ask(tenantId, address).catch((error: unknown) => {
        // Not the error itself: its address may hold our key.
        log.warn({ reason: reasonOf(error) }, 'the maps service did not answer');
        return null;
      });
      if (found && !found.isPartial && isThere(found, address)) {
        return { point: found.point, mismatch: null };
      }
      const listed = await local.locate(tenantId, address);
      if (!found || listed.mismatch !== null) return listed;
      if (isThere(found, address)) return { point: found.point, mismatch: null };
      return listed.point ? listed : { point: null, mismatch: mismatchOf(found, address) };
    },
    listLocalities: (tenantId) => local.listLocalities(tenantId),
    remember(tenantId, address, point) {
      const found = { point, postcode: address.postcode, isPartial: false };
      known.set(keyOf(tenantId, address), { found });
    },
  };
}

const keyOf = (tenantId: number, address: MapAddress) =>
  JSON.stringify([tenantId, ...textsOf(address)]);

const isThere = ({ postcode }: Geocoded, address: MapAddress): boolean =>
  normalisePostcode(postcode) === normalisePostcode(address.postcode);

const mismatchOf =
  ({ postcode }: Geocoded, address: MapAddress): Location['mismatch'] =>
  ({ placing }) =>
    placing.postcodeOfAddress(postcode, address.postcode.trim());

/** An address as services take it, the most exact part first. */
export const textsOf = ({ formattedAddress, suburb, city, postcode }: MapAddress): string[] =>
  [formattedAddress, suburb, city, postcode].map((text) => text.trim()).filter(Boolean);
