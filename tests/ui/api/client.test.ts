import { expect, test, vi } from 'vitest';
import { failures } from '#schemas/api/failures.ts';
import { ApiFailure, createApi, isTokenRefused } from '#ui/api/client.ts';

type Reply = {
  status?: number;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
};

/** A client whose server answers as told, and what was sent to it. */
function clientOf(
  { status = 200, body, text, headers: replied = {} }: Reply,
  token: string | null = null,
) {
  const sent: { url: string; init: RequestInit }[] = [];
  const onBadGateway = vi.fn<(message: string) => void>();
  const onRefusedToken = vi.fn<(token: string) => void>();
  const api = createApi({
    baseUrl: '/api',
    getToken: () => token,
    getXsrfToken: () => 'xsrf-1',
    onBadGateway,
    onRefusedToken,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return new Response(text ?? JSON.stringify(body ?? null), { status, headers: replied });
    },
  });
  const headers = () => new Headers(sent[0]?.init.headers);
  return { api, sent, headers, onBadGateway, onRefusedToken };
}

async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const failure: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(failure instanceof ApiFailure)) throw new Error('The call did not fail as ApiFailure.');
  return failure;
}

test('calls go to the base address with path and query filled in', async () => {
  const { api, sent } = clientOf({ body: { data: {} } });
  await api.call('removeFromCart', { headers: {}, params: { cartItemId: '7/8' } });
  await api.call('getMenu', { query: { restaurant_id: '3', tenant_id: undefined } });
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'DELETE /api/v2/cart/7%2F8',
    'GET /api/v2/menu?restaurant_id=3',
  ]);
});

test('it sends JSON, accepts JSON, echoes the XSRF cookie and carries the bearer token', async () => {
  const { api, sent, headers } = clientOf({ body: { data: {} } }, 'token-1');
  await api.call('updateCart', { headers: { 'if-match': '4' }, body: { cart_id: 1, quantity: 2 } });
  expect(Object.fromEntries(headers())).toEqual({
    accept: 'application/json',
    'accept-language': 'en',
    authorization: 'Bearer token-1',
    'content-type': 'application/json',
    'if-match': '4',
    'x-xsrf-token': 'xsrf-1',
  });
  expect(sent[0]?.init.body).toBe('{"cart_id":1,"quantity":2}');
});

test.each([
  [503, '2', 2000],
  [503, 'Fri, 20 Nov 2026 02:00:00 GMT', null],
  [503, undefined, null],
  [429, '2', null],
])('a %d with Retry-After %s asks for a pause of %s ms', async (status, seconds, pause) => {
  const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': seconds };
  const { api } = clientOf({ status, headers });
  expect((await failureOf(api.call('getWishlist', {}))).retryAfter).toBe(pause);
});

test.each([200, 201, 299])('status %d is a success', async (status) => {
  const { api } = clientOf({ status, body: [{ id: 1 }] });
  await expect(api.call('getWishlist', {})).resolves.toEqual([{ id: 1 }]);
});

test("a failure carries status, code, problems and the server's own sentence", async () => {
  const body = {
    error: 'Choose a base.',
    code: 'missing_choice',
    problems: [{ path: 'modifiers', code: 'required', message: 'Choose one' }],
  };
  const { api } = clientOf({ status: 422, body });
  expect(await failureOf(api.call('getWishlist', {}))).toMatchObject({
    status: 422,
    code: 'missing_choice',
    message: 'Choose a base.',
    problems: body.problems,
    body,
  });
});

test('without a sentence it says Request failed with status code', async () => {
  const { api } = clientOf({ status: 503, text: '<html>' });
  expect((await failureOf(api.call('getWishlist', {}))).message).toBe(
    'Request failed with status code 503',
  );
});

