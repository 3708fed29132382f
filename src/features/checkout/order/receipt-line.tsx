import type { Order, OrderLine } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { useMessages } from '#ui/messages.tsx';
import { LineParts } from '#src/features/cart/index.ts';
import { Price } from '#variants/primitives/price.tsx';
import css from './order-receipt.module.css';

/** A line as sold, with its choices or its dishes in words; a deal is taken off in the bill. */
export function ReceiptLine({ line, currency }: { line: OrderLine; currency: Order['currency'] }) {
  const { order, cartContents } = useMessages();
  const { receipt: words } = order;
  const inWords = (choices: OrderLine['choices']) =>
    choices.map(({ name, quantity }) => words.choice(name, quantity));
  const parts = line.parts.map((part, index) => ({
    key: String(index),
    place: part.position === null ? (part.component ?? '') : cartContents.halves[part.position],
    name: cartContents.counted(part.quantity, shownName(part.name, cartContents.unknownItem)),
    choices: inWords(part.choices),
    isFree: part.is_free,
  }));
  return (
    <li className={css.line}>
      <span className={css.quantity}>{words.times(line.quantity)}</span>
      <div>
        <span className={css.name}>{shownName(line.name, cartContents.unknownItem)}</span>
        <LineParts line={{ choices: inWords(line.choices), parts, notes: line.notes }} />
        {line.deal_name !== null && line.deal_name !== line.name && (
          <p className={css.deal}>{words.deal(line.deal_name)}</p>
        )}
      </div>
      <Price amount={toMinor(line.item_total, currency)} />
    </li>
  );
}
