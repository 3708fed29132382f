import type { RefundableOrder } from '#schemas/api/refunds.ts';
import type { RefundOrderBody } from '#schemas/api/staff-refunds.ts';
import { toMinor } from '#schemas/money.ts';
import { readAmount } from '#ui/elements/read-amount.ts';

/** How many units of a line, or of one of its parts, are selected, by `unitKey`. */
export type Counts = Readonly<Record<string, number>>;

export const unitKey = (lineId: number, part: number | null): string =>
  part === null ? String(lineId) : `${lineId}:${part}`;

export type RefundInput = {
  kind: 'items' | 'all' | 'amount';
  counts: Counts;
  fees: boolean;
  tip: boolean;
  /** As it is typed. */
  amount: string;
};

type Line = RefundableOrder['lines'][number];

const countOf = (counts: Counts, lineId: number, part: number | null) =>
  counts[unitKey(lineId, part)] ?? 0;

/** How many of it can be selected beside what else is. */
export function mostOf(line: Line, part: number | null, counts: Counts): number {
  const whole = countOf(counts, line.line_id, null);
  if (part !== null) return (line.parts[part]?.units.length ?? 0) - whole;
  const byPart = line.parts.map(
    ({ units }, index) => units.length - countOf(counts, line.line_id, index),
  );
  return Math.min(line.units.length, ...byPart);
}

/** What is selected comes to, in minor units; null: what is typed is no amount. */
export function selectedAmount(
  refundable: RefundableOrder,
  { kind, counts, fees, tip, amount }: RefundInput,
  currency: string,
): number | null {
  const minor = (major: number) => toMinor(major, currency);
  const sum = (units: readonly number[]) => units.reduce((total, unit) => total + minor(unit), 0);
  if (kind === 'all') return minor(refundable.left);
  if (kind === 'amount') return readAmount(amount, currency);
  const lines = refundable.lines.map((line) => {
    const whole = countOf(counts, line.line_id, null);
    const byPart = line.parts.map(({ units }, part) =>
      sum(units.slice(whole, whole + countOf(counts, line.line_id, part))),
    );
    return sum(line.units.slice(0, whole)) + byPart.reduce((total, part) => total + part, 0);
  });
  return (
    lines.reduce((total, line) => total + line, 0) +
    (fees ? minor(refundable.fees) : 0) +
    (tip ? minor(refundable.tip) : 0)
  );
}

/** The selection as the call names it. */
export function refundOf(
  refundable: RefundableOrder,
  { kind, counts, fees, tip }: RefundInput,
): RefundOrderBody['what'] {
  if (kind !== 'items') return { kind };
  const items = refundable.lines.flatMap(({ line_id, parts }) =>
    [null, ...parts.keys()].flatMap((part) => {
      const quantity = countOf(counts, line_id, part);
      return quantity > 0 ? [{ line_id, part, quantity }] : [];
    }),
  );
  return { kind, items, fees, tip };
}
