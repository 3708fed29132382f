import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { MenuFileOptions } from '#schemas/api/menu-file-options.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { packParts, workbookParts, writeXlsx } from '#tests/fixtures/menus/write-xlsx.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, deps } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const url = `/api/v2/staff/restaurants/${small.restaurant}/menu-import/file`;
type Options = Partial<MenuFileOptions> | string;
type Sent = { query?: Record<string, string>; options?: Options | undefined };

/** Sends a file with what is said of it, as a browser sends a form. */
async function send(path: string, file: string | Buffer, { query = {}, options }: Sent = {}) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(Buffer.from(file))]), 'menu.csv');
  const text = typeof options === 'string' ? options : JSON.stringify(options ?? {});
  form.append('options', text);
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url: `${url}${path}`,
    query: { name: 'menu.csv', ...query },
    headers: { ...owner, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
async function reading(file: string | Buffer, options?: Options) {
  const reply = await send('/reading', file, { options });
  expectStatus(reply, 200);
  return contract.readMenuFile.reply.parse(reply.json()).data;
}
async function preview(file: string | Buffer, options?: Options) {
  const reply = await send('/preview', file, { options });
  expectStatus(reply, 200);
  return contract.previewMenuFile.reply.parse(reply.json()).data;
}
async function importNow(file: string | Buffer, options?: Options) {
  const { fingerprint } = await preview(file, options);
  const query = { fingerprint, confirms_removal: 'true' };
  const reply = await send('', file, { query, options });
  expectStatus(reply, 200);
  return contract.importMenuFile.reply.parse(reply.json()).data;
}
const dishes = async () =>
  (await deps.menus.get(small.tenant, small.restaurant)).menu.restaurant_products;

const table =
  'Our menu\nCode,Dish title,Kind,Cost ($)\n1,Pho,Soups,16.50\n2,Bun,Soups,12.00\n3,Tea,Drinks,4.00\n';

test('a table is shown with how it is read and why, and what comes of it', async () => {
  const { format, table: shown } = await reading(table);
  expect(format).toBe('csv');
  expect(shown?.origin).toBe('guessed');
  expect(shown?.sheets).toEqual([{ name: '', rows: 5 }]);
  expect(shown?.rows[0]).toEqual({ row: 1, cells: ['Our menu'] });
  expect(shown?.mapping.heading_row).toBe(2);
  expect(shown?.guesses.find(({ role }) => role === 'price')?.column).toBe(3);
  expect(shown?.guesses.every(({ reason }) => reason !== '')).toBe(true);
  expect(shown?.dishes[0]).toMatchObject({ name: 'Pho', price: 16.5, has_price: true });
  expect(shown?.dish_count).toBe(3);
});

test('a mapping that makes no menu says why, and the file is still shown', async () => {
  const guessed = (await reading(table)).table?.mapping;
  if (!guessed) throw new Error('a CSV is a table');
  const mapping = { ...guessed, columns: [] };
  const { table: shown } = await reading(table, { mapping });
  expect(shown?.origin).toBe('sent');
  expect(shown?.rows).toHaveLength(5);
  expect(shown?.problems).toEqual([
    { path: 'line 2', message: expect.stringContaining('no column name') },
  ]);
  const refused = await send('/preview', table, { options: { mapping } });
  expectStatus(refused, 422);
  expect(errorReply.parse(refused.json())).toMatchObject({ code: 'not_a_menu' });
});

test('a mapping that was corrected and used is offered for the next file with the same headings', async () => {
  const { table: first } = await reading(table);
  expect(first?.origin).toBe('guessed');
  if (!first) throw new Error('a CSV is a table');
  const mapping = {
    ...first.mapping,
    columns: [
      ...first.mapping.columns.filter(({ column }) => column !== 2),
      { column: 2, role: 'description' as const, label: '' },
    ],
  };
  await importNow(table, { mapping });
  expect((await dishes()).find(({ products }) => products.name === 'Pho')).toMatchObject({
    products: { description: 'Soups' },
  });
  const next = 'code,dish title,KIND,cost ($)\n1,Pho,Soups,18.00\n';
  const { table: second } = await reading(next);
  expect(second?.origin).toBe('remembered');
  expect(second?.mapping).toEqual({ ...mapping, heading_row: 1 });
  expect((await preview(next)).dishes[0]?.differences).toContain('$18.00');
});

test('another sheet, or another row of headings, is guessed there, with its reasons', async () => {
  const file = await writeXlsx([
    {
      name: 'Food',
      rows: [
        ['Item', 'Price'],
        ['Pho', 16.5],
        ['Bun', 12],
        ['Com', 14],
        ['Mi', 9],
      ],
    },
    { name: 'Bar', rows: [['Spring 2026'], ['Price', 'Item'], [8, 'Stout'], [7, 'Pilsner']] },
  ]);
  const { table: food } = await reading(file);
  expect(food?.mapping.sheet).toBe('Food');
  const { table: bar } = await reading(file, { place: { sheet: 'Bar' } });
  expect(bar?.mapping).toMatchObject({ sheet: 'Bar', heading_row: 2 });
  expect(bar?.dishes[0]).toMatchObject({ name: 'Stout', price: 8 });
  expect(bar?.guesses.find(({ column }) => column === 0)?.reason).toContain('“Price”');
  const place = { sheet: 'Bar', heading_row: 1 };
  const { table: wrong } = await reading(file, { place });
  expect(wrong?.mapping.heading_row).toBe(1);
  expect(wrong?.guesses.find(({ column }) => column === 0)?.reason).not.toContain('“Price”');
  const { table: sent } = await reading(file, { mapping: bar?.mapping });
  expect(sent?.origin).toBe('sent');
  expect(sent?.guesses).toEqual(bar?.guesses);
});

test('dishes are mended before they come, and nothing of them needs a look any more', async () => {
  const file = 'name,price,category\nCake,,Sweets\nWater,0,Drinks\nPie,5,Sweets\nOld,7,Sweets\n';
  const seen = await preview(file);
  const about = (dish: string) => seen.findings.find((one) => one.dish === dish);
  expect(about('Cake')).toMatchObject({ kind: 'no_price', row: 2 });
  expect(about('Water')).toMatchObject({ kind: 'zero_price', row: 3 });
  const idOf = (name: string) => seen.dishes.find((one) => one.name === name)?.id ?? '';
  expect(about('Cake')?.dish_id).toBe(idOf('Cake'));
  const mended = [
    { id: idOf('Cake'), name: 'Chocolate cake', price: 6.5 },
    { id: idOf('Water'), is_free: true as const },
    { id: idOf('Pie'), category: 'Something warm' },
    { id: idOf('Old'), is_left_out: true as const },
  ];
  const after = await preview(file, { mended });
  expect(after.findings).toEqual([]);
  expect(after.fingerprint).not.toBe(seen.fingerprint);
  // What was seen is what is imported: without what was mended it is another change.
  const other = await send('', file, { query: { fingerprint: after.fingerprint } });
  expectStatus(other, 409);
  await importNow(file, { mended });
  const sold = new Map((await dishes()).map((dish) => [dish.products.name, dish]));
  expect(sold.get('Chocolate cake')).toMatchObject({ online_price: 6.5, is_available: true });
  expect(sold.get('Water')).toMatchObject({ online_price: 0, is_available: true });
  expect(sold.has('Old')).toBe(false);
  const { categories } = (await deps.menus.get(small.tenant, small.restaurant)).menu;
  const warm = categories.find(({ name }) => name === 'Something warm');
  expect(warm?.restaurant_product_ids).toHaveLength(1);
});

test('several prices without names are named before they come, of one dish or of all', async () => {
  const file = 'name,price,category\nCola,4 / 6,Drinks\nJuice,5 / 7,Drinks\n';
  const seen = await preview(file);
  expect(seen.dishes[0]).toMatchObject({
    name: 'Cola',
    sizes: [
      { name: 'Small', price: 4 },
      { name: 'Large', price: 6 },
    ],
  });
  expect(seen.findings.map(({ kind, dish }) => `${kind} ${dish}`)).toEqual([
    'sizes_named Cola',
    'sizes_named Juice',
  ]);
  const names = [
    { from: 'Small', to: 'Glass' },
    { from: 'Large', to: 'Jug' },
  ];
  const mended = [{ id: 'csv:cola', size_names: names }];
  const after = await preview(file, { mended });
  expect(after.findings.map(({ dish }) => dish)).toEqual(['Juice']);
  expect(after.dishes[0]?.sizes.map(({ name }) => name)).toEqual(['Glass', 'Jug']);
  const same = [{ id: 'csv:cola', size_names: [{ from: 'Small', to: 'large' }] }];
  const refused = await send('/preview', file, { options: { mended: same } });
  expectStatus(refused, 422);
  const { table: shown } = await reading(file);
  if (!shown) throw new Error('a CSV is a table');
  const columns = shown.mapping.columns.map((column) =>
    column.role === 'price' ? { ...column, label: 'Glass / Jug' } : column,
  );
  const all = await preview(file, { mapping: { ...shown.mapping, columns } });
  expect(all.findings).toEqual([]);
  const named = all.dishes.filter(({ change }) => change === 'added');
  expect(named.map(({ sizes }) => sizes.map(({ name }) => name).join())).toEqual([
    'Glass,Jug',
    'Glass,Jug',
  ]);
});

test('the encoding of a file is said, and another one is taken', async () => {
  const bytes = Buffer.from('name,price,category\nCaf\u00e9,4,Drinks\n', 'latin1');
  expect((await reading(bytes)).table).toMatchObject({
    encoding: 'windows-1252',
    dishes: [{ name: 'Café' }],
  });
  expect((await reading(bytes, { encoding: 'windows-1251' })).table).toMatchObject({
    encoding: 'windows-1251',
    dishes: [{ name: 'Cafй' }],
  });
  const wrong = await send('/preview', table, { options: '{"encoding":"ascii"}' });
  expectStatus(wrong, 400);
});

test('a spreadsheet says what it hides of each sheet, and remembers the sheets that are read', async () => {
  const parts = workbookParts(
    ['Food', 'Bar'].map((name) => ({
      name,
      rows: [
        ['Cold dish', 'Costs'],
        [`${name} one`, 16.5],
        [`${name} two`, 12],
      ],
    })),
  );
  const part = 'xl/worksheets/sheet2.xml';
  const hiding = (parts[part] ?? '').replace('<row r="3">', '<row r="3" hidden="1">');
  const file = await packParts({ ...parts, [part]: hiding });
  const { table: first } = await reading(file);
  expect(first?.sheets).toEqual([
    { name: 'Food', rows: 3 },
    { name: 'Bar', rows: 3, hidden_rows: 1 },
  ]);
  if (!first) throw new Error('a spreadsheet is a table');
  const mapping = { ...first.mapping, more_sheets: ['Bar'] };
  const { table: both } = await reading(file, { mapping });
  expect(both?.dishes.map(({ name, category }) => `${category}: ${name}`)).toEqual([
    'Food: Food one',
    'Food: Food two',
    'Bar: Bar one',
  ]);
  await importNow(file, { mapping });
  expect((await reading(file)).table?.mapping.more_sheets).toEqual(['Bar']);
  const alone = await writeXlsx([
    {
      name: 'Food',
      rows: [
        ['Cold dish', 'Costs'],
        ['Pie', 5],
      ],
    },
  ]);
  expect((await reading(alone)).table?.mapping.more_sheets).toEqual([]);
});

test.each<[what: string, options: Options, status: number]>([
  ['is no JSON', '{', 400],
  ['has a price below 0', { mended: [{ id: 'csv:pho', price: -1 }] }, 400],
  ['names a dish twice', { mended: [{ id: 'csv:1' }, { id: 'csv:1' }] }, 400],
  ['names a dish of another file', { mended: [{ id: 'csv:nothing', price: 1 }] }, 422],
  ['has a third of a cent', { mended: [{ id: 'csv:1', price: 1.005 }] }, 422],
])('what is said of a file is refused where it %s', async (_what, options, status) => {
  const before = await dishes();
  const reply = await send('/preview', table, { options });
  expectStatus(reply, status);
  expect(errorReply.parse(reply.json()).error).not.toBe('');
  expect(await dishes()).toEqual(before);
});

test('a form without a file, and one that breaks off, are refused in a sentence', async () => {
  const headers = { ...owner, 'content-type': 'multipart/form-data; boundary=x' };
  for (const payload of ['--x\r\n', '--x--\r\n', 'nothing of a form']) {
    const reply = await app.inject({
      method: 'POST',
      url: `${url}/preview`,
      query: { name: 'menu.csv' },
      headers,
      payload,
    });
    expectStatus(reply, 400);
    expect(errorReply.parse(reply.json()).error).toContain('did not arrive whole');
  }
});
