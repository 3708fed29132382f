import { expect, test } from 'vitest';
import type { StoredTable } from '#server/db/distributed/read-tables.ts';
import { describePlan } from '#server/distribute/describe-plan.ts';
import { isDone, planDistribution, type StoredPart } from '#server/distribute/plan-distribution.ts';

const table = (name: string, changes: Partial<StoredTable> = {}): StoredTable => ({
  name,
  isOfTenants: true,
  place: 'coordinator',
  hasLeftovers: false,
  ...changes,
});
const undivided = (name: string, changes: Partial<StoredTable> = {}) =>
  table(name, { isOfTenants: false, ...changes });
const key = (from: string, leadsTo: string): StoredPart => ({
  kind: 'foreign key',
  table: from,
  name: `${from}_fk`,
  statement: `alter table ${from} add constraint ${from}_fk … references ${leadsTo}`,
  leadsTo,
});

const tables = [table('carts'), table('orders'), undivided('rate_limits'), undivided('tenants')];
const where = { nodes: ['a:5432', 'b:5432'], shards: 8 };

test('tables of tenants are divided, the short list goes where it says, and keys and triggers come off first', () => {
  const renewing: StoredPart = {
    kind: 'trigger',
    table: 'orders',
    name: 'renewing',
    statement: 'create trigger renewing …',
    leadsTo: null,
  };
  const parts = [key('carts', 'tenants'), key('orders', 'carts'), renewing];
  const plan = planDistribution({ tables, parts, setAside: [] });
  expect(plan).toMatchObject({
    toDivide: ['carts', 'orders'],
    toCopy: ['tenants'],
    local: ['rate_limits'],
    beside: null,
  });
  expect(plan.toSetAside.map(({ name }) => name)).toEqual(['carts_fk', 'orders_fk', 'renewing']);
  expect(plan.toMakeAgain).toEqual(plan.toSetAside);
  expect(describePlan(plan, where)).toContain('into 8 shards on 2 nodes (a:5432, b:5432)');
});

test('what a run that was cut off has done is not done again, and what it dropped comes back', () => {
  const setAside = [key('carts', 'tenants'), key('orders', 'carts')];
  const plan = planDistribution({
    tables: [
      table('carts', { place: 'shards', hasLeftovers: true }),
      table('orders'),
      undivided('tenants', { place: 'every node' }),
    ],
    parts: [],
    setAside,
  });
  expect(plan).toMatchObject({
    toDivide: ['orders'],
    toCopy: [],
    beside: 'carts',
    toClean: ['carts'],
    toSetAside: [],
    toMakeAgain: setAside,
  });
  expect(isDone(plan)).toBe(false);
});

test('nothing is left to do once every table and key is where it belongs', () => {
  const plan = planDistribution({
    tables: [
      table('carts', { place: 'shards' }),
      undivided('rate_limits'),
      undivided('tenants', { place: 'every node' }),
    ],
    parts: [key('carts', 'tenants')],
    setAside: [],
  });
  expect(isDone(plan)).toBe(true);
  expect(describePlan(plan, where)).toBe(
    'Nothing is left to do: 2 tables are distributed over 2 nodes (a:5432, b:5432).',
  );
});

test('a table that is neither of tenants nor on the list is refused by its name', () => {
  expect(() => planDistribution({ tables: [undivided('notes')], parts: [], setAside: [] })).toThrow(
    /^The table notes has no tenant_id in its primary key/,
  );
});
