import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { shoppers, tableCalls, tabs } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

/** A tab and a call of a table of the other small tenant, and every call of staff with their ids. */
export async function foreignStaffTabs(db: Database, tableId: number) {
  const [tabId, callId, shopperId] = [randomUUID(), randomUUID(), randomUUID()];
  const place = { tenantId: small.otherTenant, restaurantId: small.otherRestaurant, tableId };
  await db.insert(shoppers).values({ tenantId: small.otherTenant, id: shopperId });
  await db.insert(tabs).values({
    ...place,
    id: tabId,
    code: '1234',
    openedAt: fridayNoon,
    closedAt: fridayNoon,
    changedAt: fridayNoon,
  });
  const call = { ...place, id: callId, shopperId, kind: 'bill' as const, at: fridayNoon };
  await db.insert(tableCalls).values(call);
  const restaurant = { params: { restaurantId: String(small.otherRestaurant) } };
  const params = { tabId };
  const table_id = tableId;
  const codes: [string, string][] = [
    [tabId, 'unknown_tab'],
    [callId, 'unknown_table_call'],
  ];
  return {
    codes,
    calls: {
      listStaffTables: restaurant,
      openStaffTab: { ...restaurant, payload: { table_id, name: 'Ana' } },
      getStaffTab: { params },
      moveTab: { params, payload: { table_id } },
      joinTabs: { params, payload: { other_tab_id: tabId } },
      splitTab: { params, payload: { table_id, name: 'Ana', order_ids: [randomUUID()] } },
      closeStaffTab: { params, payload: { unpaid_reason: 'Theirs' } },
      takeTabPayment: {
        params,
        headers: { 'idempotency-key': randomUUID() },
        payload: { what: { kind: 'rest' }, expected_amount: 1 },
      },
      confirmTabPayment: { params: { tabId, paymentId: randomUUID() }, payload: {} },
      chargeHeldCards: { params, payload: { expected_amount: 1 } },
      releaseTabCard: { params: { tabId, cardId: randomUUID() } },
      dropStaffTabPayment: { params: { tabId, paymentId: randomUUID() } },
      answerTableCall: { params: { callId }, payload: {} },
    },
  };
}
