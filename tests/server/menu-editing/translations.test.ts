import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';
import { orderLines, restaurantProducts } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, plainBurger } from '../setup/shopper.ts';
import { whileProduct } from '../setup/while-changed.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { app, db, deps, manager, read, send, history, undo, keepMenu } = await openEditedMenu();
const [burger, extras] = [String(small.burger.id), String(small.extras.id)];
const of = (original: string, text: string): [string, string] => [sourceMark(original), text];
const description = 'Beef, pickles, our own sauce.';

async function translate(path: string[], value: unknown, options?: Parameters<typeof send>[1]) {
  const { menu } = await read();
  return send([changeOf(menu, path, value)], options);
}

const menuIn = async (language: Language, tenant: 'small' | 'other' = 'small') => {
  const host = tenant === 'small' ? small.host : small.otherHost;
  const restaurantId = tenant === 'small' ? small.restaurant : small.otherRestaurant;
  const reply = await app.inject({
    url: `/api/v2/menu?restaurant_id=${restaurantId}`,
    headers: { host, 'accept-language': language },
  });
  expectStatus(reply, 200);
  expect(reply.headers['vary']).toContain('accept-language');
  return contract.getMenu.reply.parse(reply.json()).data;
};
const burgerIn = async (language: Language) =>
  (await menuIn(language)).restaurant_products.find(({ id }) => id === small.burger.id);

beforeAll(async () => {
  const own = {
    es: { name: of(small.burger.name, 'Hamburguesa'), description: of(description, 'De ternera.') },
    ar: { name: of(small.burger.name, 'برغر') },
  };
  expectStatus(await translate(['dishes', burger, 'translations'], own), 200);
});
beforeEach(keepMenu);

describe('a dish that is translated', () => {
  test('is read so in that language, with ids and prices of the original', async () => {
    const [english, spanish] = [await burgerIn('en'), await burgerIn('es')];
    expect(english?.products).toMatchObject({ name: small.burger.name, description });
    expect(spanish?.products).toMatchObject({ name: 'Hamburguesa', description: 'De ternera.' });
    // Its page has one address in all languages.
    expect(spanish?.products.original_name).toBe(small.burger.name);
    expect(english?.products).not.toHaveProperty('original_name');
    expect({ ...spanish, products: null }).toEqual({ ...english, products: null });
  });

  test('falls back to the original, text by text', async () => {
    expect((await burgerIn('ar'))?.products).toMatchObject({ name: 'برغر', description });
    const spanish = await menuIn('es');
    const soup = spanish.restaurant_products.find(({ id }) => id === small.soup.id);
    expect(soup?.products.name).toBe(small.soup.name);
  });

  test('has one content in every language, and another one once a translation changes', async () => {
    const contents = async () =>
      Promise.all((['en', 'es', 'ar'] as const).map(async (one) => (await menuIn(one)).content));
    const before = await contents();
    expect(new Set(before).size).toBe(1);
    expectStatus(
      await translate(['dishes', burger, 'translations', 'ar', 'name'], of('x', '')),
      200,
    );
    const after = await contents();
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before[0]);
    const [entry] = await history();
    expectStatus(await undo(entry?.id ?? 0), 200);
    expect(await contents()).toEqual(before);
  });

  test('is called as it was written again once that is another name', async () => {
    expectStatus(await translate(['dishes', burger, 'name'], 'Harbour burger'), 200);
    expect((await burgerIn('es'))?.products).toMatchObject({
      name: 'Harbour burger',
      description: 'De ternera.',
    });
    expect((await read()).menu.dishes[burger]?.translations?.es?.name?.[1]).toBe('Hamburguesa');
    expectStatus(await translate(['dishes', burger, 'name'], small.burger.name), 200);
    expect((await burgerIn('es'))?.products.name).toBe('Hamburguesa');
  });

  test('keeps its translations where it is taken off and comes back', async () => {
    const { menu } = await read();
    const dish = menu.dishes[burger];
    const category = ['categories', String(small.mains), 'dish_ids'];
    const listed = menu.categories[String(small.mains)]?.dish_ids ?? [];
    const without = listed.filter((key) => key !== burger);
    expectStatus(
      await send([
        { path: ['dishes', burger], before: { value: dish } },
        changeOf(menu, category, without),
      ]),
      200,
    );
    expect(await burgerIn('es')).toBeUndefined();
    const [entry] = await history();
    expectStatus(await undo(entry?.id ?? 0), 200);
    expect((await burgerIn('es'))?.products.name).toBe('Hamburguesa');
  });
});

const named = (name: string, text: string) => ({ es: { name: of(name, text) } });

/** The burger's choice of a size in Spanish. */
const sizesInSpanish = (menu: MenuDocument) =>
  changeOf(
    menu,
    ['dishes', burger, 'choices'],
    menu.dishes[burger]?.choices.map((choice) => ({
      ...choice,
      translations: named(choice.name, 'Tamaño'),
      values: choice.values.map((value) => ({
        ...value,
        translations: named(value.name, `${value.id} grande`),
      })),
    })),
  );

