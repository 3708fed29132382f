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
    }),
  ),
});

/** Google's Geocoding API, and the tenant's own list of suburbs behind it. */
export function googleMaps(needs: GoogleNeeds): Maps {
  const { local, log } = needs;
  const known = new LRUCache<string, { point: Point | null }>({ max: 5000, ttl: ttlMs });

  const ask = async (tenantId: number, address: MapAddress): Promise<Point | null> => {
    const key = JSON.stringify([tenantId, ...textsOf(address)]);
    const stored = known.get(key);
    if (stored) return stored.point;
    const point = await geocode(needs, address, await needs.countryOf(tenantId));
    known.set(key, { point });
    return point;
  };

  return {
    async geocode(tenantId, address) {
      const point = await ask(tenantId, address).catch((error: unknown) => {
        // Not the error itself: its address holds our key.
        log.warn({ reason: reasonOf(error) }, 'the maps service did not answer');
        return null;
      });
      return point ?? local.geocode(tenantId, address);
    },
    listLocalities: (tenantId) => local.listLocalities(tenantId),
  };
}

/** @throws Error where the service refuses, fails or takes too long. */
async function geocode(
  { key, origin = 'https://maps.googleapis.com', timeoutMs = 3000 }: GoogleNeeds,
  address: MapAddress,
  country: string | null,
): Promise<Point | null> {
  const url = new URL('/maps/api/geocode/json', origin);
  const postcode = address.postcode.trim();
  url.searchParams.set('address', textsOf(address).join(', '));
  url.searchParams.set(
    'components',
    [
      `postal_code:${postcode.replaceAll('|', ' ')}`,
      ...(country ? [`country:${country}`] : []),
    ].join('|'),
  );
  url.searchParams.set('key', key);
  const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!reply.ok) throw new MapsRefused(`status ${reply.status}`);
  const { status, results } = answer.parse(await reply.json());
  if (status === 'ZERO_RESULTS') return null;
  if (status !== 'OK') throw new MapsRefused(status);
  // Where it finds no such street it answers with the middle of something larger.
  const found = results.find(({ address_components }) =>
    address_components.some(
      ({ types, short_name }) =>
        types.includes('postal_code') &&
        normalisePostcode(short_name) === normalisePostcode(postcode),
    ),
  );
  const location = found?.geometry.location;
  return location ? { latitude: location.lat, longitude: location.lng } : null;
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
