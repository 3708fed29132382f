import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { isForPeople } from '#tests/fuzz/find-fault.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';

const { app } = await buildSmallApp();
const guest = await claimGuest(app, 1_000_001);

const plain = {
  restaurant_id: small.restaurant,
  restaurant_product_id: small.lemonade.id,
  product_id: small.lemonade.productId,
  guest_id: 1_000_001,
  is_half_and_half: 0,
  quantity: 1,
  modifiers: [],
  configurations: [],
};
const addToCart = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/v2/cart', headers: guest, payload });

describe('what a caller sends is parsed by the contract', () => {
  test.each([0, -1, 1.5, 1e9, '2', null])(
    'a quantity of %s is refused at its place and nothing else',
    async (quantity) => {
      const reply = await addToCart({ ...plain, quantity });
      expect(reply.statusCode).toBe(400);
      const { code, problems } = errorReply.parse(reply.json());
      expect(code).toBe('invalid_request');
      expect(problems?.map(({ path }) => path)).toEqual(['body.quantity']);
    },
  );

  test('a missing field is called required, inside lists too', async () => {
    const reply = await addToCart({ ...plain, modifiers: [{ quantity: 1 }] });
    const { problems } = errorReply.parse(reply.json());
    expect(problems).toEqual([
      { path: 'body.modifiers.0.modifier_id', code: 'required', message: 'This is missing.' },
    ]);
  });

  test.each([
    [{ quantity: 0 }, 'This must be at least 1.'],
    [{ quantity: 1.5 }, 'This must be a whole number.'],
    [{ quantity: 1e308 }, 'This must be at most 99.'],
    [{ quantity: '2' }, 'This must be a number.'],
    [{ notes: 7 }, 'This must be text.'],
    [{ modifiers: 'cheese' }, 'This must be a list.'],
    [{ modifiers: [[]] }, 'This has a form that is not understood.'],
    [{ modifiers: Array.from({ length: 101 }, () => ({})) }, 'This takes at most 100 entries.'],
  ])('%j is refused in plain words', async (change, words) => {
    const reply = await addToCart({ ...plain, ...change });
    const { error, problems } = errorReply.parse(reply.json());
    const last = problems?.at(-1);
    expect(last?.message).toBe(words);
    expect(error).toBe(`Please check what you sent. ${words}`);
    expect(isForPeople(error)).toBe(true);
  });

  test('an order is refused in plain words, too', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v2/orders',
      headers: { ...guest, 'idempotency-key': 'short' },
      payload: {
        guest_id: 1_000_001,
        restaurant_id: small.restaurant,
        cart_version: 1,
        expected_total: true,
        delivery_method: 'drone',
        pickup_date: 'soon',
        pickup_time: '13:30',
        payment_method: 'cashOnDelivery',
        guest_details: { name: ' ', email: 'ada', phone_no: '0400 000 000' },
      },
    });
    expect(errorReply.parse(reply.json()).problems).toMatchObject([
      { path: 'headers.idempotency-key', message: 'Write at least 16 characters.' },
      { path: 'body.expected_total', message: 'This has a form that is not understood.' },
      { path: 'body.delivery_method', message: 'This is not one of the choices.' },
      { path: 'body.pickup_date', message: 'Write a date like 2026-11-30.' },
      { path: 'body.guest_details.name', message: 'Fill this in.' },
      {
        path: 'body.guest_details.email',
        message: 'Write an email address like name@example.com.',
      },
    ]);
  });

  test.each([
    ['deal', { deal_id: 5, quantity: 0, children: [] }, ['body.quantity', 'body.children']],
    ['combo meal', { combo_product_id: 5, quantity: 1 }, ['body.children']],
    ['half-and-half', { is_half_and_half: 1, quantity: 1, portions: [] }, ['body.portions']],
    [
      'plain item',
      { is_half_and_half: 0, quantity: 1 },
      ['body.restaurant_product_id', 'body.product_id'],
    ],
  ])('the problems of a %s are those of that shape', async (_shape, body, places) => {
    const reply = await addToCart({
      restaurant_id: small.restaurant,
      guest_id: 1_000_001,
      ...body,
    });
    expect(reply.statusCode).toBe(400);
    const { problems } = errorReply.parse(reply.json());
    expect(problems?.map(({ path }) => path)).toEqual(places);
  });

  test.each([
    ['claimGuest', 'POST', '/v2/guests', 'guest_id'],
    ['subscribeToNewsletter', 'POST', '/v2/newsletter', 'email'],
    ['confirmNewsletter', 'POST', '/v2/newsletter/confirm', 'token'],
    ['leaveNewsletter', 'POST', '/v2/newsletter/leave', 'token'],
    ['staffSignIn', 'POST', '/v2/staff/session', 'password'],
    ['placeOrder', 'POST', '/v2/orders', 'special_instructions'],
    ['addToCart', 'POST', '/v2/cart', 'notes'],
    ['clearCart', 'DELETE', '/v2/cart/clear', 'guest_id'],
  ] as const)(
    '%s refuses a value that spoils how it is compared, and names its place',
    async (_name, method, path, field) => {
      const reply = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...guest, 'idempotency-key': 'a'.repeat(20) },
        payload: { [field]: { length: { toString: 1 } } },
      });
      expect(reply.statusCode).toBe(400);
      const { code, problems } = errorReply.parse(reply.json());
      expect(code).toBe('invalid_request');
      expect(problems?.map((one) => one.path)).toEqual([`body.${field}.length.toString`]);
    },
  );

  test('a list where text is asked for is called no text, however long it is', async () => {
    const reply = await addToCart({ ...plain, notes: Array.from({ length: 400 }, () => 'a') });
    expect(errorReply.parse(reply.json()).problems).toMatchObject([
      { path: 'body.notes', message: 'This must be text.' },
    ]);
  });

  test('a query and a path name their places as well', async () => {
    const query = await app.inject({ url: '/api/v2/menu?restaurant_id=abc', headers: at });
    expect(errorReply.parse(query.json()).problems?.[0]?.path).toBe('query.restaurant_id');
    const path = await app.inject({ method: 'DELETE', url: '/api/v2/cart/first', headers: guest });
    expect(errorReply.parse(path.json()).problems?.[0]?.path).toBe('params.cartItemId');
  });
});

