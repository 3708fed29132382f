import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { localities } from '#server/db/schema.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');

beforeEach(async () => {
  await db.delete(localities);
});

describe('the suburbs of a tenant', () => {
  const kilda = {
    postcode: '3182',
    suburb: 'St Kilda',
    city: 'Melbourne',
    latitude: -37.8676,
    longitude: 144.9809,
  };
  const send = (text: string, more: object = {}, headers: object = owner) =>
    app.inject({
      method: 'POST',
      url: '/api/v2/staff/suburbs/import',
      payload: { text, is_preview: false, replaces: false, ...more },
      headers: { ...headers },
    });
  const imported = async (...args: Parameters<typeof send>) => {
    const reply = await send(...args);
    expectStatus(reply, 200);
    return contract.importSuburbs.reply.parse(reply.json()).data;
  };
  const list = async (query = '') => {
    const reply = await app.inject({
      url: `/api/v2/staff/suburbs?${query}`,
      headers: { ...owner },
    });
    expectStatus(reply, 200);
    return contract.listSuburbs.reply.parse(reply.json()).data;
  };
  const file = [
    'Postcode;Locality;City;Lat;Long',
    '3182;St Kilda;Melbourne;-37,8676;144,9809',
    '3000;Melbourne;Melbourne;-37.8136;144.9631',
    ';Nowhere;;1;1',
    '3001;"South; Wharf";Melbourne;-37.82;944',
    '3057;Brunswick East;;-37.77;144.97',
  ].join('\r\n');

  it('come from a table: first what it would change, then the change', async () => {
    const typed = await app.inject({
      method: 'PUT',
      url: '/api/v2/staff/suburbs',
      payload: kilda,
      headers: { ...owner },
    });
    expectStatus(typed, 200);
    const wanted = { added: 2, changed: 0, same: 1, removed: 0, problem_count: 2 };
    expect(await imported(file, { is_preview: true })).toMatchObject(wanted);
    expect((await list()).total).toBe(1);
    expect(await imported(file)).toMatchObject({
      ...wanted,
      problems: [
        { line: 4, message: 'There is no postcode.' },
        { line: 5, message: '“944” is no longitude.' },
      ],
    });
    expect((await list()).suburbs.map(({ suburb }) => suburb)).toEqual([
      'Brunswick East',
      'Melbourne',
      'St Kilda',
    ]);
    expect(await imported(file)).toMatchObject({ added: 0, changed: 0, same: 3 });
  });

  it('are replaced only where that is asked for, and never by a file without a usable row', async () => {
    await imported(file);
    const one = 'postcode,suburb,lat,lon\n3000,Melbourne,-37.8,144.9';
    expect(await imported(one, { replaces: true, is_preview: true })).toMatchObject({
      changed: 1,
      removed: 2,
    });
    expect((await list()).total).toBe(3);
    expect(await imported('postcode,suburb\n1,x', { replaces: true })).toMatchObject({
      added: 0,
      removed: 0,
      problems: [
        { line: 1, message: 'The first line must name the columns. Missing: latitude, longitude.' },
      ],
    });
    expect(await imported('', { replaces: true })).toMatchObject({ problem_count: 1 });
    expect(await imported('postcode,"suburb', { replaces: true })).toMatchObject({
      problem_count: 1,
    });
    expect((await list()).total).toBe(3);
    expect(await imported(one, { replaces: true })).toMatchObject({ changed: 1, removed: 2 });
    expect((await list()).total).toBe(1);
  });

  it('are listed by pages and found by name or postcode', async () => {
    const many = Array.from(
      { length: 120 },
      (_, index) => `4${index + 100},Place ${index + 100},1,1`,
    );
    await imported(`postcode,suburb,lat,lon\n${many.join('\n')}`, { replaces: true });
    const names: string[] = [];
    let query = '';
    for (let page = 0; page < 3; page += 1) {
      const { suburbs, has_more, total } = await list(query);
      expect([total, has_more]).toEqual([120, page < 2]);
      names.push(...suburbs.map(({ suburb }) => suburb));
      const last = suburbs.at(-1);
      query = `after_suburb=${last?.suburb}&after_postcode=${last?.postcode}`;
    }
    expect(new Set(names).size).toBe(120);
    expect((await list('search=place 15')).total).toBe(10);
    expect((await list('search=4150')).suburbs.map(({ suburb }) => suburb)).toEqual(['Place 150']);
    expect((await list('search=%25')).total).toBe(0);
  });

  it('are changed by owners alone, and removed one by one', async () => {
    expectStatus(await send(file, {}, manager), 403);
    await imported('postcode,suburb,lat,lon\n4100,Place 100,1,1');
    const remove = () =>
      app.inject({
        method: 'POST',
        url: '/api/v2/staff/suburbs/remove',
        payload: { postcode: '4100', suburb: 'Place 100' },
        headers: { ...owner },
      });
    expect((await remove()).json()).toEqual({ data: { is_removed: true } });
    expect((await remove()).json()).toEqual({ data: { is_removed: false } });
  });
});