test('groups, options, choices and categories are translated too', async () => {
  const { menu } = await read();
  const group = menu.groups[extras];
  expectStatus(
    await send([
      changeOf(menu, ['groups', extras, 'translations'], named(group?.name ?? '', 'Extras')),
      changeOf(
        menu,
        ['groups', extras, 'options'],
        group?.options.map((option) => ({
          ...option,
          translations: named(option.name, 'Un extra'),
        })),
      ),
      sizesInSpanish(menu),
      changeOf(
        menu,
        ['categories', String(small.mains), 'translations'],
        named(menu.categories[String(small.mains)]?.name ?? '', 'Platos'),
      ),
    ]),
    200,
  );
  const spanish = await menuIn('es');
  expect(spanish.categories.find(({ id }) => id === small.mains)?.name).toBe('Platos');
  const asked = spanish.modifier_groups.find(({ id }) => id === small.extras.id);
  expect(asked?.name).toBe('Extras');
  expect(new Set(asked?.modifiers.map(({ name }) => name))).toEqual(new Set(['Un extra']));
  const [size] = (await burgerIn('es'))?.configurations ?? [];
  expect(size?.attribute.display_name).toBe('Tamaño');
  expect(size?.values[1]?.display_value).toBe(`${small.size.large} grande`);
  expect((await burgerIn('en'))?.configurations[0]?.attribute.display_name).not.toBe('Tamaño');
});

test('a new dish brings its translations', async () => {
  const { menu } = await read();
  const dish = {
    ...emptyDish,
    name: 'Bread',
    online_price: 3,
    price: 3,
    translations: { ar: { name: of('Bread', 'خبز') } },
  };
  const sent = await send([
    changeOf(menu, ['dishes', 'new-bread'], dish),
    changeOf(
      menu,
      ['categories', String(small.drinks), 'dish_ids'],
      [...(menu.categories[String(small.drinks)]?.dish_ids ?? []), 'new-bread'],
    ),
  ]);
  expectStatus(sent, 200);
  const id = Number(sent.json().data.new_ids['new-bread']);
  const shown = (await menuIn('ar')).restaurant_products.find((one) => one.id === id);
  expect(shown?.products.name).toBe('خبز');
});

describe('what cannot be a translation is refused at its place', () => {
  test.each([
    ['an unknown language', { fr: { name: ['1', 'Bœuf'] } }],
    ['English, which is the original', { en: { name: ['1', 'Beef'] } }],
    ['a text without the mark of its original', { es: { name: 'Ternera' } }],
    ['control characters', { es: { name: ['1', 'Ter\u0007nera'] } }],
    ['more than fits', { es: { description: ['1', 'x'.repeat(2001)] } }],
  ])('%s', async (_, value) => {
    const refused = await translate(['dishes', burger, 'translations'], value);
    expectStatus(refused, 422);
    const { problems } = refused.json();
    expect(problems[0].path).toMatch(new RegExp(`^dishes\\.${burger}\\.translations`));
  });
});

test('a dish that other restaurants sell too is translated by an owner alone', async () => {
  await db.insert(restaurantProducts).values({
    tenantId: small.tenant,
    restaurantId: small.closedRestaurant,
    productId: small.burger.productId,
    price: 1290,
    onlinePrice: 1290,
  });
  onTestFinished(async () => {
    const there = eq(restaurantProducts.restaurantId, small.closedRestaurant);
    await db
      .delete(restaurantProducts)
      .where(and(eq(restaurantProducts.tenantId, small.tenant), there));
  });
  const path = ['dishes', burger, 'translations', 'es', 'name'];
  const refused = await translate(path, of(small.burger.name, 'Otra'), { headers: manager });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'shared_dish']);
  expect((await burgerIn('es'))?.products.name).toBe('Hamburguesa');
});

test('another tenant’s menu has none of it', async () => {
  const [dish] = (await menuIn('es', 'other')).restaurant_products;
  expect(dish?.products.name).toBe(small.pizza.name);
  expect(JSON.stringify(await menuIn('es', 'other'))).not.toContain('Hamburguesa');
});

test('a cart says its lines in its reader’s language, and the order has the kitchen’s words', async () => {
  expectStatus(await send([sizesInSpanish((await read()).menu)]), 200);
  const shopper = await createShopper(app, 3_400_001);
  await shopper.fillCart(plainBurger);
  const cartIn = async (language: string) => {
    const reply = await shopper.call('GET', `/v2/cart?guest_id=${shopper.guestId}`, undefined, {
      'accept-language': language,
    });
    expectStatus(reply, 200);
    return contract.getCart.reply.parse(reply.json()).data.items[0];
  };
  const spanish = await cartIn('es');
  expect(spanish?.products).toMatchObject({ name: 'Hamburguesa', description: 'De ternera.' });
  expect(spanish?.restaurant_products.products.name).toBe('Hamburguesa');
  expect(spanish?.cart_configurations[0]?.product_configuration_attributes.display_name).toBe(
    'Tamaño',
  );
  expect((await cartIn('en'))?.products.name).toBe(small.burger.name);
  const order = shopper.orderBody(await shopper.cart());
  const placed = await shopper.call('POST', '/v2/orders', order, {
    'accept-language': 'es',
    'idempotency-key': 'order-in-spanish-0001',
  });
  expectStatus(placed, 201);
  const [line] = await db.select().from(orderLines).where(eq(orderLines.tenantId, small.tenant));
  expect(line?.name).toBe(small.burger.name);
});

test('what is wrong with a cart is said with the names of its reader’s menu', async () => {
  const shopper = await createShopper(app, 3_400_002);
  await shopper.fillCart(plainBurger);
  const problemsIn = async (language: string) => {
    const reply = await shopper.call('GET', `/v2/cart?guest_id=${shopper.guestId}`, undefined, {
      'accept-language': language,
    });
    return contract.getCart.reply.parse(reply.json()).data.problems.map(({ message }) => message);
  };
  await whileProduct({ db, deps }, small.burger.id, { isAvailable: false }, async () => {
    expect(await problemsIn('es')).toEqual([failureTexts.es.lines.soldOut('Hamburguesa')]);
    expect(await problemsIn('en')).toEqual([failureTexts.en.lines.soldOut(small.burger.name)]);
  });
});
