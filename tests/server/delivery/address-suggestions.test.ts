import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { deliveryZones, localities } from '#server/db/schema.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { completeAddresses } from '#server/ports/maps/address-completion.ts';
import { chooseCompletion } from '#server/ports/maps/choose-completion.ts';
import { googleMaps } from '#server/ports/maps/google-maps.ts';
import { googlePlaces } from '#server/ports/maps/google-places.ts';
import { localMaps } from '#server/ports/maps/local-maps.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { detailed, predicted, startMapsService } from '#tests/stand-ins/maps-service.ts';
import { at, atOther, buildTestApp } from '../setup/build-test-app.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const { db, pool } = await createSmallDatabase();
const melbourne = { tenantId: small.tenant, city: 'Melbourne' };
await db.insert(localities).values([
  { ...melbourne, postcode: '3182', suburb: 'St Kilda', latitude: -37.86, longitude: 144.98 },
  { ...melbourne, postcode: '3182', suburb: 'St Kilda West', latitude: -37.88, longitude: 144.96 },
  { ...melbourne, postcode: '3052', suburb: 'Parkville', latitude: -37.78, longitude: 144.95 },
  {
    tenantId: small.otherTenant,
    postcode: '2000',
    suburb: 'St Kilda South',
    city: 'Sydney',
    latitude: 1,
    longitude: 1,
  },
]);
const service = await startMapsService();
afterAll(service.close);
const { origin, asked, answer } = service;
const says = (body: object) => answer({ status: 200, body: JSON.stringify(body) });

let now = fridayNoon;
const warnings: unknown[] = [];
const log = {
  info: () => undefined,
  warn: (entry: unknown) => void warnings.push(entry),
  error: () => undefined,
};
const needs = { db, log, clock: () => now, secretKey: secretKeyOf(Buffer.alloc(32, 'k')) };
const maps = googleMaps({
  key: 'secret-key',
  origin,
  local: localMaps(db),
  countryOf: async () => 'AU',
  log,
});
const google = completeAddresses({
  ...needs,
  maps,
  service: googlePlaces({ key: 'secret-key', origin, timeoutMs: 300 }),
  isBarred: false,
});
const { app } = await buildTestApp({ db, pool }, { completion: google, maps });
const plain = await buildTestApp({ db, pool });

const session = '0123456789abcdef0123456789abcdef';
const path = (name: string, query: Record<string, string>) =>
  `/api/v2/${name}?${new URLSearchParams({ restaurant_id: String(small.restaurant), session, ...query })}`;
const suggest = async (query: string, on = app) => {
  const reply = await on.inject({ url: path('address-suggestions', { query }), headers: at });
  return contract.suggestAddresses.reply.parse(reply.json()).data;
};
const choose = (id: string, on = app) =>
  on.inject({ url: path('suggested-address', { id }), headers: at });

beforeEach(() => {
  asked.length = 0;
  warnings.length = 0;
  now = new Date(now.getTime() + 3_600_000);
});

