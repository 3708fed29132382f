import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureFile } from '#schemas/samples/sample-picture.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { demoPicturesFolder, picturesOf } from '#server/seed/demo-pictures.ts';

const licenses = await readFile('server/seed/pictures/LICENSES.md', 'utf8');
const bytesAtMost = 6_000_000;

describe.each(sampleTenants)('tenant $id', async (tenant) => {
  const folder = join(demoPicturesFolder(), String(tenant.id));
  const files = await readdir(folder);

  test('has the file of each of its pictures and no other', () => {
    expect(files.toSorted()).toEqual([...picturesOf(tenant).keys()].toSorted());
  });

  test('shows no two dishes, meals or halves with one picture', () => {
    const { categories, combos, halfSets } = tenant;
    const shown = [...categories.flatMap(({ products }) => products), ...combos, ...halfSets]
      .flatMap(({ picture }) => (picture ? [pictureFile(picture)] : []))
      .toSorted();
    expect(shown.length).toBeGreaterThan(20);
    expect(shown).toEqual([...new Set(shown)]);
  });

  test('has photographs of dishes that fill their frames, at most 960 pixels wide', async () => {
    const dishes = tenant.categories.flatMap(({ products }) => products);
    for (const picture of dishes.flatMap((dish) => dish.picture ?? [])) {
      const { hasAlpha, width } = await sharp(join(folder, pictureFile(picture))).metadata();
      expect([picture.name, hasAlpha, width <= 960]).toEqual([picture.name, false, true]);
    }
  });

  test('says of each file where it comes from', () => {
    const names = files.map((file) => file.replace(/\.v\d+\.\w+$/, ''));
    const missing = names.filter((name) => !licenses.includes(`\`${tenant.id}/${name}\``));
    expect(missing).toEqual([]);
  });
});

test('all of them are at most 6 MB', async () => {
  const files = await readdir(demoPicturesFolder(), { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile() && !file.name.endsWith('.md'))
      .map(async ({ parentPath, name }) => (await readFile(join(parentPath, name))).byteLength),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(bytesAtMost);
});
