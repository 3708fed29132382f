import { expect, test } from 'vitest';
import { ensureGuest } from '#ui/api/guests.ts';
import { createRuntime } from '#src/app/runtime.ts';
import { bootWith, memoryStorage } from '../../src/site-boot.ts';

const refused = { error: 'No', code: 'too_many_requests' };
const refusals: Record<number, unknown> = {
  401: { error: 'No', code: 'token_of_other_tenant' },
  409: { error: 'No', code: 'guest_taken' },
};

type Claim = { guest_id: number; tenant_id: number };

/** The storefront's client and stores, against a server that answers claims as told. */
function openWith(statuses: number[], held: Record<string, string> = {}) {
  const claims: Claim[] = [];
  const tokens: (string | null)[] = [];
  const { api, stores } = createRuntime({
    boot: bootWith(),
    storage: memoryStorage(held),
    isBootLive: true,
    fetch: async (_url, init) => {
      const claim: Claim = JSON.parse(String(init?.body));
      claims.push(claim);
      tokens.push(new Headers(init?.headers).get('authorization'));
      const status = statuses.shift() ?? 201;
      const data = { guest_id: claim.guest_id, guest_token: `token of ${claim.guest_id}` };
      return Response.json(status === 201 ? { data } : (refusals[status] ?? refused), { status });
    },
  });
  return { stores, claims, tokens, ensure: () => ensureGuest({ api, stores }) };
}

test('the guest asks for a token with its own number and its own tenant', async () => {
  const { stores, claims, ensure } = openWith([]);
  await ensure();
  const { guestUser, guestToken } = stores.account.getState();
  expect(claims).toEqual([{ guest_id: guestUser?.guestId, tenant_id: 139 }]);
  expect(guestToken).toBe(`token of ${guestUser?.guestId}`);
});

test('while a number is taken the browser draws another', async () => {
  const { stores, claims, ensure } = openWith([409, 409]);
  await ensure();
  expect(new Set(claims.map(({ guest_id }) => guest_id)).size).toBe(3);
  expect(stores.account.getState().guestUser?.guestId).toBe(claims[2]?.guest_id);
});

test('two quick needs make one guest, and a guest with a token makes none', async () => {
  const { claims, ensure } = openWith([]);
  await Promise.all([ensure(), ensure()]);
  await ensure();
  expect(claims).toHaveLength(1);
});

test('a token of another tenant is dropped, and the guest claimed without it', async () => {
  const { stores, tokens, ensure } = openWith([401], { guest_token: '53.elsewhere' });
  await ensure();
  expect(tokens).toEqual(['Bearer 53.elsewhere', null]);
  expect(stores.account.getState().guestToken).toMatch(/^token of \d{7}$/);
});

test('any other refusal ends it, and the next need tries again', async () => {
  const { claims, ensure } = openWith([429]);
  await expect(ensure()).rejects.toMatchObject({ status: 429 });
  await ensure();
  expect(claims).toHaveLength(2);
});
