import type { OrderLine } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { keyed } from '#variants/primitives/keyed.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import css from './order-lines.module.css';

type OrderLinesProps = {
  lines: readonly OrderLine[];
  /** Of the prices; without it none are shown. */
  currency?: string;
};

/** What to make: each line with its choices, halves and notes; prices are before deals. */
export function OrderLines({ lines, currency }: OrderLinesProps) {
  const { money } = useFormat();
  const words = useDeskMessages().desk;
  const { halves } = useMessages().cartContents;
  const named = ({ name, quantity }: OrderLine['choices'][number]) =>
    quantity > 1 ? `${words.times(quantity)} ${name}` : name;
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id} className={css.line}>
          <span className={css.quantity}>{words.times(line.quantity)}</span>
          <div className={css.what}>
            <span className={css.name}>{line.name}</span>
            {line.choices.length > 0 && (
              <span className={css.choices}>{line.choices.map(named).join(', ')}</span>
            )}
            {keyed(line.parts, ({ name, position }) => `${position ?? ''} ${name}`).map(
              ({ key, thing: part }) => (
                <span key={key} className={css.part}>
                  {part.position && <b>{halves[part.position]}: </b>}
                  {part.quantity > 1 ? `${words.times(part.quantity)} ` : ''}
                  {part.name}
                  {part.choices.length > 0 && (
                    <span className={css.choices}>{part.choices.map(named).join(', ')}</span>
                  )}
                </span>
              ),
            )}
            {line.notes !== '' && <span className={css.note}>{words.note(line.notes)}</span>}
          </div>
          {currency !== undefined && (
            <span className={css.price}>{money(toMinor(line.item_total, currency))}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
