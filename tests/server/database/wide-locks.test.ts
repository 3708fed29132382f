import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { isWideLock } from '#tests/database/wide-locks.ts';

/** Where a lock is asked for, by drizzle or in PostgreSQL's own words. */
const locking =
  /\.for\('(?:no key )?(?:update|share)'|\bfor (?:no key )?(?:update|share)\b(?=`| of | skip |$)/gm;
const beginning = /^(?:export )?(?:async )?(?:function|const) /gm;
/** The tenant as a value, by itself or in a condition: no column, nor the name of one that is returned. */
const tenantGiven =
  /(?<![\w."])tenantId\b|\$\{tenant\}|, tenant\)|\b(?:ofRestaurant|inScope|ofFactor)\b/;

/** The functions of a file that lock rows, each from its first line to the lock. */
function lockingParts(source: string): string[] {
  const starts = [...source.matchAll(beginning)].map(({ index }) => index);
  return [...source.matchAll(locking)].map(({ index }) =>
    source.slice(starts.findLast((start) => start < index) ?? 0, index),
  );
}

describe('no statement locks rows of several tenants', () => {
  test('each function that locks is told the tenant', async () => {
    const folder = join(findProjectRoot(), 'server');
    const files = await readdir(folder, { recursive: true });
    const parts = await Promise.all(
      files
        .filter((file) => file.endsWith('.ts'))
        .map(async (file) => lockingParts(await readFile(join(folder, file), 'utf8'))),
    );
    const all = parts.flat();
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((part) => !tenantGiven.test(part))).toEqual([]);
  });

  // Every test on a database watches what is sent (create-test-database.ts).
  test.each([
    'select * from "orders" where "orders"."status" = $1 for update skip locked',
    'select 1 from orders o join payments p on p.tenant_id = o.tenant_id for share of o',
    'select id from carts for no key update',
    'with due as (select id from jobs limit 1\nfor update\nskip locked) delete from jobs',
  ])('is told of %s', (statement) => expect(isWideLock(statement)).toBe(true));

  test.each([
    'select * from "orders" where ("orders"."tenant_id" = $1 and "orders"."id" = $2) for update',
    'select 1 from print_jobs where tenant_id = $1 and state = $2 for no key update',
    'select * from "tenants" where "tenants"."id" = $1 for update skip locked',
    'select 1 from tenants where id = $1 for no key update',
    'select * from graphile_worker.jobs for update skip locked',
    'select * from orders where id = $1',
    'update orders set status = $1',
  ])('is silent about %s', (statement) => expect(isWideLock(statement)).toBe(false));
});
