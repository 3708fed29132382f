import type { OrderLine } from '#schemas/api/orders.ts';
import type { NewOrderLine } from '../../db/queries/orders.ts';

/** A line as sold as the wire shows it. @param amount minor units as the reply has them */
export const orderLineView = (
  line: NewOrderLine,
  amount: (minor: number) => number,
): Omit<OrderLine, 'id'> => ({
  name: line.name,
  quantity: line.quantity,
  unit_price: amount(line.unitPrice),
  item_total: amount(line.itemTotal),
  discounted_item_total: amount(line.itemTotal - line.dealDiscount - line.orderDiscount),
  deal_name: line.dealName,
  is_free: line.isFree,
  kind: line.kind,
  notes: line.notes,
  choices: withDepth(line.choices),
  parts: line.parts.map((part) => ({ ...part, choices: withDepth(part.choices) })),
  allergens: line.allergens,
});

/** Orders from before say nothing of how deep a choice is. */
const withDepth = (choices: OrderLine['choices']): OrderLine['choices'] =>
  choices.map((choice) => ({ ...choice, depth: choice.depth ?? 0 }));
