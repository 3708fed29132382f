import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { problem } from '#schemas/api/wire.ts';
import { z } from 'zod';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { createShopper, lemonade, plainBurger } from '../setup/shopper.ts';
import { whileOrderingIsOff } from '../setup/while-changed.ts';

const { app, db } = await buildSmallApp();
const failed = z.looseObject({
  error: z.string(),
  code: z.string(),
  problems: z.array(problem).optional(),
});

type Call = { method: Endpoint['method']; url: string; payload?: object; headers?: object };
/** What a call is refused with, for who reads these languages. */
async function refusedIn(accepted: string, { headers, ...call }: Call) {
  const reply = await app.inject({
    ...call,
    headers: { host: 'corner.test', ...headers, 'accept-language': accepted },
  });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  return failed.parse(reply.json());
}
const sentencesOf = ({ error, problems = [] }: z.output<typeof failed>) => [
  error,
  ...problems.map(({ message }) => message),
];

describe('a refusal is in the language that the request accepts', () => {
  const unknown = { method: 'GET', url: '/api/v2/nothing' } as const;
  test.each([
    ['es-MX,es;q=0.9,en;q=0.5', 'No hay nada en esta dirección.'],
    ['ar', 'لا يوجد شيء في هذا العنوان.'],
    ['en;q=0.2,es;q=0.7', 'No hay nada en esta dirección.'],
    ['fr', 'There is nothing at this address.'],
    [';;,=q', 'There is nothing at this address.'],
  ])('%s', async (accepted, error) => {
    expect(await refusedIn(accepted, unknown)).toEqual({ error, code: 'not_found' });
  });

  test('with its problems, a body that is wrong in two places', async () => {
    const headers = await claimGuest(app, 3_900_001);
    const payload = { ...lemonade, guest_id: 3_900_001, restaurant_id: 'x', quantity: 0 };
    const reply = await refusedIn('es', { method: 'POST', url: '/api/v2/cart', payload, headers });
    expect(reply.code).toBe('invalid_request');
    expect(reply.error).toBe('Revisa lo que has enviado. Tiene que ser un número.');
    expect(reply.problems?.map(({ message }) => message)).toEqual([
      'Tiene que ser un número.',
      'Tiene que ser 1 como mínimo.',
    ]);
  });

  test('what staff and operators call stays in English, whatever their browser accepts', async () => {
    const { error } = await refusedIn('es', { method: 'GET', url: '/api/v2/staff/orders' });
    expect(error).toBe('Please sign in again.');
  });
});

describe('a cart and its refusals', () => {
  test('name what is wrong in the language of each request, the same cart in any', async () => {
    const shopper = await createShopper(app, 3_900_002);
    const spanish = { 'accept-language': 'es' };
    const few = await shopper.add({ ...plainBurger, modifiers: [] }, spanish);
    expect(few.statusCode).toBe(422);
    expect(failed.parse(few.json()).error).toMatch(/: elige 1\.$/);
    await shopper.fillCart(lemonade);
    await whileOrderingIsOff({ db }, small.restaurant, async () => {
      const cartIn = async (language: string) => {
        const url = `/v2/cart?guest_id=${shopper.guestId}`;
        const reply = await shopper.call('GET', url, undefined, { 'accept-language': language });
        return contract.getCart.reply.parse(reply.json()).data.problems[0]?.message;
      };
      expect(await cartIn('ar')).toBe('لا يستقبل هذا المطعم طلبات عبر الإنترنت حاليًا.');
      expect(await cartIn('es')).toContain('no acepta pedidos en línea');
      expect(await cartIn('en')).toBe('This restaurant takes no online orders right now.');
    });
  });
});

let guests = 3_910_000;
test('what is shared on the way is told apart by the language', async () => {
  const url = `/api/v2/menu?restaurant_id=${small.restaurant}`;
  const reply = await app.inject({ method: 'GET', url, headers: { host: 'corner.test' } });
  expect(reply.statusCode).toBe(200);
  expect(String(reply.headers.vary)).toContain('accept-language');
});

/** Every call of customers, filled with ids that name nothing. */
const calls = Object.entries<Endpoint>(contract)
  .filter(([, { path }]) => !/^\/v2\/(?:staff|operator)\b/.test(path))
  .map(([name, { method, path }]) => ({
    name,
    method,
    url: `/api${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`,
  }));

describe('no call of customers is refused in English where Spanish is read', () => {
  test.each(calls)('$name', async ({ method, url }) => {
    const guest = await claimGuest(app, (guests += 1));
    const isRead = method === 'GET';
    const attempts = [
      {},
      guest,
      { authorization: 'Bearer nonsense' },
      { ...guest, host: 'nowhere.test' },
    ].flatMap((headers) =>
      [undefined, {}, { toString: 1 }, { guest_id: 'x', restaurant_id: -1 }].map((payload) => ({
        method,
        url,
        headers: { 'idempotency-key': 'x', ...headers },
        ...(payload && !isRead && { payload }),
      })),
    );
    for (const attempt of attempts) {
      const inLanguage = async (accepted: string) => {
        const reply = await app.inject({
          ...attempt,
          headers: { host: 'corner.test', ...attempt.headers, 'accept-language': accepted },
        });
        return reply.statusCode < 400 ? [] : sentencesOf(failed.parse(reply.json()));
      };
      const english = await inLanguage('en');
      const spanish = await inLanguage('es');
      expect(spanish.filter((sentence) => english.includes(sentence))).toEqual([]);
    }
  });
});
