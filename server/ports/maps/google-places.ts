import { z } from 'zod';
import {
  mostSuggestions,
  suggestionTimeoutMs,
  type AddressQuery,
  type AddressService,
  type FoundSuggestion,
  type KnownAddress,
} from './address-service.ts';
import { MapsRefused } from './maps-refused.ts';

type GoogleNeeds = {
  key: string;
  /** Another place than Google's, for tests. */
  origin?: string;
  timeoutMs?: number;
};

const text = z.object({ text: z.string() });
const predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string().max(400),
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
});

const place = z.object({
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(z.object({ longText: z.string(), types: z.array(z.string()) })),
});

/** Metres around the restaurant in which addresses come first. */
const nearMetres = 30_000;

/**
 * Google's Places API (New): Autocomplete, then Place Details, joined by a session token. Its terms
 * allow no answer to be kept.
 */
export function googlePlaces(needs: GoogleNeeds): AddressService {
  return {
    source: 'google',
    attribution: 'Google Maps',
    mayBeKept: false,
    suggest: (query) => suggest(needs, query),
    find: (placeId, query) => find(needs, placeId, query),
  };
}

async function suggest(needs: GoogleNeeds, query: AddressQuery): Promise<FoundSuggestion[]> {
  const { text: input, session, country, language, near } = query;
  const reply = await ask(needs, '/v1/places:autocomplete', {
    fields:
      'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat.mainText.text,suggestions.placePrediction.structuredFormat.secondaryText.text',
    body: {
      input,
      sessionToken: session,
      languageCode: language,
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      ...(country && { includedRegionCodes: [country.toLowerCase()] }),
      ...(near && { locationBias: { circle: { center: near, radius: nearMetres } } }),
    },
  });
  const { data, success } = predictions.safeParse(reply);
  if (!success) throw new MapsRefused('an answer that is no list of predictions');
  return data.suggestions
    .flatMap(({ placePrediction }) => placePrediction ?? [])
    .slice(0, mostSuggestions)
    .map(({ placeId, structuredFormat: { mainText, secondaryText } }) => ({
      main: mainText.text,
      detail: secondaryText?.text ?? '',
      stands: { kind: 'place', placeId, line: mainText.text },
    }));
}

async function find(
  needs: GoogleNeeds,
  placeId: string,
  { session, language }: Pick<AddressQuery, 'session' | 'language'>,
): Promise<KnownAddress | null> {
  const path = `/v1/places/${encodeURIComponent(placeId)}?${new URLSearchParams({
    sessionToken: session,
    languageCode: language,
  })}`;
  const reply = await ask(needs, path, { fields: 'location,addressComponents' });
  if (reply === null) return null;
  const { data, success } = place.safeParse(reply);
  if (!success) throw new MapsRefused('an answer that is no place');
  const { location: point, addressComponents: parts } = data;
  const first = (...types: string[]) =>
    types.flatMap((type) => parts.find((part) => part.types.includes(type))?.longText ?? [])[0] ??
    '';
  const suburb = first(
    'sublocality_level_1',
    'sublocality',
    'neighborhood',
    'locality',
    'postal_town',
  );
  return {
    // The prediction has street and number in the order of the country.
    formattedAddress: '',
    suburb,
    city: first('postal_town', 'locality') || suburb,
    postcode: first('postal_code'),
    point,
  };
}

/** The answer; null where there is no such place. The key travels in a header, never in an address. */
async function ask(
  { key, origin = 'https://places.googleapis.com', timeoutMs = suggestionTimeoutMs }: GoogleNeeds,
  path: string,
  { fields, body }: { fields: string; body?: object },
): Promise<unknown> {
  const reply = await fetch(new URL(path, origin), {
    method: body ? 'POST' : 'GET',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'x-goog-api-key': key,
      'x-goog-fieldmask': fields,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new MapsRefused(`status ${reply.status}`);
  return reply.json();
}
