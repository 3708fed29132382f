import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { offers } from '#tests/fixtures/small-offers.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openOffers } from './open-offers.ts';

const shop = await openOffers();
const { app, addDeal, setDeal, newDeal, deal, list, switchOffer, send } = shop;

/** The deals as customers see them. */
const shownDeals = async (language = 'en') => {
  const reply = await app.inject({
    url: `/api/v2/menu?tenant_id=${small.tenant}&restaurant_id=${small.restaurant}`,
    headers: { host: small.host, 'accept-language': language },
  });
  expectStatus(reply, 200);
  return contract.getMenu.reply.parse(reply.json()).data.deals;
};

test('R35 a deal is on the menu as soon as it is made, and read as it was written', async () => {
  const made = await newDeal({
    windows: [{ weekdays: [5, 6], from: '18:00', to: '02:00' }],
    minimum: '10',
    stacks_with_codes: true,
  });
  expect(made).toMatchObject({ restaurant_id: small.restaurant, revision: 0, status: 'running' });
  expect(made.values).toMatchObject({ name: 'Fries for two', minimum: '10' });
  const shown = (await shownDeals()).find(({ id }) => id === made.id);
  expect(shown).toMatchObject({
    name: 'Fries for two',
    is_automatic: true,
    components: [{ role: 'buy' }, { role: 'get' }],
    conditions: {
      minimum: 10,
      windows: [
        { weekday: 5, from: '18:00', to: '02:00' },
        { weekday: 6, from: '18:00', to: '02:00' },
      ],
    },
  });
});

test('a step that stays keeps its id, by which carts name it', async () => {
  const { id, values } = await newDeal({ name: 'Steps' });
  const [buy, free] = values.components;
  if (!buy || !free) throw new Error('both steps are there');
  const added = { ...buy, id: null, name: 'A drink', dish_ids: [offers.cola.id] };
  const reply = await setDeal(id, { ...values, components: [free, added] }, 0);
  expectStatus(reply, 200);
  const { components } = (await deal(id)).values;
  expect(components.map(({ name }) => name)).toEqual(['Free fries', 'A drink']);
  expect(components[0]?.id).toBe(free.id);
  expect(components[1]?.id).not.toBe(buy.id);
  expect((await shownDeals()).find((one) => one.id === id)?.components).toHaveLength(2);
});

test('a deal and its steps are read in another language where they are translated', async () => {
  const marked = (source: string, text: string) => ({ es: { name: [sourceMark(source), text] } });
  const { id, values } = await newDeal({ name: 'Two for one' });
  const [buy, free] = values.components;
  if (!buy || !free) throw new Error('both steps are there');
  const translated = {
    ...values,
    translations: marked('Two for one', 'Dos por uno'),
    components: [{ ...buy, translations: marked('Fries', 'Patatas') }, free],
  };
  expectStatus(await setDeal(id, translated, 0), 200);
  expect((await deal(id)).values).toMatchObject({ translations: translated.translations });
  const inSpanish = async () => (await shownDeals('es')).find((one) => one.id === id);
  expect(await inSpanish()).toMatchObject({
    name: 'Dos por uno',
    components: [{ name: 'Patatas' }, { name: 'Free fries' }],
  });
  // A client that knows nothing of translations leaves them; of another name they say nothing.
  const { translations: _own, ...without } = (await deal(id)).values;
  expectStatus(await setDeal(id, { ...without, name: 'Two for you' }, 1), 200);
  expect(await inSpanish()).toMatchObject({
    name: 'Two for you',
    components: [{ name: 'Patatas' }, {}],
  });
  expectStatus(await setDeal(id, { ...without, name: 'Two for one' }, 2), 200);
  expect(await inSpanish()).toMatchObject({ name: 'Dos por uno' });
  expectStatus(await setDeal(id, { ...without, name: 'Two for one', translations: {} }, 3), 200);
  expect(await inSpanish()).toMatchObject({ name: 'Two for one' });
});

test('an ended deal leaves the menu and stays among the offers', async () => {
  const { id } = await newDeal({ name: 'Ending' });
  expectStatus(await switchOffer(`deals/${id}`, false), 200);
  expect((await shownDeals()).some((one) => one.id === id)).toBe(false);
  expect((await list()).deals.find((one) => one.id === id)).toMatchObject({ status: 'off' });
  expectStatus(await switchOffer(`deals/${id}`, true), 200);
  expect((await shownDeals()).some((one) => one.id === id)).toBe(true);
});

test('whoever saves later is shown what was saved meanwhile', async () => {
  const { id, values } = await newDeal({ name: 'Two owners' });
  expectStatus(await setDeal(id, { ...values, name: 'First' }, 0), 200);
  const late = await setDeal(id, { ...values, name: 'Second' }, 0);
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ data: { revision: 1, values: { name: 'First' } } });
  expect((await deal(id)).changes.map(({ kind }) => kind)).toEqual(['changed', 'made']);
});

test('sent again with its key, a deal is made once', async () => {
  const key = randomUUID();
  const first = await addDeal({ name: 'Once' }, { key });
  const second = await addDeal({ name: 'Once' }, { key });
  expectStatus(second, 201);
  expect(second.json().data.id).toBe(first.json().data.id);
  expect((await list()).deals.filter(({ values }) => values.name === 'Once')).toHaveLength(1);
});

test('R95 a dish of another tenant is refused at its step', async () => {
  const step = { id: null, name: 'Theirs', role: 'get' as const, quantity: 1, dish_ids: [5101] };
  const reply = await addDeal({ components: [step] });
  expect(reply.statusCode).toBe(422);
  expect(errorReply.parse(reply.json()).problems).toMatchObject([
    { path: 'body.components.0.dish_ids', code: 'not_on_menu' },
  ]);
});

test('a manager of another restaurant changes no deal', async () => {
  const reply = await send(
    'POST',
    `restaurants/${small.closedRestaurant}/deals`,
    (await newDeal({ name: 'Mine' })).values,
    { 'idempotency-key': randomUUID() },
    shop.manager,
  );
  expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([
    403,
    'not_your_restaurant',
  ]);
});
