import { shareAmount } from '#schemas/rules/tabs/share-amount.ts';
import type { TabShare } from '#schemas/api/tabs.ts';
import type { BillUnit, TabBill } from './tab-bill.ts';

/** What is to be paid, as `tabShare` of the contract names it, with its amount in minor units. */
export type AskedPart = Exclude<TabShare, { kind: 'amount' }> | { kind: 'amount'; amount: number };

/** Why it cannot be paid as it was asked for. */
export type PartRefusal =
  | 'nothing_open'
  | 'no_amount'
  | 'more_than_open'
  | 'no_share_left'
  | 'other_split'
  | 'unknown_line'
  | 'item_taken';

/** What a part of a bill comes to now; minor units. */
export type PartOfBill = {
  amount: number;
  /** The units that are paid for, of items. */
  units: { orderLineId: number; unit: number }[];
  /** Of how many equal shares these are so many; null of every other kind. */
  shares: { of: number; count: number; isNewSplit: boolean } | null;
};

type Outcome = ({ kind: 'part' } & PartOfBill) | { kind: 'refused'; why: PartRefusal };

/**
 * What somebody who wants to pay a part of a bill has to pay now (rule R83), and never more than what
 * nobody pays yet: after others paid amounts, what is left of it may be less than one's own dishes.
 */
export function partOfBill(bill: TabBill, asked: AskedPart): Outcome {
  const { open } = bill;
  if (open === 0 && asked.kind !== 'items') return refused('nothing_open');
  switch (asked.kind) {
    case 'rest':
      return part(open);
    case 'amount':
      if (asked.amount <= 0) return refused('no_amount');
      return asked.amount > open ? refused('more_than_open') : part(asked.amount);
    case 'shares':
      return sharesOf(bill, asked);
    case 'items':
      return itemsOf(bill, asked.items);
  }
}

function sharesOf(
  { open, split }: TabBill,
  { of, shares: count }: { of: number; shares: number },
): Outcome {
  if (split && split.of !== of) return refused('other_split');
  const amount = shareAmount({ open, of, taken: split?.taken ?? 0, shares: count });
  if (amount === null) return refused('no_share_left');
  return part(amount, { shares: { of, count, isNewSplit: split === null } });
}

function itemsOf(
  { orders, open }: TabBill,
  items: readonly { line_id: number; quantity: number }[],
): Outcome {
  const wanted = new Map<number, number>();
  for (const { line_id, quantity } of items) {
    wanted.set(line_id, (wanted.get(line_id) ?? 0) + quantity);
  }
  const lines = orders.flatMap((order) => order.lines);
  const chosen: (BillUnit & { orderLineId: number; unit: number })[] = [];
  for (const [id, quantity] of wanted) {
    const line = lines.find((one) => one.id === id);
    if (!line || line.units.length < quantity) return refused('unknown_line');
    const free = line.units.flatMap((unit, index) =>
      unit.state === 'open' ? [{ ...unit, orderLineId: id, unit: index }] : [],
    );
    if (free.length < quantity) return refused('item_taken');
    chosen.push(...free.slice(0, quantity));
  }
  if (open === 0) return refused('nothing_open');
  const amount = Math.min(
    open,
    chosen.reduce((all, unit) => all + unit.amount, 0),
  );
  if (amount === 0) return refused('no_amount');
  const units = chosen.map(({ orderLineId, unit }) => ({ orderLineId, unit }));
  return part(amount, { units });
}

const part = (amount: number, more: Partial<PartOfBill> = {}): Outcome => ({
  kind: 'part',
  amount,
  units: [],
  shares: null,
  ...more,
});

const refused = (why: PartRefusal): Outcome => ({ kind: 'refused', why });
