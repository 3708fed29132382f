import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImportError } from '#server/import/menu/import-error.ts';
import { readMenuUpload } from '#server/import/read-menu-upload.ts';
import { menuText } from '#tests/fixtures/menus/menu-text.ts';
import { writeXlsx } from '#tests/fixtures/menus/write-xlsx.ts';
import { draws } from '../../draws.ts';

const first = ['Grilled', 'Spicy', 'Green', 'Crispy', 'Smoked', 'Café', 'Grandma’s', 'Half & half'];
const second = [
  'chicken',
  'tofu',
  'noodles',
  'soup',
  'dumplings',
  'salad, warm',
  '“special”',
  'pie',
];
const categories = ['Starters', 'Mains', 'Sweets', 'Drinks & juices'];
const sizes = ['Small', 'Medium', 'Large'];

type Dish = { name: string; category: string; prices: readonly number[] };

const cents = fc.integer({ min: 1, max: 120_000 });
const dishes = (sized: boolean): fc.Arbitrary<Dish[]> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...first), fc.constantFrom(...second)), {
      minLength: 4,
      maxLength: 12,
      selector: ([a, b]) => `${a} ${b}`,
    })
    .chain((names) =>
      fc.tuple(
        ...names.map((name, index) =>
          fc.record({
            name: fc.constant(name.join(' ')),
            // Every category has dishes that stand together, as they do in menus.
            category: fc.constant(categories[Math.floor((index * categories.length) / 12)] ?? ''),
            prices: fc.array(cents, { minLength: sized ? 2 : 1, maxLength: sized ? 3 : 1 }),
          }),
        ),
      ),
    );

const money = (minor: number) => String(minor / 100);
/** What has to come out, whatever the file looks like. */
const expected = (menu: readonly Dish[]) =>
  menu.map(({ name, category, prices }) => {
    const priced = prices.map((price, index) => `${sizes[index] ?? ''} ${money(price)}`);
    return [category, name, prices.length > 1 ? priced.join(', ') : money(prices[0] ?? 0)].join(
      ' | ',
    );
  });

type Style = {
  delimiter: string;
  comma: boolean;
  sign: string;
  name: string;
  price: string;
  category: string;
};
const styles: fc.Arbitrary<Style> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  comma: fc.boolean(),
  sign: fc.constantFrom('', '$', 'A$', ' AUD', '€'),
  name: fc.constantFrom(
    'Item',
    'Menu Item',
    'Dish',
    'Product name',
    'ITEM_NAME',
    'dishName',
    'Name',
  ),
  price: fc.constantFrom('Price', 'Item Price', 'Base Price', 'Cost ($)', 'price_aud', 'Amount'),
  category: fc.constantFrom(
    'Category',
    'Section',
    'Menu Section',
    'Course',
    'category_name',
    'categoryName',
  ),
});

