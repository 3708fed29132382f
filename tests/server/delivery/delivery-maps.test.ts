import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { localities } from '#server/db/schema.ts';
import { googleMaps } from '#server/ports/maps/google-maps.ts';
import { localMaps } from '#server/ports/maps/local-maps.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { geocoded, startMapsService, type MapsAnswer } from '#tests/stand-ins/maps-service.ts';

const { db } = await createSmallDatabase();
const own = { tenantId: small.tenant, city: 'Melbourne' };
await db.insert(localities).values([
  { ...own, postcode: '3182', suburb: 'St Kilda', latitude: -37.86, longitude: 144.98 },
  { ...own, postcode: '3182', suburb: 'St Kilda West', latitude: -37.88, longitude: 144.96 },
  { ...own, postcode: '3181', suburb: 'Windsor', latitude: -37.85, longitude: 144.99 },
  { tenantId: small.otherTenant, postcode: '2000', suburb: 'Sydney', latitude: 1, longitude: 1 },
]);

const local = localMaps(db);
const address = (changes: Partial<Parameters<typeof local.locate>[1]> = {}) => ({
  postcode: '3182',
  suburb: 'St Kilda',
  city: 'Melbourne',
  formattedAddress: '12 Acland Street',
  ...changes,
});
const locate = (maps: typeof local, changes?: Parameters<typeof address>[0]) =>
  maps.locate(small.tenant, address(changes));
const pointOf = async (maps: typeof local, changes?: Parameters<typeof address>[0]) =>
  (await locate(maps, changes)).point;

describe('R45 the own list of suburbs', () => {
  it('knows a suburb of a postcode, however it is written', async () => {
    expect(await pointOf(local)).toMatchObject({ latitude: -37.86, longitude: 144.98 });
    const west = await pointOf(local, { postcode: ' 31 82 ', suburb: ' st  kilda WEST ' });
    expect(west).toMatchObject({ latitude: -37.88, longitude: 144.96 });
  });

  it('takes the middle of the postcode while no suburb is named', async () => {
    const middle = await pointOf(local, { suburb: ' ' });
    expect(middle?.latitude).toBeCloseTo(-37.87, 10);
    expect(middle?.longitude).toBeCloseTo(144.97, 10);
  });

  it.each([
    [{ suburb: 'Windsor' }, '3182 is the postcode of St Kilda or St Kilda West, not of Windsor.'],
    [{ suburb: 'Elsewhere' }, 'not of Elsewhere.'],
    [{ postcode: '9999' }, 'St Kilda has the postcode 3182, not 9999.'],
    [{ city: 'Sydney' }, 'St Kilda 3182 is in Melbourne, not in Sydney.'],
  ])('says what does not go together of %j', async (changes, sentence) => {
    const { point, mismatch } = await locate(local, changes);
    expect(point).toBeNull();
    expect(mismatch?.(failureTexts.en)).toContain(sentence);
  });

  it('has nothing against parts that are not written yet, or that it does not know', async () => {
    for (const changes of [
      { suburb: '', city: '' },
      { city: ' MELBOURNE ' },
      { postcode: '7000', suburb: 'Hobart', city: 'Hobart' },
    ]) {
      expect((await locate(local, changes)).mismatch).toBeNull();
    }
  });

  it('knows nothing of another postcode or of another tenant’s', async () => {
    expect(await pointOf(local, { postcode: '9999', suburb: '' })).toBeNull();
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

const service = await startMapsService();
afterAll(service.close);
const { asked, origin, reply } = service;

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

  it('is asked for the whole address in the tenant’s country', async () => {
    reply('OK', [geocoded(-37.8676, 144.9809, '3182')]);
    expect(await pointOf(google())).toEqual({ latitude: -37.8676, longitude: 144.9809 });
    const [url] = asked;
    expect(url?.pathname).toBe('/maps/api/geocode/json');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      address: '12 Acland Street, St Kilda, Melbourne, 3182',
      components: 'country:AU',
      key: 'secret-key',
    });
  });

  it('is asked once for the same address, and again for another', async () => {
    reply('OK', [geocoded(-37.8676, 144.9809, '3182')]);
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
    reply('OK', [geocoded(-33.86, 151.2, '2000')]);
    expect(await pointOf(google())).toMatchObject({ latitude: -37.86, longitude: 144.98 });
    expect(await pointOf(google(), { postcode: '9999', suburb: '' })).toBeNull();
  });

  it('says which postcode a street really has, where the list does not know it', async () => {
    reply('OK', [geocoded(-42.88, 147.32, '7000')]);
    const far = { postcode: '7001', suburb: 'Hobart', city: 'Hobart' };
    const { point, mismatch } = await locate(google(), far);
    expect(point).toBeNull();
    expect(mismatch?.(failureTexts.en)).toBe(
      'This address has the postcode 7000, not 7001. Please check it.',
    );
  });

  it('what it knows only in part is judged by the list', async () => {
    reply('OK', [{ ...geocoded(-37.8676, 144.9809, '3182'), partial_match: true }]);
    const { mismatch } = await locate(google(), { suburb: 'Windsor' });
    expect(mismatch?.(failureTexts.en)).toContain('not of Windsor');
    expect(await pointOf(google())).toEqual({ latitude: -37.8676, longitude: 144.9809 });
  });

  it('its point decides where it knows the whole address, whatever the list has', async () => {
    reply('OK', [geocoded(-37.8676, 144.9809, '3182')]);
    expect(await locate(google(), { suburb: 'Saint Kilda' })).toEqual({
      point: { latitude: -37.8676, longitude: 144.9809 },
      mismatch: null,
    });
  });

  it.each([
    ['refuses', { status: 200, body: JSON.stringify({ status: 'OVER_QUERY_LIMIT', results: [] }) }],
    ['fails', { status: 500, body: 'oops' }],
    ['talks nonsense', { status: 200, body: '<html>' }],
    ['lacks what we read', { status: 200, body: '{"status":"OK","results":[{}]}' }],
    ['stays silent', 'silence'],
  ] satisfies [string, MapsAnswer][])('when it %s the own list is used', async (_, said) => {
    service.answer(said);
    const maps = google(said === 'silence' ? 50 : 3000);
    expect(await pointOf(maps)).toMatchObject({ latitude: -37.86, longitude: 144.98 });
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain('secret-key');
    // A failure is not kept: the next call asks again.
    reply('OK', [geocoded(-37.8676, 144.9809, '3182')]);
    expect(await pointOf(maps)).toEqual({ latitude: -37.8676, longitude: 144.9809 });
  });

  it('the list of suburbs stays the own one', async () => {
    expect(await google().listLocalities(small.tenant)).toHaveLength(3);
    expect(asked).toEqual([]);
  });
});