test('no reply at all is Network Error', async () => {
  const api = createApi({
    baseUrl: '/api',
    getToken: () => null,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await failureOf(api.call('getWishlist', {}))).toMatchObject({
    status: 0,
    message: 'Network Error',
  });
});

test('a reply that breaks off in the middle is Network Error, not half an answer', async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('[{"id":'));
      stream.error(new TypeError('network lost'));
    },
  });
  const api = createApi({
    baseUrl: '/api',
    getToken: () => null,
    fetch: async () => new Response(body),
  });
  expect((await failureOf(api.call('getWishlist', {}))).message).toBe('Network Error');
});

/** A server that never answers, but hears when the caller hangs up. */
const silent: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

test('an aborted call says so', async () => {
  const api = createApi({ baseUrl: '/api', getToken: () => null, fetch: silent });
  const controller = new AbortController();
  const failure = failureOf(api.call('getWishlist', {}, { signal: controller.signal }));
  controller.abort();
  expect((await failure).message).toBe('Request aborted');
});

test('a caller that sets a timeout hears timeout exceeded', async () => {
  const api = createApi({ baseUrl: '/api', getToken: () => null, fetch: silent });
  const failure = await failureOf(api.call('getWishlist', {}, { timeout: 1 }));
  expect(failure.message).toBe('timeout of 1ms exceeded');
});

test('HTTP 502 flags the server as down and the call still fails', async () => {
  const { api, onBadGateway } = clientOf({ status: 502, text: 'Bad Gateway' });
  expect((await failureOf(api.call('getWishlist', {}))).status).toBe(502);
  expect(onBadGateway).toHaveBeenCalledExactlyOnceWith('Resource not found (404)');
});

test('a 502 of the settings is left to the settings themselves', async () => {
  const { api, onBadGateway } = clientOf({ status: 502 });
  await failureOf(api.call('getAppSettings', { query: {} }));
  expect(onBadGateway).not.toHaveBeenCalled();
});

test.each(['unauthenticated', 'token_of_other_tenant'])(
  'reports a token that is refused as %s, so that it can be dropped',
  async (code) => {
    const { api, onRefusedToken } = clientOf({ status: 401, body: { error: 'No', code } }, 'old');
    const failure = await failureOf(api.call('getWishlist', {}));
    expect(onRefusedToken).toHaveBeenCalledExactlyOnceWith('old');
    expect(isTokenRefused(failure)).toBe(true);
  },
);

test.each([
  ['a wrong password', { body: { error: 'No', code: 'wrong_password' } }],
  ['a refusal that a proxy in between wrote', { text: 'Unauthorized' }],
])('R49 keeps the token at %s', async (_name, reply) => {
  const { api, onRefusedToken } = clientOf({ status: 401, ...reply }, 'good');
  const failure = await failureOf(api.call('getWishlist', {}));
  expect(onRefusedToken).not.toHaveBeenCalled();
  expect(isTokenRefused(failure)).toBe(false);
});

test('keeps the token of a customer where the session of staff has expired', async () => {
  const { api, onRefusedToken } = clientOf(
    { status: 401, body: { error: 'Sign in again', code: 'staff_session_expired' } },
    'good',
  );
  const failure = await failureOf(api.call('getDesk', {}));
  expect(onRefusedToken).not.toHaveBeenCalled();
  expect(isTokenRefused(failure)).toBe(true);
});

test('knows of each code whether it ends a session', async () => {
  const ends = async (code: string) => {
    const { api } = clientOf({ status: 401, body: { error: 'No', code } });
    return [code, isTokenRefused(await failureOf(api.call('getWishlist', {})))];
  };
  const all = await Promise.all(Object.keys(failures).map(ends));
  expect(all.flatMap(([code, isEnd]) => (isEnd === true ? [code] : [])).toSorted()).toEqual([
    'staff_session_expired',
    'token_of_other_tenant',
    'unauthenticated',
  ]);
  // A new code of a 401 is to be judged here.
  const refusals = Object.entries(failures).filter(([, { status }]) =>
    new Set<number>(status).has(401),
  );
  expect(refusals.map(([code]) => code).toSorted()).toEqual([
    // Keys are of other systems, which have no session.
    'key_invalid',
    'staff_session_expired',
    'token_of_other_tenant',
    'unauthenticated',
    'wrong_password',
  ]);
});
