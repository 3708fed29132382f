import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { apiScope, type ApiScope } from '#schemas/api/api-scope.ts';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { addApiKey } from '../setup/add-api-key.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

// Each call of the contract is made with each key within a minute.
const plenty = { points: 10_000_000, seconds: 60 };
const limits = { ...defaultLimits, reads: plenty, writes: plenty, keyCalls: plenty };
const { app, db } = await buildSmallApp({ options: { limits } });
await insertStaff(db);
const owner = await signStaffIn(app);
const newKey = (settings: { scopes: ApiScope[] }) => addApiKey(app, owner, settings);
const keys = {
  'orders:read': await newKey({ scopes: ['orders:read'] }),
  'orders:write': await newKey({ scopes: ['orders:write'] }),
  'orders:refund': await newKey({ scopes: ['orders:refund'] }),
  'menu:read': await newKey({ scopes: ['menu:read'] }),
  'menu:write': await newKey({ scopes: ['menu:write'] }),
  'reservations:read': await newKey({ scopes: ['reservations:read'] }),
  'reservations:write': await newKey({ scopes: ['reservations:write'] }),
} satisfies Record<ApiScope, object>;

describe('R95 every call of staff', () => {
  const calls = Object.entries(contract).map(([name, row]): [string, Endpoint] => [name, row]);
  const staffCalls = calls.filter(([, { security }]) => security.includes('staff'));
  /** Nothing that exists: who may call is decided before what is asked for. */
  const codeOf = async ({ method, path }: Endpoint, headers: object): Promise<string> => {
    const url = `/api${path.replaceAll(/\{\w+\}/g, randomUUID())}`;
    const reply = await app.inject({ method, url, headers: { ...headers } });
    return reply.statusCode < 300 ? '' : errorReply.parse(reply.json()).code;
  };

  test.each(staffCalls)('%s is opened by no other scope than its own', async (_name, row) => {
    for (const scope of apiScope.options) {
      const { headers } = keys[scope];
      const isOpen = (await codeOf(row, headers)) !== 'scope_missing';
      expect([scope, isOpen]).toEqual([scope, row.scope === scope]);
    }
  });

  test('opens to keys only what is about orders, what is sold and reservations', () => {
    const open = staffCalls
      .filter(([, { scope }]) => scope)
      .map(([name, { scope }]) => [name, scope]);
    expect(Object.fromEntries(open)).toEqual({
      listStaffOrders: 'orders:read',
      getStaffOrder: 'orders:read',
      listPastOrders: 'orders:read',
      moveOrder: 'orders:write',
      changeOrderTime: 'orders:write',
      refundOrder: 'orders:refund',
      listStock: 'menu:read',
      getEditedMenu: 'menu:read',
      setAvailability: 'menu:write',
      setAvailabilities: 'menu:write',
      listDayReservations: 'reservations:read',
      addReservation: 'reservations:write',
      changeStaffReservation: 'reservations:write',
      moveReservation: 'reservations:write',
    });
    expect(calls.filter(([, row]) => row.scope && !row.security.includes('staff'))).toEqual([]);
  });

  test.each(calls.filter(([, { security }]) => security.length > 0 && !security.includes('staff')))(
    '%s, of others, takes no key',
    async (_name, row) => {
      const code = await codeOf(row, keys['orders:write'].headers);
      expect(['unauthenticated', 'not_found', 'operator_key_wrong']).toContain(code);
    },
  );

  test.each([
    '/v2/staff/orders/events',
    '/v2/staff/orders.csv',
    '/v2/staff/audit-log.csv',
    '/v2/staff/newsletter.csv',
  ])('%s, beside the contract, takes none either', async (path) => {
    const reply = await app.inject({ url: `/api${path}`, headers: keys['orders:read'].headers });
    expect([401, 403]).toContain(reply.statusCode);
  });
});
