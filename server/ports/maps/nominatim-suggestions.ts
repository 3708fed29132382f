import { z } from 'zod';
import { mostSuggestions, suggestionTimeoutMs, type AddressService } from './address-service.ts';
import { MapsRefused } from './maps-refused.ts';
import { streetLine } from './street-line.ts';

type NominatimNeeds = {
  /** Where the service is, such as `https://nominatim.example`, with a path where it has one. */
  url: string;
  timeoutMs?: number;
};

const part = z.string().max(200).default('');
const degrees = z.string().transform(Number).pipe(z.number());
const answer = z.array(
  z.object({
    lat: degrees,
    lon: degrees,
    address: z.object({
      house_number: part,
      road: part,
      pedestrian: part,
      suburb: part,
      city_district: part,
      neighbourhood: part,
      village: part,
      town: part,
      city: part,
      municipality: part,
      postcode: part,
    }),
  }),
);

/** Hosts whose rules forbid that addresses are completed by them (operations.osmfoundation.org). */
const publicHosts: ReadonlySet<string> = new Set(['nominatim.openstreetmap.org']);

/** Whether a service forbids that it is asked with every key. */
export const forbidsCompletion = (url: string): boolean => publicHosts.has(new URL(url).hostname);

/** The search of an own Nominatim, which finds what is written whole and little that is half typed. */
export function nominatimSuggestions(needs: NominatimNeeds): AddressService {
  const { url: base, timeoutMs = suggestionTimeoutMs } = needs;
  return {
    source: 'nominatim',
    attribution: '© OpenStreetMap contributors',
    mayBeKept: true,
    async suggest({ text, country, language }) {
      const url = new URL(`${base.replace(/\/$/, '')}/search`);
      url.searchParams.set('q', text);
      url.searchParams.set('format', 'jsonv2');
      url.searchParams.set('addressdetails', '1');
      url.searchParams.set('layer', 'address');
      url.searchParams.set('limit', String(mostSuggestions));
      if (country) url.searchParams.set('countrycodes', country.toLowerCase());
      const reply = await fetch(url, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'user-agent': 'Servery', 'accept-language': language },
      });
      if (!reply.ok) throw new MapsRefused(`status ${reply.status}`);
      const { data, success } = answer.safeParse(await reply.json());
      if (!success) throw new MapsRefused('an answer that is no list of places');
      return data.flatMap(({ lat, lon, address }) => {
        const number = address.house_number;
        const street = address.road || address.pedestrian;
        const line = streetLine({ street, number, country, typed: text });
        if (line === '') return [];
        const { town, municipality, village, neighbourhood } = address;
        const city = address.city || town || municipality || village;
        const suburb = address.suburb || address.city_district || village || neighbourhood || city;
        // Several of one street are listed with a colon or semicolon between them.
        const postcode = address.postcode.split(/[;:]/)[0]?.trim() ?? '';
        return {
          main: line,
          detail: [...new Set([suburb, city, postcode])].filter(Boolean).join(' '),
          stands: {
            kind: 'address' as const,
            address: {
              formattedAddress: line,
              suburb,
              city,
              postcode,
              point: { latitude: lat, longitude: lon },
            },
          },
        };
      });
    },
    find: async () => null,
  };
}
