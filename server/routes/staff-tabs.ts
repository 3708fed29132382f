import type { ReplyOf } from '#schemas/api/contract.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { chargeTabCards } from '../ordering/held-cards/charge-held-cards.ts';
import { releaseTabCard } from '../ordering/held-cards/release-held-card.ts';
import { answerTableCall } from '../ordering/staff-tabs/answer-table-call.ts';
import { closeStaffTab } from '../ordering/staff-tabs/close-staff-tab.ts';
import { showDiningRoom } from '../ordering/staff-tabs/dining-room.ts';
import { joinTabs } from '../ordering/staff-tabs/join-tabs.ts';
import { moveTab } from '../ordering/staff-tabs/move-tab.ts';
import { openStaffTab } from '../ordering/staff-tabs/open-staff-tab.ts';
import { splitTab } from '../ordering/staff-tabs/split-tab.ts';
import { findTabOfStaff, type StaffTabCall } from '../ordering/staff-tabs/tab-of-staff.ts';
import {
  confirmTabPayment,
  dropStaffTabPayment,
  takeTabPayment,
} from '../ordering/tab-payments/staff-tab-payments.ts';
import { showTab } from '../ordering/tabs/show-tab.ts';

type OfRestaurant = 'listStaffTables' | 'openStaffTab';
type OfPayment =
  | 'takeTabPayment'
  | 'confirmTabPayment'
  | 'dropStaffTabPayment'
  | 'chargeHeldCards'
  | 'releaseTabCard';
type OfTab = 'getStaffTab' | 'moveTab' | 'joinTabs' | 'splitTab' | 'closeStaffTab';

/** The tables of a restaurant with their tabs, and what staff do about them (rule R82). */
export const staffTabRoutes = (
  deps: Deps,
): Handlers<OfRestaurant | OfTab | OfPayment | 'answerTableCall'> => {
  const { db } = deps;
  const ownRestaurant = async (call: Call<OfRestaurant>): Promise<number> => {
    const { tenant, params } = call;
    const member = { tenantId: tenant.id, staff: requireStaff(call) };
    await requireOwnRestaurant(db, member, params.restaurantId);
    return params.restaurantId;
  };
  const ofTab = (call: Call<OfTab | OfPayment>): StaffTabCall => ({
    tenant: call.tenant,
    staff: requireStaff(call),
    tabId: call.params.tabId,
  });
  const shown = async (
    { tenant }: { tenant: Tenant },
    tabId: string,
  ): Promise<ReplyOf<'moveTab'>> => ({
    data: await showTab(db, tenant, { tabId, ownGuestId: null }),
  });
  /** The tab whose money is taken: of one that was joined to another, that other one. */
  const payable = async (call: Call<OfPayment>) => {
    const { tenant, staff, tabId } = ofTab(call);
    const { id } = await findTabOfStaff(db, { tenant, staff, tabId }, { follows: true });
    return { tenant, staffId: staff.id, tabId: id };
  };
  return {
    listStaffTables: async (call) => ({
      data: await showDiningRoom(db, call.tenant, {
        restaurantId: await ownRestaurant(call),
        now: deps.clock(),
      }),
    }),

    openStaffTab: async (call) => {
      const restaurantId = await ownRestaurant(call);
      const { table_id: tableId, name } = call.body;
      const opening = { tenantId: call.tenant.id, restaurantId, tableId, name };
      return shown(call, await openStaffTab(deps, opening));
    },

    getStaffTab: async (call) => {
      const { id } = await findTabOfStaff(db, ofTab(call), { follows: true });
      return shown(call, id);
    },

    moveTab: async (call) => {
      await moveTab(deps, { ...ofTab(call), tableId: call.body.table_id });
      return shown(call, call.params.tabId);
    },

    joinTabs: async (call) => {
      await joinTabs(deps, { ...ofTab(call), otherTabId: call.body.other_tab_id });
      return shown(call, call.params.tabId);
    },

    splitTab: async (call) => {
      const { order_ids: orderIds, table_id: tableId, name } = call.body;
      return shown(call, await splitTab(deps, { ...ofTab(call), orderIds, tableId, name }));
    },

    closeStaffTab: async (call) => {
      await closeStaffTab(deps, { ...ofTab(call), unpaidReason: call.body.unpaid_reason });
      return shown(call, call.params.tabId);
    },

    answerTableCall: async (call) => {
      const { tenant, params } = call;
      const staff = requireStaff(call);
      return { data: await answerTableCall(deps, { tenant, staff, callId: params.callId }) };
    },

    takeTabPayment: async (call) => {
      const of = await payable(call);
      const { headers, body } = call;
      await takeTabPayment(deps, { ...of, key: headers['idempotency-key'], body });
      return shown(call, of.tabId);
    },

    confirmTabPayment: async (call) => {
      const of = await payable(call);
      await confirmTabPayment(deps, { ...of, paymentId: call.params.paymentId });
      return shown(call, of.tabId);
    },

    chargeHeldCards: async (call) => {
      const of = await payable(call);
      await chargeTabCards(deps, { ...of, seen: call.body.expected_amount });
      return shown(call, of.tabId);
    },

    releaseTabCard: async (call) => {
      const { tenant, tabId } = await payable(call);
      await releaseTabCard(deps, { tenantId: tenant.id, tabId, id: call.params.cardId });
      return shown(call, tabId);
    },

    dropStaffTabPayment: async (call) => {
      const of = await payable(call);
      await dropStaffTabPayment(deps, { ...of, paymentId: call.params.paymentId });
      return shown(call, of.tabId);
    },
  };
};
