import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddressQuery } from '#server/ports/maps/address-service.ts';
import { googlePlaces } from '#server/ports/maps/google-places.ts';
import {
  forbidsCompletion,
  nominatimSuggestions,
} from '#server/ports/maps/nominatim-suggestions.ts';
import { photon } from '#server/ports/maps/photon.ts';
import {
  detailed,
  featured,
  predicted,
  startMapsService,
  type MapsAnswer,
} from '#tests/stand-ins/maps-service.ts';

const service = await startMapsService();
afterAll(service.close);
const { origin, asked, received, answer } = service;
const says = (body: object) => answer({ status: 200, body: JSON.stringify(body) });
const point = { latitude: -37.8676, longitude: 144.9809 };
const session = '0123456789abcdef0123456789abcdef';

const query: AddressQuery = {
  text: '12 Acland St',
  session,
  country: 'AU',
  language: 'en-AU',
  near: { latitude: -37.8, longitude: 144.9 },
};

beforeEach(() => {
  asked.length = 0;
  received.length = 0;
});

describe('Google’s Places API (New)', () => {
  const google = (timeoutMs = 1500) => googlePlaces({ key: 'secret-key', origin, timeoutMs });

  it('is asked with the session, near the restaurant and in its country, the key in a header', async () => {
    says({ suggestions: [predicted('place-1', '12 Acland Street', 'St Kilda VIC, Australia')] });
    expect(await google().suggest(query)).toEqual([
      {
        main: '12 Acland Street',
        detail: 'St Kilda VIC, Australia',
        stands: { kind: 'place', placeId: 'place-1', line: '12 Acland Street' },
      },
    ]);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      '/v1/places:autocomplete',
    ]);
    const [sent] = received;
    expect(sent?.method).toBe('POST');
    expect(sent?.headers['x-goog-api-key']).toBe('secret-key');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      input: '12 Acland St',
      sessionToken: session,
      includedRegionCodes: ['au'],
      languageCode: 'en-AU',
      locationBias: { circle: { center: query.near } },
    });
  });

  it('ends the session with the details of what was chosen', async () => {
    says(detailed(point.latitude, point.longitude, '3182'));
    expect(await google().find('place/1', query)).toEqual({
      formattedAddress: '',
      suburb: 'St Kilda',
      city: 'St Kilda',
      postcode: '3182',
      point,
    });
    const [url] = asked;
    expect(url?.pathname).toBe('/v1/places/place%2F1');
    expect(url?.searchParams.get('sessionToken')).toBe(session);
    expect(received[0]?.headers['x-goog-fieldmask']).toBe('location,addressComponents');
  });

  it('knows nothing of what it has no prediction for, nor of a place that is gone', async () => {
    says({});
    expect(await google().suggest(query)).toEqual([]);
    answer({ status: 404, body: '{}' });
    expect(await google().find('gone', query)).toBeNull();
  });

  it.each([
    ['refuses', { status: 403, body: '{}' }],
    ['talks nonsense', { status: 200, body: '{"suggestions":"many"}' }],
    ['stays silent', 'silence'],
  ] satisfies [string, MapsAnswer][])('fails where it %s, within its time', async (_, said) => {
    answer(said);
    await expect(google(said === 'silence' ? 50 : 1500).suggest(query)).rejects.toBeInstanceOf(
      Error,
    );
  });
});

describe('a Photon', () => {
  const own = () => photon({ url: `${origin}/photon/` });

  it('is asked for houses and streets near the restaurant; other countries are left out', async () => {
    says({
      features: [
        featured({ housenumber: '12' }),
        featured({ housenumber: '12', countrycode: 'NZ' }),
        featured({ street: '', name: 'A café', type: 'house' }),
      ],
    });
    const found = await own().suggest(query);
    expect(found).toEqual([
      {
        main: '12 Acland Street',
        detail: 'St Kilda Melbourne 3182',
        stands: {
          kind: 'address',
          address: {
            formattedAddress: '12 Acland Street',
            suburb: 'St Kilda',
            city: 'Melbourne',
            postcode: '3182',
            point,
          },
        },
      },
    ]);
    expect(asked[0]?.pathname).toBe('/photon/api');
    expect(asked[0]?.searchParams.getAll('layer')).toEqual(['house', 'street']);
    expect(asked[0]?.searchParams.get('lat')).toBe('-37.8');
  });

  it.each([
    ['3/12 Acland St', 'AU', '3/12 Acland Street'],
    ['Acland St', 'AU', 'Acland Street'],
    ['Acland St 12a', 'DE', 'Acland Street 12a'],
  ])(
    'keeps the number that was typed where it knows the street alone: %s',
    async (text, country, line) => {
      says({
        features: [
          featured({ type: 'street', street: '', name: 'Acland Street', countrycode: country }),
        ],
      });
      const [found] = await own().suggest({ ...query, text, country });
      expect(found?.main).toBe(line);
    },
  );

  it('fails where it refuses', async () => {
    answer({ status: 429, body: '' });
    await expect(own().suggest(query)).rejects.toThrow('status 429');
  });
});

describe('a Nominatim of one’s own', () => {
  it('is asked by its search; its words become an address', async () => {
    const address = {
      house_number: '12',
      road: 'Acland Street',
      suburb: 'St Kilda',
      city: 'Melbourne',
    };
    says([{ lat: '-37.8676', lon: '144.9809', address: { ...address, postcode: '3182;3183' } }]);
    const [found] = await nominatimSuggestions({ url: `${origin}/own` }).suggest(query);
    expect(found?.stands).toEqual({
      kind: 'address',
      address: {
        formattedAddress: '12 Acland Street',
        suburb: 'St Kilda',
        city: 'Melbourne',
        postcode: '3182',
        point,
      },
    });
    expect(asked[0]?.pathname).toBe('/own/search');
    expect(asked[0]?.searchParams.get('countrycodes')).toBe('au');
  });

  it('is none where it is the public one', () => {
    expect(forbidsCompletion('https://nominatim.openstreetmap.org/')).toBe(true);
    expect(forbidsCompletion('https://nominatim.example/openstreetmap.org')).toBe(false);
  });
});
