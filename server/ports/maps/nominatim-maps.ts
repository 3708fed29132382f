import { z } from 'zod';
import type { MapAddress } from '../../domain/pricing/cart-purpose.ts';
import { geocodingMaps, textsOf, type Geocoded, type GeocodingNeeds } from './geocoding-maps.ts';
import { MapsRefused } from './maps-refused.ts';
import type { Maps } from './maps.ts';

type NominatimNeeds = GeocodingNeeds & {
  /** Where the service is, such as `https://nominatim.example`, with a path where it has one. */
  url: string;
  timeoutMs?: number;
};

const degrees = z.string().transform(Number).pipe(z.number());
const answer = z.array(
  z.object({
    lat: degrees,
    lon: degrees,
    /** How exact it is: 26 a street, 30 a house. */
    place_rank: z.number(),
    address: z.object({ postcode: z.string().optional() }),
  }),
);

/** Ranks below are suburbs, towns and larger. */
const streetRank = 26;

/**
 * A service that speaks Nominatim's search (OpenStreetMap; nominatim.org/release-docs, Search). The
 * public one forbids this much use: it is for an own or a paid service.
 */
export const nominatimMaps = (needs: NominatimNeeds): Maps =>
  geocodingMaps({
    ...needs,
    source: 'nominatim',
    find: (address, country) => search(needs, address, country),
  });

async function search(
  { url: base, timeoutMs = 3000 }: NominatimNeeds,
  address: MapAddress,
  country: string | null,
): Promise<Geocoded[]> {
  const url = new URL(`${base.replace(/\/$/, '')}/search`);
  url.searchParams.set('q', textsOf(address).join(', '));
  url.searchParams.set('format', 'jsonv2');
  url.searchParams.set('addressdetails', '1');
  url.searchParams.set('limit', '5');
  if (country) url.searchParams.set('countrycodes', country.toLowerCase());
  const reply = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'user-agent': 'Servery' },
  });
  if (!reply.ok) throw new MapsRefused(`status ${reply.status}`);
  const { data, error } = answer.safeParse(await reply.json());
  if (error) throw new MapsRefused('an answer that is no list of places');
  return data.flatMap(({ lat, lon, place_rank, address: { postcode } }) =>
    postcode === undefined
      ? []
      : {
          point: { latitude: lat, longitude: lon },
          // Several of one street are listed with a colon or semicolon between them.
          postcode: postcode.split(/[;:]/)[0]?.trim() ?? postcode,
          isPartial: place_rank < streetRank,
        },
  );
}