describe('an address that is typed', () => {
  it('R45 completes by Google, and its zone follows by the same point', async () => {
    await db.insert(deliveryZones).values({
      tenantId: small.tenant,
      restaurantId: small.restaurant,
      name: 'Near',
      priority: 0,
      area: { kind: 'postcodes', postcodes: ['3182'] },
      minimum: 0,
      tiers: [{ from: 0, fee: 600 }],
      extraMinutes: 5,
    });
    says({ suggestions: [predicted('place-1', '12 Acland Street', 'St Kilda VIC, Australia')] });
    const { suggestions, attribution } = await suggest('12 Acland St');
    expect(attribution).toBe('Google Maps');
    const [first] = suggestions;
    expect(first).toMatchObject({ main: '12 Acland Street', detail: 'St Kilda VIC, Australia' });
    expect(first?.id).not.toContain('place-1');
    says(detailed(-37.8676, 144.9809, '3182'));
    const reply = await choose(first?.id ?? '');
    const { address, point, delivery } = contract.getSuggestedAddress.reply.parse(
      reply.json(),
    ).data;
    // The city is the list's: Google knows the suburb as a locality of its own.
    expect(address).toEqual({
      formattedAddress: '12 Acland Street',
      suburb: 'St Kilda',
      city: 'Melbourne',
      postcode: '3182',
    });
    expect(point).toEqual({ latitude: -37.8676, longitude: 144.9809 });
    expect(delivery).toMatchObject({ zone: { name: 'Near' }, charge: 6, error: null });
    // The geocoder was not asked for what its own house had placed already.
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/v1/places:autocomplete',
      '/v1/places/place-1',
    ]);
  });

  it('says at once where we do not deliver', async () => {
    says({ suggestions: [predicted('place-2', '1 Far Road', 'Hobart')] });
    const [first] = (await suggest('1 Far Road')).suggestions;
    says(detailed(-42.88, 147.32, '7000'));
    const { delivery } = contract.getSuggestedAddress.reply.parse(
      (await choose(first?.id ?? '')).json(),
    ).data;
    expect(delivery).toMatchObject({ zone: null, error_code: 'not_delivered_there' });
  });

  it('a suggestion is the tenant’s own: another’s, an altered or a made up one is unknown', async () => {
    says({ suggestions: [predicted('place-1', '12 Acland Street', 'St Kilda')] });
    const id = (await suggest('12 Acland St')).suggestions[0]?.id ?? '';
    asked.length = 0;
    const theirs = path('suggested-address', { id, restaurant_id: String(small.otherRestaurant) });
    expect((await app.inject({ url: theirs, headers: atOther })).statusCode).toBe(404);
    for (const one of [id.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')), 'place-1', '']) {
      expect((await choose(one)).statusCode).toBe(404);
    }
    expect(asked).toEqual([]);
  });

  it('completes by the list where Google fails, which is then left alone for half a minute', async () => {
    answer({ status: 500, body: 'oops' });
    for (const end of ['S', 'St', 'St ', 'St K', 'St Ki', 'St Kil']) {
      await suggest(`12 Acland Street, ${end}`);
    }
    expect(asked).toHaveLength(4);
    expect(warnings).toHaveLength(4);
    const { suggestions, attribution } = await suggest('12 Acland Street, st kil');
    expect(suggestions.map(({ main, detail }) => `${main} ${detail}`)).toEqual([
      '12 Acland Street, St Kilda Melbourne 3182',
      '12 Acland Street, St Kilda West Melbourne 3182',
    ]);
    expect(attribution).toBeNull();
    now = new Date(now.getTime() + 30_001);
    says({ suggestions: [predicted('place-1', '12 Acland Street', 'St Kilda')] });
    expect((await suggest('12 Acland Street, st')).attribution).toBe('Google Maps');
  });

  it('answers nothing where a service stays silent and the list knows nothing', async () => {
    answer('silence');
    expect(await suggest('12 Acland Street')).toEqual({ suggestions: [], attribution: null });
    expect(warnings).toEqual([{ reason: 'TimeoutError' }]);
  });
});

describe('the own list of suburbs', () => {
  it('completes the end of what is typed, with the street before it', async () => {
    const [first] = (await suggest('12 Acland Street st kilda w', plain.app)).suggestions;
    expect(first).toMatchObject({ main: '12 Acland Street, St Kilda West' });
    const { address, point } = contract.getSuggestedAddress.reply.parse(
      (await choose(first?.id ?? '', plain.app)).json(),
    ).data;
    expect(address).toMatchObject({
      formattedAddress: '12 Acland Street',
      suburb: 'St Kilda West',
      postcode: '3182',
    });
    expect(point).toBeNull();
  });

  it('knows postcodes too, and takes a street for no suburb', async () => {
    expect((await suggest('3052', plain.app)).suggestions).toMatchObject([{ main: 'Parkville' }]);
    expect((await suggest('14 Park', plain.app)).suggestions).toEqual([]);
    expect((await suggest('12 %%% Street', plain.app)).suggestions).toEqual([]);
  });
});

describe('what completes addresses', () => {
  const sourceOf = (services: Partial<Parameters<typeof chooseCompletion>[1]>) =>
    chooseCompletion(
      { ...needs, maps },
      { googleMapsKey: undefined, photonUrl: undefined, nominatimUrl: undefined, ...services },
    ).source;

  it.each([
    ['google', { googleMapsKey: 'key', photonUrl: 'https://photon.example' }],
    ['photon', { photonUrl: 'https://photon.example', nominatimUrl: 'https://own.example' }],
    ['nominatim', { nominatimUrl: 'https://own.example' }],
    ['barred', { nominatimUrl: 'https://nominatim.openstreetmap.org' }],
    ['suburbs', {}],
  ])('is %s with %j', (source, services) => {
    expect(sourceOf(services)).toBe(source);
  });

  it('is counted by network and tenant, and each other tenant has its own count', async () => {
    const ofNetwork = { points: 2, seconds: 60 };
    const suggestions = { ofNetwork, ofTenant: { points: 100, seconds: 60 } };
    const { app: scarce } = await buildTestApp(
      { db, pool },
      { options: { limits: { ...defaultLimits, suggestions } } },
    );
    const ask = (headers: typeof at | typeof atOther, restaurant: number) =>
      scarce.inject({
        url: path('address-suggestions', { query: 'St Kilda', restaurant_id: String(restaurant) }),
        headers,
      });
    const codes = [];
    for (let time = 0; time < 3; time += 1) {
      codes.push((await ask(at, small.restaurant)).statusCode);
    }
    expect(codes).toEqual([200, 200, 429]);
    expect((await ask(atOther, small.otherRestaurant)).statusCode).toBe(200);
  });
});
