import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';
import type { Point } from '#schemas/rules/delivery/zone.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Log } from '../../logging/log.ts';
import type { Maps } from './maps.ts';
import type { MapAddress } from '../../domain/pricing/cart-purpose.ts';

type GoogleNeeds = {
  key: string;
  /** Another place than Google's, for tests. */
  origin?: string;
  /** Asked where Google knows nothing or does not answer. */
  local: Maps;
  /** ISO 3166 code of the country a tenant delivers in; null: not known. */
  countryOf: (tenantId: number) => Promise<string | null>;
  log: Log;
  timeoutMs?: number;
};

/** A quote is asked for on every step to the checkout; streets do not move meanwhile. */
const ttlMs = 10 * minuteMs;

const component = z.object({ short_name: z.string(), types: z.array(z.string()) });
const answer = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      address_components: z.array(component),
      partial_match: z.boolean().default(false),
    }),
  ),
});

/**
 * Google's Geocoding API, and the tenant's own list of suburbs behind it. Where it knows an address
 * its point decides; else the list does, which also judges what Google knows only in part.
 */
export function googleMaps(needs: GoogleNeeds): Maps {
  const { local, log } = needs;
  const known = new LRUCache<string, { found: Geocoded | null }>({ max: 5000, ttl: ttlMs });

  const ask = async (tenantId: number, address: MapAddress): Promise<Geocoded | null> => {
    const key = JSON.stringify([tenantId, ...textsOf(address)]);
    const stored = known.get(key);
    if (stored) return stored.found;
    const found = await geocode(needs, address, await needs.countryOf(tenantId));
    known.set(key, { found });
    return found;
  };

  return {
    source: 'google',
    async locate(tenantId, address) {
      const found = await ask(tenantId, address).catch((error: unknown) => {
        // Not the error itself: its address holds our key.
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
  };
}

/** What the service found, with its own postcode. */
type Geocoded = {
  point: Point;
  postcode: string;
  /** It knows only a part of what was asked for. */
  isPartial: boolean;
};

const isThere = ({ postcode }: Geocoded, address: MapAddress): boolean =>
  normalisePostcode(postcode) === normalisePostcode(address.postcode);

const mismatchOf = ({ postcode }: Geocoded, address: MapAddress): string =>
  `This address has the postcode ${postcode}, not ${address.postcode.trim()}. Please check it.`;

/**
 * The postcode is part of what is asked for and no limit: a street of another postcode is found
 * there, and not somewhere in the written one.
 * @throws Error where the service refuses, fails or takes too long.
 */
async function geocode(
  { key, origin = 'https://maps.googleapis.com', timeoutMs = 3000 }: GoogleNeeds,
  address: MapAddress,
  country: string | null,
): Promise<Geocoded | null> {
  const url = new URL('/maps/api/geocode/json', origin);
  url.searchParams.set('address', textsOf(address).join(', '));
  if (country) url.searchParams.set('components', `country:${country}`);
  url.searchParams.set('key', key);
  const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!reply.ok) throw new MapsRefused(`status ${reply.status}`);
  const { status, results } = answer.parse(await reply.json());
  if (status === 'ZERO_RESULTS') return null;
  if (status !== 'OK') throw new MapsRefused(status);
  // Where it finds no such street it answers with the middle of something larger.
  const found = results.flatMap(({ geometry, address_components, partial_match }) => {
    const postcode = address_components.find(({ types }) => types.includes('postal_code'));
    if (!postcode) return [];
    const { lat, lng } = geometry.location;
    return {
      point: { latitude: lat, longitude: lng },
      postcode: postcode.short_name,
      isPartial: partial_match,
    };
  });
  return found.find((one) => isThere(one, address)) ?? found[0] ?? null;
}

class MapsRefused extends Error {
  override readonly name = 'MapsRefused';
}

/** What it said, or only what kind of failure it was. */
function reasonOf(error: unknown): string {
  if (error instanceof MapsRefused) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

const textsOf = ({ formattedAddress, suburb, city, postcode }: MapAddress): string[] =>
  [formattedAddress, suburb, city, postcode].map((text) => text.trim()).filter(Boolean);
