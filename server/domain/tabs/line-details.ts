import { shownName } from '#schemas/rules/menu/shown-name.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';

type Line = Pick<StoredOrder['lines'][number], 'choices' | 'parts'>;

const between = ' · ';
const counted = (quantity: number, name: string) => (quantity > 1 ? `${quantity} × ${name}` : name);

/** The choices of a line, and the parts that it is made of, in words; '' where there are none. */
export function lineDetails({ choices, parts }: Line): string {
  return [
    ...choices.map(({ name, quantity }) => counted(quantity, name)),
    ...parts.flatMap((part) => [
      counted(part.quantity, shownName(part.name)),
      ...part.choices.map(({ name, quantity }) => counted(quantity, name)),
    ]),
  ].join(between);
}