const written = (minor: number, { comma, sign }: Style): string => {
  const [whole = '', decimals = ''] = (minor / 100).toFixed(2).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, comma ? '.' : ',');
  const amount = `${grouped}${comma ? ',' : '.'}${decimals}`;
  return sign.startsWith(' ') ? `${amount}${sign}` : `${sign}${amount}`;
};
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const csvOf = (rows: readonly (readonly string[])[], { delimiter }: Style) =>
  Buffer.from(rows.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n'));

const price = (dish: Dish, style: Style, index = 0) => {
  const minor = dish.prices[index];
  return minor === undefined ? '' : written(minor, style);
};

const shapes: Record<string, { sized: boolean; rows: (menu: Dish[], style: Style) => string[][] }> =
  {
    'a row for each dish': {
      sized: false,
      rows: (menu, style) => [
        [style.category, style.name, style.price],
        ...menu.map((dish) => [dish.category, dish.name, price(dish, style)]),
      ],
    },
    'categories as rows below a title': {
      sized: false,
      rows: (menu, style) => [
        ['The corner kitchen', ''],
        [style.name, style.price],
        ...menu.flatMap((dish, index) => [
          ...(menu[index - 1]?.category === dish.category ? [] : [[dish.category, '']]),
          [dish.name, price(dish, style)],
        ]),
      ],
    },
    'sizes as columns': {
      sized: true,
      rows: (menu, style) => [
        [style.category, style.name, ...sizes.map((size) => `${size} price`)],
        ...menu.map((dish) => [
          dish.category,
          dish.name,
          ...sizes.map((_size, index) => price(dish, style, index)),
        ]),
      ],
    },
    'sizes as rows': {
      sized: true,
      rows: (menu, style) => [
        [style.category, style.name, 'Size', style.price],
        ...menu.flatMap((dish) =>
          dish.prices.map((_price, index) => [
            dish.category,
            dish.name,
            sizes[index] ?? '',
            price(dish, style, index),
          ]),
        ),
      ],
    },
    'sizes as rows that leave the name out': {
      sized: true,
      rows: (menu, style) => [
        [style.category, style.name, 'Variation', style.price],
        ...menu.flatMap((dish) =>
          dish.prices.map((_price, index) => [
            index === 0 ? dish.category : '',
            index === 0 ? dish.name : '',
            sizes[index] ?? '',
            price(dish, style, index),
          ]),
        ),
      ],
    },
  };

/** Fewer dishes than rows of categories are dishes without a price to whoever looks. */
const isPlain = (menu: readonly Dish[]) => {
  const counts = new Map<string, number>();
  for (const { category } of menu) counts.set(category, (counts.get(category) ?? 0) + 1);
  return Math.min(...counts.values()) > 1;
};

test.each(Object.entries(shapes))('%s: any menu reads back as it was', async (_name, shape) => {
  await fc.assert(
    fc.asyncProperty(dishes(shape.sized).filter(isPlain), styles, async (menu, style) => {
      const rows = shape.rows(menu, style);
      const asCsv = await readMenuUpload('menu.csv', csvOf(rows, style), 'AUD');
      expect(menuText(asCsv.menu)).toEqual(expected(menu));
      const workbook = await writeXlsx([{ name: 'Menu', rows }]);
      const asSheet = await readMenuUpload('menu.xlsx', workbook, 'AUD');
      expect(asSheet.menu).toEqual(asCsv.menu);
    }),
    { numRuns: draws(60) },
  );
});

/** Reads anything; what is thrown is a sentence, and nothing else. */
async function outcome(name: string, bytes: Buffer): Promise<'read' | 'refused'> {
  try {
    await readMenuUpload(name, bytes, 'AUD');
    return 'read';
  } catch (error) {
    if (error instanceof ImportError && error.sentence.length > 10) return 'refused';
    throw error;
  }
}

const beginnings = [
  '',
  'PK\u0003\u0004',
  '\u00d0\u00cf\u0011\u00e0',
  '{"objects":[',
  '{"menus":[],"items":[',
  '<script type="application/ld+json">{"@type":"Menu",',
  'name,price\n',
  '\u00ff\u00fe',
];

test('any bytes are read, or refused with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...beginnings),
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom('menu.csv', 'menu.xlsx', 'menu.json', 'menu.html', 'menu'),
      async (begins, bytes, name) => {
        const file = Buffer.concat([Buffer.from(begins, 'latin1'), Buffer.from(bytes)]);
        expect(['read', 'refused']).toContain(await outcome(name, file));
      },
    ),
    { numRuns: draws(400) },
  );
});

test('any cells are read, or refused with a sentence', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('', 'Name', 'Price', 'Size', 'Option', 'Category', '9', '-1', '8 / 9', '+ x'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 }), async (rows) => {
      const text = rows.map((cells) => cells.map(quoted).join(',')).join('\n');
      expect(['read', 'refused']).toContain(await outcome('menu.csv', Buffer.from(text)));
    }),
    { numRuns: draws(400) },
  );
});

const jsonValue = fc.jsonValue({ maxDepth: 4 });
test.each([
  ['Square', (value: unknown) => ({ objects: [{ type: 'ITEM', id: 'a', item_data: value }] })],
  ['Uber Eats', (value: unknown) => ({ menus: [], categories: [], items: [value] })],
  ['schema.org', (value: unknown) => ({ '@type': 'Menu', hasMenuItem: value, name: 'Menu' })],
])('any JSON of %s is read, or refused with a sentence', async (_name, around) => {
  await fc.assert(
    fc.asyncProperty(jsonValue, async (value) => {
      const bytes = Buffer.from(JSON.stringify(around(value)));
      expect(['read', 'refused']).toContain(await outcome('menu.json', bytes));
    }),
    { numRuns: draws(200) },
  );
});

test.each([
  ['commas', ','.repeat(400_000)],
  ['quotation marks', '"'.repeat(400_001)],
  ['spaces between digits', `name,price\nTea,${'1 '.repeat(200_000)}`],
  ['a price of digits', `name,price\nTea,${'9'.repeat(400_000)}`],
  ['open brackets', '['.repeat(150_000)],
  ['open tags', '<script type="application/ld+json">'.repeat(10_000)],
  ['options', `name,price,options\nTea,4,${'a+'.repeat(100_000)}`],
  ['sections', 'Soups\n'.repeat(15_000)],
  ['one dish again and again', `name,size,price\n${'Tea,Small,4\n'.repeat(15_000)}`],
])('many %s end soon, with a menu or a sentence', async (_what, text) => {
  expect(['read', 'refused']).toContain(await outcome('menu.csv', Buffer.from(text)));
});
