import type { OrderStatus } from '#schemas/api/order-states.ts';
import type { StaffTable } from '#schemas/api/staff-tabs.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import { toMinor } from '#schemas/money.ts';
import type { TableOverview } from '#desk/api/staff-tabs.ts';

/** Which tables are shown. */
export const tableFilters = ['all', 'asking', 'open', 'free'] as const;
export type TableFilter = (typeof tableFilters)[number];

/** Whether somebody should go there: its guests called, or wait with cash in their hands. */
export const isAsking = ({ calls, tab }: StaffTable): boolean =>
  calls.length > 0 || (tab !== null && tab.cash_waiting > 0);

/** Whether nobody sits there, as far as the desk knows: no tab is open, and no party is seated. */
export const isFree = ({ tab, seated }: StaffTable): boolean =>
  tab === null && seated === undefined;

const fits: Record<TableFilter, (table: StaffTable) => boolean> = {
  all: () => true,
  asking: isAsking,
  open: ({ tab }) => tab !== null,
  free: isFree,
};

export const tablesOf = (tables: readonly StaffTable[], filter: TableFilter): StaffTable[] =>
  tables.filter(fits[filter]);

/** Those that wait longest first; cash without a call has no time of its own and comes last. */
export const askingFirst = (tables: readonly StaffTable[]): StaffTable[] =>
  tables
    .filter(isAsking)
    .toSorted((one, other) => waitsSince(one) - waitsSince(other) || one.id - other.id);

const waitsSince = ({ calls }: StaffTable): number =>
  Math.min(...calls.map(({ at }) => Date.parse(at)));

/** Tables at which nobody sits, with the area that each is in. */
export const freeTables = ({ tables, areas }: TableOverview): (StaffTable & { area: string })[] =>
  tables.filter(isFree).map((table) => ({
    ...table,
    area: areas.find(({ id }) => id === table.area_id)?.name ?? '',
  }));

/** Whether the cards that were left at a table can pay what is open, and nobody is paying now. */
export function canCharge({ held_cards: cards, open, held, currency }: Tab): boolean {
  const minor = (amount: number) => toMinor(amount, currency);
  const most = cards.reduce((sum, one) => sum + (one.state === 'held' ? minor(one.amount) : 0), 0);
  return open > 0 && held === 0 && most >= minor(open);
}

/** Whether the kitchen has still to do with a round. */
export const isUnderWay = (status: OrderStatus): boolean =>
  status === 'placed' || status === 'accepted' || status === 'preparing';
