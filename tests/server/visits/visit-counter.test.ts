import { expect, test } from 'vitest';
import { deleteVisitCountsBefore } from '#server/db/queries/visit-counts.ts';
import type { Database } from '#server/db/client.ts';
import { visitCounts } from '#server/db/schema.ts';
import { createVisitCounter } from '#server/caches/visit-counter.ts';
import { createSmallDatabase, createTestDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const place = {
  tenantId: small.tenant,
  restaurantId: small.restaurant,
  businessDay: '2026-11-20',
};
const from = (network: string, userAgent = 'A browser') => ({ network, userAgent });
const ada = from('198.51.100.1');
const bob = from('198.51.100.2');

async function openCounts() {
  const { db } = await createSmallDatabase();
  const stored = async () => {
    const rows = await db.select().from(visitCounts);
    return Object.fromEntries(
      rows.map(({ businessDay, kind, key, count }) => [
        [businessDay, kind, key].filter(Boolean).join(' '),
        count,
      ]),
    );
  };
  return { db, stored, counter: createVisitCounter({ db, log: quiet }) };
}

test('a visitor counts once a day for each step, and passes those before it', async () => {
  const { counter, stored } = await openCounts();
  counter.countVisit(place, ada);
  counter.countVisit(place, ada);
  counter.countVisit(place, from(ada.network, 'Another browser'));
  counter.countVisit({ ...place, businessDay: '2026-11-21' }, ada);
  expect(counter.countSteps(place, ada, [{ kind: 'added', dish_id: 1101 }])).toBe(1);
  expect(counter.countSteps(place, ada, [{ kind: 'dish', dish_id: 1101 }])).toBe(0);
  expect(counter.countSteps(place, ada, [{ kind: 'dish', dish_id: 1102 }])).toBe(1);
  counter.countSteps(place, bob, [{ kind: 'menu' }, { kind: 'details' }, { kind: 'menu' }]);
  await counter.flush();
  expect(await stored()).toEqual({
    '2026-11-20 visit': 2,
    '2026-11-21 visit': 1,
    '2026-11-20 menu': 2,
    '2026-11-20 dish': 1,
    '2026-11-20 added': 1,
    '2026-11-20 checkout': 1,
    '2026-11-20 details': 1,
    '2026-11-20 dish_seen 1101': 1,
    '2026-11-20 dish_seen 1102': 1,
  });
});

test('two instances add up', async () => {
  const { db, counter, stored } = await openCounts();
  const other = createVisitCounter({ db, log: quiet });
  counter.countVisit(place, ada);
  other.countVisit(place, bob);
  await Promise.all([counter.flush(), other.flush()]);
  counter.countVisit(place, from('198.51.100.3'));
  await counter.flush();
  expect(await stored()).toEqual({ '2026-11-20 visit': 3 });
});

test('what one person alone looked for is never written, and counts from the second on', async () => {
  const { counter, stored } = await openCounts();
  const search = (text: string) => [{ kind: 'search' as const, text }];
  counter.countSteps(place, ada, search('Ada Lovelace'));
  counter.countSteps(place, ada, search('Sushi'));
  counter.countSteps(place, ada, search('sushi'));
  await counter.flush();
  expect(await stored()).toEqual({});
  counter.countSteps(place, bob, search('SUSHI'));
  counter.countSteps(place, from('198.51.100.3'), search('sushi '));
  counter.countSteps(place, bob, search('bob@example.com'));
  await counter.flush();
  expect(await stored()).toEqual({ '2026-11-20 search sushi': 3 });
});

test('a database that refuses loses nothing that was counted, and nothing is written twice', async () => {
  const { db, stored } = await openCounts();
  let isDown = true;
  const transaction: Database['transaction'] = (...given) => {
    if (isDown) throw new Error('no database');
    return db.transaction(...given);
  };
  const counter = createVisitCounter({
    db: new Proxy(db, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
    }),
    log: quiet,
  });
  counter.countVisit(place, ada);
  await expect(counter.flush()).rejects.toThrow('no database');
  counter.countVisit(place, bob);
  expect(counter.waiting()).toBe(1);
  isDown = false;
  await counter.flush();
  await counter.flush();
  expect(await stored()).toEqual({ '2026-11-20 visit': 2 });
});

test('memory is bounded: of a flood of texts and dishes only so many wait', async () => {
  const { counter } = await openCounts();
  for (let dish = 1; dish <= 30_000; dish += 1) {
    counter.countSteps(place, ada, [{ kind: 'dish', dish_id: dish }]);
  }
  expect(counter.waiting()).toBe(20_000);
});

test('counts of long ago are forgotten', async () => {
  const { db, counter, stored } = await openCounts();
  counter.countVisit({ ...place, businessDay: '2025-10-16' }, ada);
  counter.countVisit(place, ada);
  await counter.flush();
  await deleteVisitCountsBefore(db, '2025-10-17');
  expect(await stored()).toEqual({ '2026-11-20 visit': 1 });
});

test('the table holds numbers of days, and no column that could name anybody', async () => {
  const { pool } = await createTestDatabase();
  const { rows } = await pool.query<{ name: string; type: string }>(`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = 'visit_counts' order by ordinal_position`);
  expect(rows).toEqual([
    { name: 'tenant_id', type: 'integer' },
    { name: 'restaurant_id', type: 'bigint' },
    { name: 'business_day', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'key', type: 'text' },
    { name: 'count', type: 'integer' },
  ]);
});
