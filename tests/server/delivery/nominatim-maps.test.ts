import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { localities } from '#server/db/schema.ts';
import { localMaps } from '#server/ports/maps/local-maps.ts';
import { nominatimMaps } from '#server/ports/maps/nominatim-maps.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { searched, startMapsService, type MapsAnswer } from '#tests/stand-ins/maps-service.ts';

const { db } = await createSmallDatabase();
const suburb = { latitude: -37.86, longitude: 144.98 };
await db
  .insert(localities)
  .values([
    { tenantId: small.tenant, city: 'Melbourne', postcode: '3182', suburb: 'St Kilda', ...suburb },
  ]);
const service = await startMapsService();
afterAll(service.close);
const { asked, origin, answer } = service;
const says = (...places: ReturnType<typeof searched>[]) =>
  answer({ status: 200, body: JSON.stringify(places) });

const warnings: unknown[] = [];
const maps = (timeoutMs = 3000) =>
  nominatimMaps({
    url: `${origin}/nominatim/`,
    local: localMaps(db),
    countryOf: async () => 'AU',
    log: {
      info: () => undefined,
      warn: (entry: unknown) => void warnings.push(entry),
      error: () => undefined,
    },
    timeoutMs,
  });
const address = {
  postcode: '3182',
  suburb: 'St Kilda',
  city: 'Melbourne',
  formattedAddress: '12 Acland Street',
};
const street = { latitude: -37.8676, longitude: 144.9809 };

beforeEach(() => {
  asked.length = 0;
  warnings.length = 0;
});

describe('R45 a service that speaks Nominatim’s search', () => {
  it('is asked for the whole address in the tenant’s country, at its own path, once', async () => {
    says(searched(street.latitude, street.longitude, '3182'));
    const nominatim = maps();
    expect(await nominatim.locate(small.tenant, address)).toEqual({
      point: street,
      mismatch: null,
    });
    await nominatim.locate(small.tenant, address);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.pathname).toBe('/nominatim/search');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      q: '12 Acland Street, St Kilda, Melbourne, 3182',
      format: 'jsonv2',
      addressdetails: '1',
      limit: '5',
      countrycodes: 'au',
    });
  });

  it('takes the place of the written postcode among several', async () => {
    says(searched(1, 1, '2000'), searched(street.latitude, street.longitude, '3182;3183'));
    expect(await maps().locate(small.tenant, address)).toEqual({ point: street, mismatch: null });
  });

  it('leaves to the list what it knows no nearer than a suburb, or not at all', async () => {
    says(searched(street.latitude, street.longitude, '3182', 19));
    const { mismatch } = await maps().locate(small.tenant, { ...address, suburb: 'Windsor' });
    expect(mismatch?.(failureTexts.en)).toContain('not of Windsor');
    says();
    expect((await maps().locate(small.tenant, address)).point).toMatchObject(suburb);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['refuses', { status: 429, body: '' }],
    ['talks nonsense', { status: 200, body: '<html>' }],
    ['lacks what we read', { status: 200, body: '[{"lat":"x"}]' }],
    ['stays silent', 'silence'],
  ] satisfies [string, MapsAnswer][])('when it %s the own list is used', async (_, said) => {
    answer(said);
    const found = await maps(said === 'silence' ? 50 : 3000).locate(small.tenant, address);
    expect(found.point).toMatchObject(suburb);
    expect(warnings).toHaveLength(1);
  });
});
