import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { localities } from '#server/db/schema.ts';
import { googleMaps } from '#server/ports/maps/google-maps.ts';
import { localMaps } from '#server/ports/maps/local-maps.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { insertSmallMenu, small } from '#tests/fixtures/small-menu.ts';

const { db } = await createTestDatabase();
await insertSmallMenu(db);
const own = { tenantId: small.tenant, city: 'Melbourne' };
await db.insert(localities).values([
  { ...own, postcode: '3182', suburb: 'St Kilda', latitude: -37.86, longitude: 144.98 },
  { ...own, postcode: '3182', suburb: 'St Kilda West', latitude: -37.88, longitude: 144.96 },
  { ...own, postcode: '3181', suburb: 'Windsor', latitude: -37.85, longitude: 144.99 },
  { tenantId: small.otherTenant, postcode: '2000', suburb: 'Sydney', latitude: 1, longitude: 1 },
]);

const local = localMaps(db);
const address = (changes: Partial<Parameters<typeof local.geocode>[1]> = {}) => ({
  postcode: '3182',
  suburb: 'St Kilda',
  city: 'Melbourne',
  formattedAddress: '12 Acland Street',
  ...changes,
});
const pointOf = (maps: typeof local, changes?: Parameters<typeof address>[0]) =>
  maps.geocode(small.tenant, address(changes));

describe('R45 the own list of suburbs', () => {
  it('knows a suburb of a postcode, however it is written', async () => {
    expect(await pointOf(local)).toMatchObject({ latitude: -37.86, longitude: 144.98 });
    const west = await pointOf(local, { postcode: ' 31 82 ', suburb: ' st  kilda WEST ' });
    expect(west).toMatchObject({ latitude: -37.88, longitude: 144.96 });
  });

  it('takes the middle of the postcode for a suburb it does not know', async () => {
    const middle = await pointOf(local, { suburb: 'Elsewhere' });
    expect(middle?.latitude).toBeCloseTo(-37.87, 10);
    expect(middle?.longitude).toBeCloseTo(144.97, 10);
  });

  it('knows nothing of another postcode or of another tenant’s', async () => {
    expect(await pointOf(local, { postcode: '9999' })).toBeNull();
    expect(await pointOf(local, { postcode: '2000', suburb: 'Sydney' })).toBeNull();
  });

  it('is offered by name, the tenant’s own alone', async () => {
    expect(await local.listLocalities(small.tenant)).toEqual([
      { postcode: '3182', suburb: 'St Kilda', city: 'Melbourne' },
      { postcode: '3182', suburb: 'St Kilda West', city: 'Melbourne' },
      { postcode: '3181', suburb: 'Windsor', city: 'Melbourne' },
    ]);
  });
});

/** Speaks as Google's Geocoding API does; what it says next is up to the test. */
type Answer = { status: number; body: string } | 'silence';
let answer: Answer = 'silence';
const asked: URL[] = [];
const standIn = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://stand-in'));
  if (answer === 'silence') return;
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
const portOf = (bound: string | AddressInfo | null) =>
  typeof bound === 'object' && bound ? bound.port : 0;
const origin = `http://127.0.0.1:${portOf(standIn.address())}`;
afterAll(() => {
  standIn.closeAllConnections();
  standIn.close();
});

const reply = (status: string, results: unknown[] = []) => {
  answer = { status: 200, body: JSON.stringify({ status, results }) };
};
const result = (lat: number, lng: number, postcode: string) => ({
  geometry: { location: { lat, lng } },
  address_components: [
    { short_name: 'St Kilda', types: ['locality', 'political'] },
    { short_name: postcode, types: ['postal_code'] },
  ],
});

const warnings: unknown[] = [];
const google = (timeoutMs = 3000) =>
  googleMaps({
    key: 'secret-key',
    origin,
    local,
    countryOf: async () => 'AU',
    log: {
      info: () => undefined,
      warn: (entry: unknown) => void warnings.push(entry),
      error: () => undefined,
    },
    timeoutMs,
  });

describe('R45 Google’s service', () => {
  beforeEach(() => {
    asked.length = 0;
    warnings.length = 0;
  });

  it('is asked for the street within the postcode and the tenant’s country', async () => {
    reply('OK', [result(-37.8676, 144.9809, '3182')]);
    expect(await pointOf(google())).toEqual({ latitude: -37.8676, longitude: 144.9809 });
    const [url] = asked;
    expect(url?.pathname).toBe('/maps/api/geocode/json');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      address: '12 Acland Street, St Kilda, Melbourne, 3182',
      components: 'postal_code:3182|country:AU',
      key: 'secret-key',
    });
  });

  it('is asked once for the same address, and again for another', async () => {
    reply('OK', [result(-37.8676, 144.9809, '3182')]);
    const maps = google();
    await pointOf(maps);
    await pointOf(maps);
    expect(asked).toHaveLength(1);
    await pointOf(maps, { formattedAddress: '13 Acland Street' });
    expect(asked).toHaveLength(2);
  });

  it('a street it does not know lies in the middle of its suburb', async () => {
    reply('ZERO_RESULTS');
    expect(await pointOf(google())).toMatchObject({ latitude: -37.86, longitude: 144.98 });
    expect(warnings).toEqual([]);
  });

  it('an answer for another postcode is not believed', async () => {
    reply('OK', [result(-33.86, 151.2, '2000')]);
    expect(await pointOf(google())).toMatchObject({ latitude: -37.86, longitude: 144.98 });
    expect(await pointOf(google(), { postcode: '9999' })).toBeNull();
  });

  it.each([
    ['refuses', { status: 200, body: JSON.stringify({ status: 'OVER_QUERY_LIMIT', results: [] }) }],
    ['fails', { status: 500, body: 'oops' }],
    ['talks nonsense', { status: 200, body: '<html>' }],
    ['lacks what we read', { status: 200, body: '{"status":"OK","results":[{}]}' }],
    ['stays silent', 'silence'],
  ] satisfies [string, Answer][])('when it %s the own list is used', async (_, said) => {
    answer = said;
    const maps = google(said === 'silence' ? 50 : 3000);
    expect(await pointOf(maps)).toMatchObject({ latitude: -37.86, longitude: 144.98 });
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain('secret-key');
    // A failure is not kept: the next call asks again.
    reply('OK', [result(-37.8676, 144.9809, '3182')]);
    expect(await pointOf(maps)).toEqual({ latitude: -37.8676, longitude: 144.9809 });
  });

  it('the list of suburbs stays the own one', async () => {
    expect(await google().listLocalities(small.tenant)).toHaveLength(3);
    expect(asked).toEqual([]);
  });
});
