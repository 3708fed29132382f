import { z } from 'zod';
import {
  mostSuggestions,
  suggestionTimeoutMs,
  type AddressQuery,
  type AddressService,
  type FoundSuggestion,
} from './address-service.ts';
import { MapsRefused } from './maps-refused.ts';
import { streetLine } from './street-line.ts';

type PhotonNeeds = {
  /** Where the service is, such as `https://photon.example`, with a path where it has one. */
  url: string;
  timeoutMs?: number;
};

const part = z.string().max(200).default('');
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        type: z.string().optional(),
        name: part,
        housenumber: part,
        street: part,
        locality: part,
        district: part,
        city: part,
        county: part,
        postcode: part,
        countrycode: part,
      }),
    }),
  ),
});
type Properties = z.output<typeof answer>['features'][number]['properties'];

/** It takes no country, so some of what it finds is left out. */
const asked = mostSuggestions * 3;

/** A service that speaks Photon's search: made for completing, from OpenStreetMap's data. */
export function photon({
  url: base,
  timeoutMs = suggestionTimeoutMs,
}: PhotonNeeds): AddressService {
  return {
    source: 'photon',
    attribution: '© OpenStreetMap contributors',
    mayBeKept: true,
    async suggest({ text, country, near }) {
      const url = new URL(`${base.replace(/\/$/, '')}/api`);
      url.searchParams.set('q', text);
      url.searchParams.set('limit', String(asked));
      for (const layer of ['house', 'street']) url.searchParams.append('layer', layer);
      if (near) {
        url.searchParams.set('lat', String(near.latitude));
        url.searchParams.set('lon', String(near.longitude));
      }
      const reply = await fetch(url, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'user-agent': 'Servery' },
      });
      if (!reply.ok) throw new MapsRefused(`status ${reply.status}`);
      const { data, success } = answer.safeParse(await reply.json());
      if (!success) throw new MapsRefused('an answer that is no list of places');
      return data.features
        .filter(({ properties }) => isOf(country, properties))
        .flatMap((feature) => suggestionOf(feature, { text, country }))
        .slice(0, mostSuggestions);
    },
    find: async () => null,
  };
}

const isOf = (country: string | null, { countrycode }: Properties) =>
  country === null || countrycode.toUpperCase() === country.toUpperCase();

function suggestionOf(
  { geometry, properties }: z.output<typeof answer>['features'][number],
  { text, country }: Pick<AddressQuery, 'text' | 'country'>,
): FoundSuggestion[] {
  const { housenumber: number, district, locality, city, county, postcode } = properties;
  // A street is named by its name, a house by its street.
  const street = properties.street || (properties.type === 'street' ? properties.name : '');
  const line = streetLine({ street, number, country, typed: text });
  if (line === '') return [];
  const suburb = district || locality || city || county;
  const [longitude, latitude] = geometry.coordinates;
  return [
    {
      main: line,
      detail: [suburb, city, postcode].filter(isNew).join(' '),
      stands: {
        kind: 'address',
        address: {
          formattedAddress: line,
          suburb,
          city: city || county || suburb,
          postcode: postcode.split(/[;:]/)[0]?.trim() ?? '',
          point: { latitude, longitude },
        },
      },
    },
  ];
}

const isNew = (one: string, index: number, all: readonly string[]) =>
  one !== '' && all.indexOf(one) === index;
