import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  staffTabPaymentRoutes as paymentRoutes,
  staffTabRoutes as routes,
} from './staff-tab-routes.ts';
import { tabPaymentParts } from './tab-payments.ts';
import { guestName, tab, tabConflict, tableCall } from './tabs.ts';
import { count, dataOf, id, idText, instant, money, plainText } from './wire.ts';
import { everyRole } from './staff-role.ts';

/** A table as the dining room shows it. */
const staffTable = z.object({
  id,
  area_id: id,
  name: z.string(),
  seats: count,
  /** The open tab; null: there is none. */
  tab: z
    .object({
      id: z.uuid(),
      opened_at: instant,
      guests: z.array(z.string()),
      rounds: count,
      /** Rounds that the kitchen has not finished. */
      under_way: count,
      total: money,
      /** Not paid yet, also where somebody is paying it now. */
      unpaid: money,
      /** Cash that guests want to give to somebody now. */
      cash_waiting: money,
    })
    .nullable(),
  /** The party that a reservation or a walk-in seated here; left out: none is. */
  seated: z
    .object({
      reservation_id: z.uuid(),
      /** '' where nobody noted it. */
      name: z.string(),
      party: count,
      /** null: it was not noted. */
      since: instant.nullable(),
    })
    .optional(),
  /** What its guests ask for, oldest first. */
  calls: z.array(tableCall),
});
export type StaffTable = z.output<typeof staffTable>;

const restaurant = z.object({ restaurantId: idText });
const tabId = z.object({ tabId: z.uuid() });
const paymentId = z.object({ tabId: z.uuid(), paymentId: z.uuid() });
const key = z.object({ 'idempotency-key': z.string().min(16).max(80) });
const written = dataOf(tab);

const listStaffTables = endpoint(routes.listStaffTables, {
  summary: 'The tables of a restaurant with their tabs, what is unpaid, and who asks for somebody.',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'without_person',
  params: restaurant,
  reply: dataOf(
    z.object({
      currency: z.string().length(3),
      areas: z.array(z.object({ id, name: z.string() })),
      tables: z.array(staffTable),
    }),
  ),
});

const openStaffTab = endpoint(routes.openStaffTab, {
  summary: 'Opens a tab for guests without a phone.',
  security: ['staff'],
  roles: everyRole,
  params: restaurant,
  body: z.object({ table_id: id, name: guestName }),
  status: 201,
  reply: written,
});

const getStaffTab = endpoint(routes.getStaffTab, {
  summary: 'A tab with its rounds and payments; of one that was joined to another, that other one.',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'without_person',
  params: tabId,
  reply: written,
});

const moveTab = endpoint(routes.moveTab, {
  summary:
    'Moves a party to another table, where no tab is open; there already it changes nothing.',
  security: ['staff'],
  roles: everyRole,
  params: tabId,
  body: z.object({ table_id: id }),
  reply: written,
});

const joinTabs = endpoint(routes.joinTabs, {
  summary:
    'Brings the rounds, guests and payments of another tab onto this one, and closes it; again changes nothing.',
  security: ['staff'],
  roles: everyRole,
  params: tabId,
  body: z.object({ other_tab_id: z.uuid() }),
  reply: written,
});

const splitTab = endpoint(routes.splitTab, {
  summary:
    'Takes rounds of which nothing is paid to a tab of their own at another table, which is the reply.',
  security: ['staff'],
  roles: everyRole,
  params: tabId,
  body: z.object({ order_ids: z.array(z.uuid()).min(1).max(100), table_id: id, name: guestName }),
  reply: written,
});

const takeTabPayment = endpoint(paymentRoutes.takeTabPayment, {
  summary: 'Takes cash for a part of the bill; the same key is the same payment (rule R83).',
  security: ['staff'],
  roles: everyRole,
  params: tabId,
  headers: key,
  body: z.object(tabPaymentParts),
  status: 201,
  reply: written,
  failures: tabConflict,
});

const confirmTabPayment = endpoint(paymentRoutes.confirmTabPayment, {
  summary: 'Says that the cash of a guest was received.',
  security: ['staff'],
  roles: everyRole,
  params: paymentId,
  body: z.object({}),
  reply: written,
});

const dropStaffTabPayment = endpoint(paymentRoutes.dropStaffTabPayment, {
  summary: 'Gives up cash that a guest wanted to pay, and did not.',
  security: ['staff'],
  roles: everyRole,
  params: paymentId,
  reply: written,
});

const chargeHeldCards = endpoint(paymentRoutes.chargeHeldCards, {
  summary:
    'Takes what is open of the cards that guests left at the table, and closes the tab that is paid then (rule R84).',
  security: ['staff'],
  roles: everyRole,
  params: tabId,
  body: z.object({
    /** Amount that staff saw open, in the major unit; another one is `tab_changed`. */
    expected_amount: z.union([z.number(), z.string()]),
  }),
  reply: written,
  failures: tabConflict,
});

const releaseTabCard = endpoint(paymentRoutes.releaseTabCard, {
  summary: 'Releases a card that a guest left at the table; again changes nothing.',
  security: ['staff'],
  roles: everyRole,
  params: z.object({ tabId: z.uuid(), cardId: z.uuid() }),
  reply: written,
});

const closeStaffTab = endpoint(routes.closeStaffTab, {
  summary:
    'Closes a tab and ends its guests’ session (rule R82); one that is not paid needs a reason.',
  security: ['staff'],
  roles: everyRole,
  params: tabId,
  /** Why what is unpaid stays so: the guests left, it is on the house. */
  body: z.object({ unpaid_reason: plainText.max(300).default('') }),
  reply: written,
});

const answerTableCall = endpoint(routes.answerTableCall, {
  summary: 'Says that somebody sees to what a table asked for; again changes nothing.',
  security: ['staff'],
  roles: everyRole,
  params: z.object({ callId: z.uuid() }),
  body: z.object({}),
  reply: dataOf(tableCall),
});

export const staffTabEndpoints = {
  listStaffTables,
  openStaffTab,
  getStaffTab,
  moveTab,
  joinTabs,
  splitTab,
  closeStaffTab,
  answerTableCall,
};
export const staffTabPaymentEndpoints = {
  takeTabPayment,
  confirmTabPayment,
  dropStaffTabPayment,
  chargeHeldCards,
  releaseTabCard,
};
