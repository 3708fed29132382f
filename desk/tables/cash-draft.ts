import type { Tab, TabLine, TabPaymentKind, TabShare } from '#schemas/api/tabs.ts';
import { toMajor, toMinor } from '#schemas/money.ts';
import { highestTip } from '#schemas/rules/pricing/tip-of.ts';
import { roundCash } from '#schemas/rules/rounding/round-cash.ts';
import { shareAmount } from '#schemas/rules/tabs/share-amount.ts';
import type { TakePaymentBody } from '#desk/api/staff-tabs.ts';

/** Cash that is about to be taken for a tab, as it is written; it outlives changes of the tab. */
export type CashDraft = {
  kind: TabPaymentKind;
  /** In the major unit; NaN: none is written. So are `tip` and `given`. */
  amount: number;
  /** Into how many equal shares, where the guests did not agree on that. */
  of: number;
  shares: number;
  /** How many units by line. */
  items: ReadonlyMap<number, number>;
  tip: number;
  /** What was given, for the change. */
  given: number;
};

export const blankCash = ({ guests, split }: Tab): CashDraft => ({
  kind: split === null ? 'rest' : 'shares',
  amount: Number.NaN,
  of: Math.max(2, guests.length),
  shares: 1,
  items: new Map(),
  tip: Number.NaN,
  given: Number.NaN,
});

/** What of a draft cannot be taken as it is. */
export type CashField = 'rest' | 'amount' | 'shares' | 'items' | 'tip';

/** Amounts in minor units. */
export type CashPart = {
  body: TakePaymentBody;
  amount: number;
  tip: number;
  /** What changes hands: rounded as cash is (rule R5). */
  toPay: number;
};

const isOpen = ({ state }: TabLine['units'][number]): boolean => state === 'open';

/** Units of a line that nobody pays yet. */
export const openUnits = ({ units }: TabLine): TabLine['units'] => units.filter(isOpen);

/** How many units of a line are chosen: never more than are open. */
export const chosenOf = ({ items }: CashDraft, line: TabLine): number =>
  Math.min(items.get(line.id) ?? 0, openUnits(line).length);

/** How the bill is parted: as the guests agreed, or as it is written. */
export function partsOf({ split }: Tab, draft: CashDraft): { of: number; taken: number } {
  return split ?? { of: draft.of, taken: 0 };
}

/** What a draft comes to now (rule R83), by the server's rules, or the field that is wrong. */
export function cashPart(tab: Tab, draft: CashDraft): CashPart | { wrong: CashField } {
  const { currency } = tab;
  const part = partOf(tab, draft);
  if ('wrong' in part) return part;
  const { what, amount } = part;
  const tip = tab.tip_percents.length === 0 || Number.isNaN(draft.tip) ? 0 : draft.tip;
  if (tip < 0 || toMinor(tip, currency) > highestTip(amount)) return { wrong: 'tip' };
  const tipMinor = toMinor(tip, currency);
  const step = tab.cash_step === null ? null : toMinor(tab.cash_step, currency);
  const expected = toMajor(amount, currency);
  return {
    body: { what, tip_amount: tip, expected_amount: expected },
    amount,
    tip: tipMinor,
    toPay: roundCash(amount + tipMinor, step),
  };
}

function partOf(
  tab: Tab,
  draft: CashDraft,
): { what: TabShare; amount: number } | { wrong: CashField } {
  const open = toMinor(tab.open, tab.currency);
  switch (draft.kind) {
    case 'rest':
      return open === 0 ? { wrong: 'rest' } : { what: { kind: 'rest' }, amount: open };
    case 'amount': {
      if (!(draft.amount > 0 && draft.amount <= tab.open)) return { wrong: 'amount' };
      const what = { kind: 'amount' as const, amount: draft.amount };
      return { what, amount: toMinor(draft.amount, tab.currency) };
    }
    case 'shares': {
      const { of, taken } = partsOf(tab, draft);
      const { shares } = draft;
      const isWhole = Number.isInteger(of) && of >= 2 && Number.isInteger(shares);
      const amount = isWhole ? shareAmount({ open, of, taken, shares }) : null;
      if (amount === null || amount === 0) return { wrong: 'shares' };
      return { what: { kind: 'shares', of, shares }, amount };
    }
    case 'items':
      return itemsOf(tab, draft, open);
  }
}

/** The server takes the first of the open units of a line, and never more than is open. */
function itemsOf(tab: Tab, draft: CashDraft, open: number): ReturnType<typeof partOf> {
  const chosen = tab.rounds
    .flatMap(({ lines }) => lines)
    .map((line) => ({ line, quantity: chosenOf(draft, line) }))
    .filter(({ quantity }) => quantity > 0);
  const worth = chosen
    .flatMap(({ line, quantity }) => openUnits(line).slice(0, quantity))
    .reduce((sum, unit) => sum + toMinor(unit.amount, tab.currency), 0);
  const amount = Math.min(open, worth);
  if (amount === 0) return { wrong: 'items' };
  const items = chosen.map(({ line, quantity }) => ({ line_id: line.id, quantity }));
  return { what: { kind: 'items', items }, amount };
}
