import { expect, test } from 'vitest';
import { renderPage } from '#src/entries/entry-server.tsx';
import { group, menuOf, modifier, product, size } from '../sample-menu.ts';
import { bootWith, newtown } from '../site-boot.ts';

const menu = menuOf(
  [
    product({ id: 1, product_id: 101, name: 'Margherita', diets: ['vegan', 'halal'] }),
    product({ id: 2, product_id: 102, name: 'Calzone', online_price: 19, configurations: [size] }),
    product({ id: 3, product_id: 103, name: 'Napoli', online_price: 7.05, is_available: false }),
    product({
      id: 4,
      product_id: 104,
      name: 'Build it',
      online_price: 3,
      modifier_group_ids: [21],
    }),
  ],
  [
    group({
      id: 21,
      min: 2,
      max: 2,
      is_required: true,
      modifiers: [modifier({ max_quantity: 2 })],
    }),
  ],
);
const hours = {
  week: [{ weekday: 5, opens: '11:00', closes: '22:00' }],
  exceptions: [],
  openings: [],
};
const boot = bootWith({ menu, restaurants: [{ ...newtown, hours }] });

type Item = {
  name: string;
  url: string;
  suitableForDiet?: string[];
  offers: { price?: string; lowPrice?: string; availability: string };
};

/** Every dish that a page's data names, wherever it is in it. */
function itemsIn(value: unknown): Item[] {
  const found: Item[] = [];
  JSON.parse(JSON.stringify(value), (_key, one: Item & { '@type'?: string }) => {
    if (one?.['@type'] === 'MenuItem') found.push(one);
    return one;
  });
  return found;
}

/** What a card or the dialog of a dish shows. */
const shown = (element: Element | null | undefined) => element?.textContent ?? '';

test.each(['/menu', '/menu/category/pizza-12'])(
  'R97 prices, diets and what is sold out on %s are those of its cards',
  async (url) => {
    const { body, structuredData } = await renderPage({ url, boot });
    const drawn = document.createElement('div');
    drawn.innerHTML = body;
    const items = itemsIn(structuredData);
    expect(items.map(({ name }) => name)).toEqual(['Margherita', 'Calzone', 'Napoli', 'Build it']);
    for (const { name, url: address, offers, suitableForDiet = [] } of items) {
      const link = drawn.querySelector(`a[href="${new URL(address).pathname}"]`);
      const card = link?.closest('article, li');
      expect(shown(link)).toBe(name);
      const price = offers.price ? `$${offers.price}` : `from $${offers.lowPrice}`;
      expect(shown(card)).toContain(price);
      expect(offers.availability.endsWith('OutOfStock')).toBe(/sold out/i.test(shown(card)));
      expect(suitableForDiet.some((diet) => diet.endsWith('VeganDiet'))).toBe(
        /vegan/i.test(shown(card)),
      );
    }
  },
);

test('R97 the data of a dish’s page is that of its dialog', async () => {
  for (const { product_id, products } of menu.restaurant_products) {
    const url = `/menu/${product_id}`;
    const page = await renderPage({ url, boot: { ...boot, productId: product_id } });
    const drawn = document.createElement('div');
    drawn.innerHTML = page.body;
    const dialog = shown(drawn.querySelector('dialog[open]'));
    const [item] = itemsIn(page.structuredData);
    expect(item?.name).toBe(products.name);
    expect(dialog).toContain(products.name);
    expect(item?.offers.availability.endsWith('OutOfStock')).toBe(/sold out/i.test(dialog));
    // A dialog that asks for a choice has the price of what was chosen so far.
    const price = dialog.includes('Required') ? '' : `$${item?.offers.price}`;
    expect(dialog).toContain(price);
  }
});

test('R97 the opening hours are those of the contact page', async () => {
  const { body, structuredData } = await renderPage({ url: '/contact', boot });
  const drawn = document.createElement('div');
  drawn.innerHTML = body;
  expect(JSON.stringify(structuredData)).toContain('"opens":"11:00","closes":"22:00"');
  expect(shown(drawn)).toMatch(/Friday\s*11\sam\s–\s10\spm/);
});
