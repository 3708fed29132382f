import { useMessages } from '#ui/messages.tsx';
import { type CartLineView, LineDeal, LineParts, LinePrice } from '#src/features/cart/index.ts';
import css from './cart-lines.module.css';

type CartLinesProps = { lines: readonly CartLineView[]; isRepricing: boolean };

/** The lines of the cart with their choices in words. */
export function CartLines({ lines, isRepricing }: CartLinesProps) {
  const { summary: words } = useMessages().checkout;
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.item.id} className={css.line}>
          <span className={css.quantity}>{words.times(line.quantity)}</span>
          <div>
            <span className={css.name}>{line.name}</span>
            <LineParts line={line} />
            <LineDeal line={line} />
            {line.problems.map((problem) => (
              <span key={problem} className={css.problem}>
                {problem}
              </span>
            ))}
          </div>
          <LinePrice line={line} isRepricing={isRepricing} />
        </li>
      ))}
    </ul>
  );
}
