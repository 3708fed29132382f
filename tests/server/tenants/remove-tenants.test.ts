import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { dropDeletedTenants } from '#server/jobs/drop-deleted-tenants.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { deleteTenant, undeleteTenant } from '#server/tenants/change-tenant.ts';
import { removeDeletedTenants } from '#server/tenants/remove-tenants.ts';
import { tenantTables } from '#server/tenants/tenant-tables.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { withClient } from '#tests/database/with-client.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { settableClock } from '../pages/build-page-app.ts';
import { countRows, fillTenant } from './fill-tenant.ts';

const { db, pool, url } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'servery-removed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const images = localImages(folder);
const { clock, set } = settableClock();
const deps = { db, clock, images };
let [gone, stays, other] = [5001, 5002, 5003];
const picture = 'dish.v1.webp';

beforeEach(async () => {
  set(fridayNoon.toISOString());
  [gone, stays, other] = [gone + 3, stays + 3, other + 3];
  await withClient(url, async (client) => {
    for (const id of [gone, stays, other]) await fillTenant(client, id);
  });
  for (const id of [gone, stays]) await images.put(id, picture, Buffer.from('picture'));
  await pool.query('update tenants set deleted_at = null, removed_after = null');
});

const rowsOf = (tenantId: number) => countRows(pool, tenantId);
const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

describe('removing deleted tenants', () => {
  test('leaves everything until the days of grace are over', async () => {
    await deleteTenant(deps, gone, 30);
    set('2026-12-20T01:59:59Z');
    expect(await removeDeletedTenants(deps)).toEqual([]);
    expect(await images.list(gone)).toEqual([picture]);
    await undeleteTenant(deps, gone);
    expect(sum(await rowsOf(gone))).toBe(tenantTables.length);
  });

  test('undone in the middle leaves every row; the next run leaves none, and no picture; others stay', async () => {
    await deleteTenant(deps, gone, 0);
    const failing = {
      ...images,
      removeAll: async () => {
        throw new Error('the disk is gone');
      },
    };
    await expect(removeDeletedTenants({ ...deps, images: failing })).rejects.toThrow('disk');
    expect(sum(await rowsOf(gone))).toBe(tenantTables.length);

    const before = await rowsOf(stays);
    const warnings: unknown[] = [];
    const log = {
      info: () => undefined,
      error: () => undefined,
      warn: (entry: unknown) => void warnings.push(entry),
    };
    await dropDeletedTenants({ ...deps, log });
    const left = Object.entries(await rowsOf(gone)).filter(([, count]) => count > 0);
    expect(left).toEqual([]);
    expect(await images.list(gone)).toEqual([]);
    expect(warnings).toEqual([{ tenants: [gone] }]);
    expect(await rowsOf(stays)).toEqual(before);
    expect(new Set(Object.values(before))).toEqual(new Set([1]));
    expect(await images.list(stays)).toEqual([picture]);
    expect(await removeDeletedTenants(deps)).toEqual([]);
  });

  test('by several instances at once removes each once', { tags: ['slow'] }, async () => {
    await deleteTenant(deps, stays, 0);
    await deleteTenant(deps, other, 0);
    const removed = await Promise.all([removeDeletedTenants(deps), removeDeletedTenants(deps)]);
    expect(removed.flat().toSorted()).toEqual([stays, other]);
    expect(sum(await rowsOf(stays)) + sum(await rowsOf(other))).toBe(0);
  });
});
