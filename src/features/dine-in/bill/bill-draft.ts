import type { PaymentMethod } from '#schemas/api/orders.ts';
import type { Tab, TabLine, TabPaymentKind, TabShare } from '#schemas/api/tabs.ts';
import { toMajor, toMinor } from '#schemas/money.ts';
import type { Tip } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { highestTip, tipOf } from '#schemas/rules/pricing/tip-of.ts';
import { roundCash } from '#schemas/rules/rounding/round-cash.ts';
import { mostRedeemable, wholeSteps } from '#schemas/rules/loyalty/redeemable-points.ts';
import { shareAmount } from '#schemas/rules/tabs/share-amount.ts';
import { readAmount } from '#ui/elements/read-amount.ts';

/** What a guest is about to pay of a tab, as they chose it; it outlives changes of the tab. */
export type BillDraft = {
  kind: TabPaymentKind;
  /** How many units of a line, where that was changed; else all of one's own rounds. */
  picks: ReadonlyMap<number, number>;
  /** Into how many equal parts, where no split was agreed on. */
  of: number;
  parts: number;
  /** As it is typed. */
  amount: string;
  tip: Tip | null;
  /** Points of one's own; as many count as the part takes. */
  points: number;
  /** One's own gift cards, in the order in which they pay. */
  giftCards: readonly BillCard[];
  /** Another one where it is not offered (use-bill-draft.ts). */
  method: PaymentMethod;
};

/** A gift card that a guest pays with: its handle, and what is on it in minor units. */
export type BillCard = { handle: string; lastFour: string; balance: number };

/** Rules by which points pay here; the value of one in minor units. */
export type PointRules = {
  balance: number;
  value: number;
  step: number;
  minimum: number;
  maxShare: number;
};

/** The draft of a guest who has chosen nothing yet: the rest of a bill that is theirs alone. */
export const blankBill = ({ guests }: Pick<Tab, 'guests'>): BillDraft => ({
  kind: guests.length > 1 ? 'items' : 'rest',
  picks: new Map(),
  of: Math.max(2, guests.length),
  parts: 1,
  amount: '',
  tip: null,
  points: 0,
  giftCards: [],
  method: 'card',
});

type Round = Tab['rounds'][number];

const isOpen = ({ state }: TabLine['units'][number]): boolean => state === 'open';

/** How many units of a line nobody pays yet. */
export const openCount = ({ units }: TabLine): number => units.filter(isOpen).length;

/** How many units of a line are chosen: never more than are open. */
export function pickedCount(
  { picks }: Pick<BillDraft, 'picks'>,
  { own_guest_id: own }: Pick<Tab, 'own_guest_id'>,
  round: Pick<Round, 'guest_id'>,
  line: TabLine,
): number {
  const isOwn = own !== null && round.guest_id === own;
  const wanted = picks.get(line.id) ?? (isOwn ? line.units.length : 0);
  return Math.min(wanted, openCount(line));
}

/** What the first so many open units of a line come to, in minor units: the server takes these. */
export const amountOfUnits = (line: TabLine, count: number, currency: string): number =>
  line.units
    .filter(isOpen)
    .slice(0, count)
    .reduce((sum, { amount }) => sum + toMinor(amount, currency), 0);

/** How the bill is divided: as it was agreed on, or as the guest proposes. */
export function splitOf(tab: Tab, draft: BillDraft): { of: number; taken: number; parts: number } {
  const { of, taken } = tab.split ?? { of: draft.of, taken: 0 };
  return { of, taken, parts: Math.max(1, Math.min(draft.parts, of - taken)) };
}

/** What is chosen comes to nothing, and why. */
type Missing = 'no_dish' | 'no_part' | 'no_amount' | 'wrong_amount' | 'too_much' | 'tip_too_high';

/** What is to be paid; amounts in minor units. */
export type BillPart = {
  what: TabShare;
  /** Of the bill, without the tip. */
  amount: number;
  tip: number;
  /** How many points pay of it, and what they are worth. */
  points: number;
  pointsWorth: number;
  /** Amount that gift cards pay of it and the tip. */
  giftCards: number;
  /** What rounding cash adds, or takes where it is below 0. */
  rounding: number;
  /** Amount left to be paid by card or in cash. */
  total: number;
  /** Others paid so much in amounts that the chosen dishes come to what is open, and no more. */
  isCapped: boolean;
};

