import { beforeEach, describe, expect, it, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { DeliverySettingsBody, ZoneBody } from '#schemas/api/staff-delivery.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, pool, deps } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');

const url = (restaurant = small.restaurant) => `/api/v2/staff/restaurants/${restaurant}/delivery`;
const place = { latitude: -37.8676, longitude: 144.9809 };
const city: ZoneBody = {
  id: null,
  name: 'City',
  area: { kind: 'postcodes', postcodes: ['3000'] },
  minimum: '40',
  tiers: [
    { from: '0', fee: '12' },
    { from: '60', fee: '0' },
  ],
  extra_minutes: 15,
};
const near: ZoneBody = {
  ...city,
  name: 'Around the corner',
  area: { kind: 'radius', metres: 2000 },
  minimum: '15',
  tiers: [{ from: '0', fee: '6.50' }],
  extra_minutes: 0,
};
const body = (zones: ZoneBody[]): DeliverySettingsBody => ({ place, minutes: 25, zones });

const read = async (headers: object = owner) => {
  const reply = await app.inject({ url: url(), headers: { ...headers } });
  expectStatus(reply, 200);
  return contract.getDeliverySettings.reply.parse(reply.json()).data;
};
const save = (payload: object, revision: number, headers: object = owner) =>
  app.inject({
    method: 'PUT',
    url: url(),
    payload,
    headers: { ...headers, 'if-match': `"${revision}"` },
  });
const quote = async (postcode: string) => {
  const query = `restaurant_id=${small.restaurant}&postcode=${postcode}&subtotal=50`;
  const reply = await app.inject({ url: `/api/v2/delivery-quote?${query}`, headers: at });
  expectStatus(reply, 200);
  return contract.quoteDelivery.reply.parse(reply.json()).data;
};

beforeEach(async () => {
  expectStatus(await save(body([]), (await read()).revision), 200);
});