const post = (payload: string, type = 'application/json', more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/cart',
    headers: { ...guest, ...more, 'content-type': type },
    payload,
  });

describe('every failure has the common shape', () => {
  test.each([
    ['malformed JSON', () => post('{"quantity": 1,'), 400, 'invalid_json'],
    [
      'a 1 MB note',
      () => post(JSON.stringify({ ...plain, notes: 'x'.repeat(1e6) })),
      413,
      'body_too_large',
    ],
    ['another content type', () => post('<cart/>', 'text/xml'), 415, 'unsupported_media_type'],
    ['a body of another type than JSON objects', () => post('[]'), 400, 'invalid_request'],
    ['an empty body', () => post(''), 400, 'invalid_request'],
    [
      'a body that calls itself packed and is not',
      () => post(JSON.stringify(plain), 'application/json', { 'content-encoding': 'gzip' }),
      400,
      'invalid_encoding',
    ],
    [
      'a body packed in a way that nobody knows',
      () => post(JSON.stringify(plain), 'application/json', { 'content-encoding': 'zip' }),
      415,
      'unsupported_encoding',
    ],
    ['a poisoned prototype', () => post('{"__proto__": {"x": 1}}'), 400, 'invalid_json'],
    [
      'an unknown path',
      () => app.inject({ url: '/api/v2/nothing', headers: at }),
      404,
      'not_found',
    ],
    [
      'an unknown method',
      () => app.inject({ method: 'PUT', url: '/api/v2/cart', headers: at }),
      404,
      'not_found',
    ],
    [
      'a broken address',
      () => app.inject({ url: '/api/v2/cart/%zz', headers: at }),
      400,
      'invalid_url',
    ],
    ['no token', () => app.inject({ url: '/api/v2/cart', headers: at }), 401, 'unauthenticated'],
    [
      'a token that nobody has',
      () =>
        app.inject({ url: '/api/v2/cart', headers: { ...at, authorization: 'Bearer 139.none' } }),
      401,
      'unauthenticated',
    ],
    [
      'a guest where a user is asked',
      () => app.inject({ url: '/api/get-wishlist', headers: guest }),
      403,
      'login_required',
    ],
  ] as const)('%s', async (_what, call, status, code) => {
    const reply = await call();
    const body = errorReply.strict().parse(reply.json());
    expect([reply.statusCode, body.code]).toEqual([status, code]);
    expect(body.error).toMatch(/^[A-Z].*[.!?]$/s);
    expect(reply.body).not.toMatch(/ at .*\.ts|node_modules/);
  });

  test.each(['a\u0000b', 'a\ud800b', 'a\udc00', '\u001b[2J'])(
    'a note of %j, which cannot be kept as it is, is refused at its place',
    async (notes) => {
      const reply = await addToCart({ ...plain, notes });
      expect(reply.statusCode).toBe(400);
      expect(errorReply.parse(reply.json()).problems).toMatchObject([{ path: 'body.notes' }]);
    },
  );

  test('a status beyond any number of statuses is bad input, not our failure', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/restaurants-with-images',
      headers: at,
      payload: { tenant_id: 139, status: 1e12 },
    });
    expect(errorReply.parse(reply.json()).problems).toMatchObject([{ path: 'body.status' }]);
  });

  test('a DELETE that names JSON and sends nothing is understood', async () => {
    const reply = await app.inject({
      method: 'DELETE',
      url: '/api/v2/cart/99',
      headers: { ...guest, 'content-type': 'application/json' },
    });
    expect(errorReply.parse(reply.json()).code).not.toMatch(/^invalid/);
  });

  test('another guest’s number is refused beside one’s own token', async () => {
    const reply = await addToCart({ ...plain, guest_id: 1_000_002 });
    expect(reply.statusCode).toBe(403);
    expect(errorReply.parse(reply.json()).code).toBe('not_yours');
  });

  test.each([
    ['what is not HTTP', 'hello\r\n\r\n', 400, 'invalid_http'],
    [
      'endless headers',
      `GET /api/v2/cart HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(1e5)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s', async (_what, sent, status, code) => {
    const [head = '', body = ''] = (await sendRaw(sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errorReply.strict().parse(JSON.parse(body)).code).toBe(code);
  });
});

test('a long reply travels compressed', async () => {
  const headers = { ...at, 'accept-encoding': 'gzip' };
  const reply = await app.inject({ url: '/api/openapi.json', headers });
  expect(reply.headers['content-encoding']).toBe('gzip');
  const short = await app.inject({ url: '/api/v2/cart', headers });
  expect(short.headers['content-encoding']).toBeUndefined();
});

/** Writes text to the server's own port and reads until it hangs up. */
async function sendRaw(sent: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' }).catch((error: unknown) => {
    if (!app.server.listening) throw error;
  });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}
