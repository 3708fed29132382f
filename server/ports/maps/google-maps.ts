import { z } from 'zod';
import type { MapAddress } from '../../domain/pricing/cart-purpose.ts';
import { geocodingMaps, textsOf, type Geocoded, type GeocodingNeeds } from './geocoding-maps.ts';
import { MapsRefused } from './maps-refused.ts';
import type { Maps } from './maps.ts';

type GoogleNeeds = GeocodingNeeds & {
  key: string;
  /** Another place than Google's, for tests. */
  origin?: string;
  timeoutMs?: number;
};

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

/** Google's Geocoding API. */
export const googleMaps = (needs: GoogleNeeds): Maps =>
  geocodingMaps({
    ...needs,
    source: 'google',
    find: (address, country) => geocode(needs, address, country),
  });

/**
 * The postcode is part of what is asked for and no limit: a street of another postcode is found
 * there, and not somewhere in the written one.
 */
async function geocode(
  { key, origin = 'https://maps.googleapis.com', timeoutMs = 3000 }: GoogleNeeds,
  address: MapAddress,
  country: string | null,
): Promise<Geocoded[]> {
  const url = new URL('/maps/api/geocode/json', origin);
  url.searchParams.set('address', textsOf(address).join(', '));
  if (country) url.searchParams.set('components', `country:${country}`);
  url.searchParams.set('key', key);
  const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!reply.ok) throw new MapsRefused(`status ${reply.status}`);
  const { status, results } = answer.parse(await reply.json());
  if (status === 'ZERO_RESULTS') return [];
  if (status !== 'OK') throw new MapsRefused(status);
  return results.flatMap(({ geometry, address_components, partial_match }) => {
    const postcode = address_components.find(({ types }) => types.includes('postal_code'));
    if (!postcode) return [];
    const { lat, lng } = geometry.location;
    return {
      point: { latitude: lat, longitude: lng },
      postcode: postcode.short_name,
      isPartial: partial_match,
    };
  });
}
