import type { OrderChangePreview } from '#schemas/api/staff-order-changes.ts';
import { toMajor } from '#schemas/money.ts';
import { orderDifferences } from '#schemas/rules/order-differences.ts';
import { problemsIn } from '#schemas/rules/problems/problems-in.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { orderAmounts } from '../../domain/order/order-amounts.ts';
import { orderLineView } from '../../domain/order/order-line-view.ts';
import { findStaffOrder } from '../lifecycle/move-order-by-staff.ts';
import type { StaffCall } from '../lifecycle/move-order-by-staff.ts';
import { orderChanged, refundedLines } from './changed-lines.ts';
import type { ChangeInput } from './changed-lines.ts';
import { priceChange } from './price-change.ts';
import { requireChangeable, versionOf } from './require-changeable.ts';

/**
 * What a change of an order's lines would come to, before anybody confirms it; nothing is written or
 * held. Without any change: the order as it can be changed.
 * @throws ApiError 404, 409 `order_state` or `order_changed`.
 */
export async function previewOrderChange(
  deps: Deps,
  call: StaffCall & { change: ChangeInput },
): Promise<OrderChangePreview> {
  const stored = await findStaffOrder(deps, call);
  const { order } = stored;
  requireChangeable(order);
  const version = versionOf(stored);
  if (version !== call.change.version) throw orderChanged();
  const change = await priceChange(deps, call.tenant, stored, call.change);
  const { currency } = order;
  const amount = (minor: number) => toMajor(minor, currency);
  const { before, after } = change;
  const sold = orderAmounts(change.priced, change.pricing);
  const inMajor = (bill: NonNullable<typeof sold.amounts>['bill']) =>
    bill.map((line) => ({ ...line, amount: amount(line.amount) }));
  const bill = inMajor(sold.amounts?.bill ?? []);
  const total = amount(sold.total);
  const was = { lines: [], bill: inMajor(order.amounts?.bill ?? []) };
  const refunded = refundedLines(stored);
  return {
    version,
    lines: change.resold.map((line) => ({
      ...orderLineView(line, amount),
      line_id: line.id,
      chosen: line.chosen,
      is_refunded: line.id !== null && refunded.has(line.id),
    })),
    changes: change.changes,
    bill,
    tax_total: amount(sold.taxTotal),
    tax_inclusive: order.taxMode === 'inclusive',
    total,
    total_was: amount(order.total),
    differences: orderDifferences(
      { cart: was, total: order.total },
      { items: [], bill, total, currency },
    ),
    refund: amount(after.refund),
    collect_was: amount((before.cash?.amount ?? 0) - before.cashGiven),
    collect: amount(after.cash - before.cashGiven),
    notices: problemsIn(failureTexts.en, change.notices),
    problems: problemsIn(failureTexts.en, change.problems),
  };
}