describe('R45 where a restaurant delivers', () => {
  it('is set by its owner, and counts for the next quote', async () => {
    const before = await read();
    expect(before).toMatchObject({ zones: [], address_source: 'suburbs', tiles: null });
    expect((await quote('3000')).zone).toBeNull();
    expectStatus(await save(body([near, city]), before.revision), 200);
    expect(await quote('3000')).toMatchObject({ zone: { name: 'City' }, charge: 12, minutes: 40 });
    const after = await read();
    expect(after.zones.map(({ name, minimum, tiers }) => [name, minimum, tiers.length])).toEqual([
      ['Around the corner', '15', 1],
      ['City', '40', 2],
    ]);
    expect(after).toMatchObject({ place, minutes: 25, revision: before.revision + 1 });
  });

  it('keeps the ids of zones that stay, in the order that was sent', async () => {
    expectStatus(await save(body([near, city]), (await read()).revision), 200);
    const { zones, revision } = await read();
    const [first, second] = zones;
    if (!first || !second) throw new Error('two zones were saved');
    const third = {
      ...city,
      name: 'Far',
      area: { kind: 'postcodes' as const, postcodes: ['3199'] },
    };
    const reply = await save(body([second, third, first]), revision);
    expectStatus(reply, 200);
    const saved = contract.setDeliverySettings.reply.parse(reply.json()).data.zones;
    expect(saved.map(({ name }) => name)).toEqual(['City', 'Far', 'Around the corner']);
    expect([saved[0]?.id, saved[2]?.id]).toEqual([second.id, first.id]);
  });

  it('brings back a zone that was removed elsewhere as a new one', async () => {
    expectStatus(await save(body([near, city]), (await read()).revision), 200);
    const { zones, revision } = await read();
    const gone = zones.find(({ name }) => name === city.name);
    if (!gone) throw new Error('it was saved');
    expectStatus(await save(body(zones.filter((zone) => zone !== gone)), revision), 200);
    expectStatus(await save(body([gone]), revision + 1), 200);
    const [back] = (await read()).zones;
    expect(back?.name).toBe(city.name);
    expect(back?.id).not.toBe(gone.id);
  });

  it('never touches a zone of another restaurant, whatever id is sent', async () => {
    const { rows } = await pool.query(
      `insert into delivery_zones (tenant_id, restaurant_id, name, priority, area, tiers)
       values ($1, $2, 'Theirs', 0, '{"kind":"postcodes","postcodes":["1"]}', '[{"from":0,"fee":0}]')
       returning id`,
      [small.otherTenant, small.otherRestaurant],
    );
    const { revision } = await read();
    expectStatus(await save(body([{ ...city, id: Number(rows[0].id) }]), revision), 200);
    const theirs = await pool.query(
      'select name from delivery_zones where id = $1 and tenant_id = $2',
      [rows[0].id, small.otherTenant],
    );
    expect(theirs.rows).toEqual([{ name: 'Theirs' }]);
  });

  it('answers the later of two owners with what the earlier one saved, and keeps it', async () => {
    const { revision } = await read();
    expectStatus(await save(body([near]), revision), 200);
    const late = await save(body([city]), revision);
    expectStatus(late, 412);
    expect(late.json()).toMatchObject({
      code: 'stale_settings',
      data: { zones: [{ name: near.name }] },
    });
    expect((await read()).zones).toHaveLength(1);
  });

  it('lets one of two saves at the same moment pass', async () => {
    const { revision } = await read();
    const replies = await Promise.all([save(body([city]), revision), save(body([near]), revision)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  });

  it('names the place of an amount with more places than the currency has', async () => {
    const { revision } = await read();
    const reply = await save(body([near, { ...city, minimum: '1.005' }]), revision);
    expectStatus(reply, 400);
    expect(reply.json()).toMatchObject({ problems: [{ path: 'body.zones.1.minimum' }] });
    expect((await read()).revision).toBe(revision);
  });

  it('is refused without the revision that it was made from', async () => {
    const reply = await app.inject({
      method: 'PUT',
      url: url(),
      payload: body([]),
      headers: { ...owner },
    });
    expect(reply.statusCode).toBe(428);
  });
});

describe('which zone an address is in', () => {
  const tryOut = async (zones: ZoneBody[], address: object) => {
    const reply = await app.inject({
      method: 'POST',
      url: `${url()}/try`,
      headers: { ...manager },
      payload: {
        settings: body(zones),
        address: { line: '', suburb: '', city: '', postcode: '', ...address },
      },
    });
    expectStatus(reply, 200);
    return contract.tryDelivery.reply.parse(reply.json()).data;
  };

  it('is answered for zones that nobody has saved', async () => {
    const before = await read();
    expect(await tryOut([near, city], { postcode: '3000' })).toMatchObject({
      zone: 1,
      minutes: 40,
    });
    expect(await tryOut([near, city], { postcode: '9999' })).toMatchObject({ zone: null });
    expect(await read()).toEqual(before);
  });

  it('goes by the middle of the suburb where no maps service is set up', async () => {
    const suburb = { postcode: '3182', suburb: 'St Kilda', city: 'Melbourne', ...place };
    expectStatus(
      await app.inject({
        method: 'PUT',
        url: '/api/v2/staff/suburbs',
        payload: suburb,
        headers: { ...owner },
      }),
      200,
    );
    const found = await tryOut([near], { postcode: '3182', suburb: 'St Kilda' });
    expect(found).toEqual({ point: place, mismatch: null, zone: 0, minutes: 25 });
    expect(await tryOut([near], { postcode: '3000', suburb: 'St Kilda' })).toMatchObject({
      zone: null,
      mismatch: 'St Kilda has the postcode 3182, not 3000. Please check both.',
    });
  });
});

test('an open cart is priced by the new zones', async () => {
  const { revision } = await read();
  const events: unknown[] = [];
  deps.changeEvents.subscribe((event) => events.push(event));
  expectStatus(await save(body([city]), revision), 200);
  await expect
    .poll(() => events)
    .toContainEqual({
      kind: 'menu_changed',
      tenantId: small.tenant,
      restaurantId: small.restaurant,
    });
});
