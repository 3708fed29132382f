import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { routes, type RouteName } from '#schemas/api/routes.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import {
  customerCalls,
  writeHeaders,
  type CustomerCall,
  type SentCall,
} from '../setup/customer-calls.ts';
import {
  customerWithEverything,
  idsOfNobody,
  newCustomer,
  type CustomerHeaders,
  type CustomerIds,
} from '../setup/customers-with-everything.ts';
import { rowsChangedSince, rowsOfTenants } from '../setup/rows-of-tenants.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

// Each call of the contract is made many times within a minute.
const plenty = { points: 10_000_000, seconds: 60 };
const limits = {
  ...defaultLimits,
  claims: plenty,
  reads: plenty,
  writes: plenty,
  guesses: plenty,
  ordersMailedFrom: plenty,
  oneTimeCodes: { ...defaultLimits.oneTimeCodes, mailsFrom: plenty, toMailbox: plenty },
};
const shop = await buildSmallApp({ options: { limits } });
const { app, db } = shop;
await insertStaff(db);

const rows = Object.entries(contract).map(([name, row]): [string, Endpoint] => [name, row]);
const isCustomerCall = (name: RouteName): name is CustomerCall => name in callsOfNobody;
const callsOfNobody = customerCalls(idsOfNobody(), { user_id: 1 });
const customerNames = Object.keys(routes)
  .filter((name): name is RouteName => name in routes)
  .filter(isCustomerCall);

async function send(name: CustomerCall, sent: SentCall, headers: CustomerHeaders) {
  const { method, path } = routes[name];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => sent.params?.[field] ?? '');
  const reply = await app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers, ...writeHeaders(), ...sent.headers },
    ...(sent.query && { query: sent.query }),
    ...(sent.payload && { payload: sent.payload }),
  });
  return { status: reply.statusCode, text: reply.body };
}

type Reply = Awaited<ReturnType<typeof send>>;
/** A reply without the ids that were sent, which some repeat. */
const without = ({ status, text }: Reply, { cardHandle }: CustomerIds) => ({
  status,
  text: text.replaceAll(cardHandle, ''),
});

/** The ways of a call that name something, which differ from customer to customer. */
const namings = (name: CustomerCall, ids: CustomerIds, me: CustomerIds['owner']) => {
  const nobody = { ...idsOfNobody(ids.owner), restaurantId: ids.restaurantId };
  const ofNobody = customerCalls(nobody, me)[name];
  return customerCalls(ids, me)[name].flatMap((sent, index) => {
    const other = ofNobody[index];
    const namesIds = other !== undefined && JSON.stringify(sent) !== JSON.stringify(other);
    return namesIds ? [{ sent, other, nobody }] : [];
  });
};
const sender: CustomerIds['owner'] = { user_id: 1 };
const namingCalls = customerNames.filter(
  (name) => namings(name, { ...idsOfNobody(), owner: { user_id: 2 } }, sender).length > 0,
);

describe('without a token', () => {
  const closed = rows.filter(([, { security }]) => security.length > 0);
  test.each(closed)('%s answers nobody', async (_name, { method, path, security }) => {
    const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
    const reply = await app.inject({ method, url, headers: { host: small.host } });
    // This server has no operator's key, so its calls do not exist.
    expect(reply.statusCode).toBe(security.includes('operator') ? 404 : 401);
  });
});

describe('tokens of the other sort of caller', () => {
  const guest = async () => (await newCustomer(shop, 'guest')).headers;
  const user = async () => (await newCustomer(shop, 'user')).headers;
  const ofOther = async () =>
    (await newCustomer(shop, 'user', { tenantId: small.otherTenant, host: small.otherHost }))
      .headers;
  const statusOf = async ({ method, path }: Endpoint, headers: object) => {
    const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
    return (await app.inject({ method, url, headers: { ...headers } })).statusCode;
  };

  test.each(rows.filter(([, { security }]) => security.includes('staff')))(
    '%s, of staff, takes none of customers',
    async (_name, row) => {
      expect(await statusOf(row, await guest())).toBe(401);
      expect(await statusOf(row, await user())).toBe(401);
    },
  );

  test.each(customerNames)(
    '%s takes no cookie of staff, and no token of elsewhere',
    async (name) => {
      expect(await statusOf(contract[name], await signStaffIn(app))).toBe(401);
      expect(await statusOf(contract[name], { ...(await ofOther()), host: small.host })).toBe(401);
    },
  );
});

const victims = {
  'another user': await customerWithEverything(shop, 'user'),
  'a guest': await customerWithEverything(shop, 'guest'),
  'a user of another tenant': await customerWithEverything(shop, 'user', 'other'),
};
/** Words of theirs that no other customer may be sent. */
const secrets = /secret lane|secret phone|customer-\d+@/i;

describe.each(Object.entries(victims))('R95 what is %s’s', (_whose, { ids }) => {
  test.each(namingCalls)('is as if it were not there to %s', async (name) => {
    const before = await rowsOfTenants(shop);
    for (const kind of ['user', 'guest'] as const) {
      const { headers, owner } = await newCustomer(shop, kind);
      for (const { sent, other, nobody } of namings(name, ids, owner)) {
        const reply = await send(name, sent, headers);
        expect(reply.text).not.toMatch(secrets);
        const ofNobody = await send(name, other, headers);
        expect(without(reply, ids)).toEqual(without(ofNobody, nobody));
      }
    }
    expect(await rowsChangedSince(shop, before)).toEqual([]);
  });
});

test.each(customerNames)('R95 %s changes and shows nothing but one’s own', async (name) => {
  const before = await rowsOfTenants(shop);
  for (const kind of ['user', 'guest'] as const) {
    const { headers, owner, email } = await newCustomer(shop, kind);
    for (const sent of customerCalls(idsOfNobody(owner), owner)[name]) {
      const { text } = await send(name, sent, headers);
      expect(text.replaceAll(email || '-', '')).not.toMatch(secrets);
    }
  }
  expect(await rowsChangedSince(shop, before)).toEqual([]);
});

describe('those ids are real', () => {
  test.each(namingCalls)('%s leads somewhere for whoever they belong to', async (name) => {
    const { headers, ids } = await customerWithEverything(shop, 'user');
    for (const { sent, other } of namings(name, ids, ids.owner)) {
      expect(await send(name, sent, headers)).not.toEqual(await send(name, other, headers));
    }
  });

  test('and every call that names one is tried', () => {
    // Whoever has scanned the code of a table may call by it, and sees nothing of a party (rule R80).
    const named = customerNames.filter((name) => /\{(?!token\})/.test(routes[name].path));
    expect(namingCalls).toEqual(expect.arrayContaining(named));
    expect(namingCalls.length).toBeGreaterThan(named.length);
  });
});
