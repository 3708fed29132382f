import { useFormat, useMessages } from '#src/app/messages.tsx';
import type { CartLineView } from '#src/features/cart/cart-view.ts';
import css from './cart-lines.module.css';

/** The lines of the cart with their choices in words. */
export function CartLines({ lines }: { lines: readonly CartLineView[] }) {
  const { summary: words } = useMessages().checkout;
  const { money } = useFormat();
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.item.id} className={css.line}>
          <span className={css.quantity}>{words.times(line.quantity)}</span>
          <div>
            <span className={css.name}>{line.name}</span>
            {line.choices.length > 0 && (
              <span className={css.choice}>{line.choices.join(', ')}</span>
            )}
            {line.notes && <span className={css.choice}>{words.note(line.notes)}</span>}
            {line.problems.map((problem) => (
              <span key={problem} className={css.problem}>
                {problem}
              </span>
            ))}
          </div>
          <span className={css.price}>
            {line.before !== null && <s className={css.before}>{money(line.before)}</s>}
            {money(line.total)}
          </span>
        </li>
      ))}
    </ul>
  );
}