type Share = { what: TabShare; amount: number; isCapped?: boolean } | { missing: Missing };

/**
 * Sum that the guest's choice comes to now (rule R83), by the same rules as at the server: points pay first,
 * then gift cards, and cash is rounded (rule R7).
 * @param points null: they pay nothing here
 */
export function partOf(
  tab: Tab,
  draft: BillDraft,
  points: PointRules | null = null,
): BillPart | { missing: Missing } {
  const share = shareOf(tab, draft);
  if ('missing' in share) return share;
  const { amount } = share;
  const isTooHigh = draft.tip?.kind === 'amount' && draft.tip.amount > highestTip(amount);
  if (isTooHigh) return { missing: 'tip_too_high' };
  const tip = tab.tip_percents.length > 0 ? tipOf(draft.tip, amount, 'half_up') : 0;
  const used = points ? pointsOf(amount, draft.points, points) : 0;
  const pointsWorth = used * (points?.value ?? 0);
  const onCards = draft.giftCards.reduce((sum, { balance }) => sum + balance, 0);
  const giftCards = Math.min(onCards, amount + tip - pointsWorth);
  const due = amount + tip - pointsWorth - giftCards;
  const isCash = draft.method === 'cashOnDelivery' && tab.cash_step !== null;
  const step = isCash ? toMinor(tab.cash_step ?? 0, tab.currency) : null;
  const total = roundCash(due, step);
  const { what, isCapped = false } = share;
  const own = { points: used, pointsWorth, giftCards };
  return { what, amount, tip, ...own, rounding: total - due, total, isCapped };
}

/** The most points that a part of the bill takes. */
export const mostPoints = (amount: number, { value, step, minimum, maxShare }: PointRules) =>
  mostRedeemable(amount, { pointValue: value, step, minimum, maxSharePercent: maxShare });

const pointsOf = (amount: number, chosen: number, rules: PointRules): number =>
  wholeSteps(Math.min(chosen, rules.balance, mostPoints(amount, rules)), rules);

function shareOf(tab: Tab, draft: BillDraft): Share {
  const { currency } = tab;
  const open = toMinor(tab.open, currency);
  switch (draft.kind) {
    case 'rest':
      return { what: { kind: 'rest' }, amount: open };
    case 'shares': {
      const { of, taken, parts } = splitOf(tab, draft);
      const amount = shareAmount({ open, of, taken, shares: parts });
      if (amount === null || amount === 0) return { missing: 'no_part' };
      return { what: { kind: 'shares', of, shares: parts }, amount };
    }
    case 'amount':
      return typedShare(draft.amount, open, currency);
    case 'items':
      return dishesOf(tab, draft, open);
  }
}

function typedShare(text: string, open: number, currency: string): Share {
  if (text.trim() === '') return { missing: 'no_amount' };
  const amount = readAmount(text, currency);
  if (amount === null || amount <= 0) return { missing: 'wrong_amount' };
  if (amount > open) return { missing: 'too_much' };
  return { what: { kind: 'amount', amount: toMajor(amount, currency) }, amount };
}

function dishesOf(tab: Tab, draft: BillDraft, open: number): Share {
  const chosen = tab.rounds.flatMap((round) =>
    round.lines.flatMap((line) => {
      const quantity = pickedCount(draft, tab, round, line);
      return quantity === 0 ? [] : [{ line, quantity }];
    }),
  );
  const worth = chosen.reduce(
    (sum, { line, quantity }) => sum + amountOfUnits(line, quantity, tab.currency),
    0,
  );
  // After others paid amounts, what is open may be less than what is chosen.
  const amount = Math.min(open, worth);
  if (amount === 0) return { missing: 'no_dish' };
  const items = chosen.map(({ line, quantity }) => ({ line_id: line.id, quantity }));
  return { what: { kind: 'items', items }, amount, isCapped: worth > open };
}
