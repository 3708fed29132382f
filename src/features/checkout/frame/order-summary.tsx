import { useFormat, useMessages } from '#ui/messages.tsx';
import { Bill, DealsLeftOut, type CartView } from '#src/features/cart/index.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { CartLines } from './cart-lines.tsx';
import css from './order-summary.module.css';
import { useIsBeside } from './use-is-beside.ts';

type OrderSummaryProps = {
  view: CartView;
  isRepricing: boolean;
  /** Unfolded on phones too, where the step is about the order itself. */
  isOpen?: boolean;
};

/** What is ordered and what it costs: folded on phones with the total in sight, open beside the step from 960 px. */
export function OrderSummary({ view, isRepricing, isOpen = false }: OrderSummaryProps) {
  const { summary: words } = useMessages().checkout;
  const paths = useOrderPaths();
  const { money } = useFormat();
  const isBeside = useIsBeside();
  return (
    <details className={css.summary} open={isOpen || isBeside}>
      <summary className={css.fold}>
        <span>{words.heading}</span>
        <span className={css.count}>{words.items(view.count)}</span>
        <span className={css.total} aria-busy={isRepricing}>
          {money(view.due)}
        </span>
      </summary>
      <div className={css.body}>
        <CartLines lines={view.lines} isRepricing={isRepricing} />
        {view.problems.map((problem) => (
          <p key={problem} className={css.problem}>
            {problem}
          </p>
        ))}
        <DealsLeftOut sentences={view.leftOut} />
        <div className={css.bill}>
          <Bill rows={view.bill} isRepricing={isRepricing} />
        </div>
        <a className={css.edit} href={`${paths.menu}?cart=open`}>
          {words.edit}
        </a>
      </div>
    </details>
  );
}
