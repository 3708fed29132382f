import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';

const { db, url } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'servery-import-'));
const menu = join(folder, 'menu.csv');
const broken = join(folder, 'broken.csv');
const root = findProjectRoot();

beforeAll(async () => {
  await db.insert(schema.tenants).values({ id: 53, name: 'A', primaryOrigin: 'http://localhost' });
  await db.insert(schema.restaurants).values({
    tenantId: 53,
    id: 7,
    name: 'Corner',
    streetName: 'Road 1',
    city: 'Town',
    timeZone: 'Australia/Sydney',
    orderTypes: ['pickup'],
  });
  await writeFile(menu, 'name,price\nPho,16.50\n');
  await writeFile(broken, 'name,price\nPho,-16.50\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command of `npm run import` as a person would. */
function command(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const nodeArgs = ['--import', 'tsx', 'server/import/main.ts', ...args];
  const env = { ...process.env, DATABASE_URL: url };
  return new Promise((resolve) => {
    execFile(process.execPath, nodeArgs, { cwd: root, env }, (error, out, errors) =>
      resolve({ code: error ? 1 : 0, out, errors }),
    );
  });
}

test('the command imports a file, says so, and tells its progress apart from it', async () => {
  const { code, out, errors } = await command('--tenant', '53', '--restaurant', '7', menu);
  expect({ code, errors }).toMatchObject({
    code: 0,
    errors: expect.stringContaining('dishes: 1 of 1'),
  });
  expect(out).toContain('+ Pho, $16.50');
  expect(out).toContain('Imported.');
  expect(await db.select().from(schema.products)).toHaveLength(1);
}, 30_000);

test('a dry run says which dishes cost nothing, and the help names the way to sell them', async () => {
  const free = join(folder, 'free.csv');
  await writeFile(free, 'name,price\nTap water,0\n');
  const tried = await command('--tenant', '53', '--restaurant', '7', '--dry-run', free);
  expect(tried.out).toContain('Note: Dishes at $0.00, not for sale: Tap water.');
  const asked = ['--tenant', '53', '--restaurant', '7', '--dry-run', '--free-dishes', free];
  expect((await command(...asked)).out).not.toContain('not for sale');
  expect((await command('--help')).out).toMatch(
    /--free-dishes\s+sells dishes whose price is 0\.00/,
  );
}, 60_000);

test('a mapping that a dry run printed, corrected by hand, is how the table is read', async () => {
  const own = join(folder, 'own.csv');
  const mapping = join(folder, 'mapping.json');
  await writeFile(own, 'Dish,Old price,Price\nPho,15,16.50\nRice,4,MP\n');
  const into = ['--tenant', '53', '--restaurant', '7', '--dry-run'];
  const guessed = await command(...into, own);
  expect(guessed.out).toContain('row 3: “Rice” has no price (“MP”)');
  const printed = /^Read as: (.+)$/m.exec(guessed.out)?.[1] ?? '';
  await writeFile(
    mapping,
    printed.replace('"column":2,"role":"price"', '"column":1,"role":"price"'),
  );
  const corrected = await command(...into, '--mapping', mapping, own);
  expect(corrected.out).toContain('+ Rice, $4.00');
  await writeFile(mapping, '{"sheet":""}');
  const refused = await command(...into, '--mapping', mapping, own);
  expect(refused.errors).toContain('columns: is missing');
}, 60_000);

test.each<[what: string, args: string[], sentence: string]>([
  [
    'a bad file',
    ['--tenant', '53', '--restaurant', '7', broken],
    "line 2, price: '-16.50' is negative",
  ],
  ['no file', ['--tenant', '53', '--restaurant', '7'], 'The file to import is missing.'],
  ['no tenant', ['--restaurant', '7', menu], '--tenant is missing.'],
  ['a tenant in words', ['--tenant', 'x', '--restaurant', '7', menu], 'must be a whole number'],
  ['an unknown option', ['--force', menu], '--force'],
])(
  '%s ends with one clear message and a non-zero exit',
  async (_what, args, sentence) => {
    const { code, errors } = await command(...args);
    expect(code).toBe(1);
    expect(errors).toContain(sentence);
    expect(errors).not.toMatch(/^\s+at /m);
  },
  30_000,
);

test('of a database that refuses, it prints what and where, and nothing of the file', async () => {
  const secret = 'Grandmother’s secret soup';
  const secretMenu = join(folder, 'secret.csv');
  await writeFile(secretMenu, `name,price\n${secret},9.50\n`);
  await db.execute(sql`alter table products add constraint short_names check (length(name) < 9)`);
  onTestFinished(async () => {
    await db.execute(sql`alter table products drop constraint short_names`);
  });
  const { code, errors } = await command('--tenant', '53', '--restaurant', '7', secretMenu);
  expect(code).toBe(1);
  expect(errors).toContain('(code 23514, table products, constraint short_names)');
  expect(errors).not.toContain(secret);
}, 30_000);
