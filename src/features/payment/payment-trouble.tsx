import { useEffect, useRef, type ReactNode } from 'react';
import type { CartItem } from '#schemas/api/cart.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '#src/app/messages.tsx';
import { paths } from '#src/paths.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { compareCarts } from './compare-carts.ts';
import { OrderChanges } from './order-changes.tsx';
import css from './payment-trouble.module.css';
import { ProblemList } from './problem-list.tsx';
import type { Trouble } from './use-payment.ts';

type PaymentTroubleProps = {
  trouble: Exclude<Trouble, { kind: 'declined' }>;
  /** The lines when the button was pressed, and as they are now. */
  seen: readonly CartItem[];
  fresh: readonly CartItem[];
  /** The button that accepts the new total. */
  accept: ReactNode;
};

/** The server priced something else than the customer saw (rule R54). */
const changeCodes = new Set(['cart_changed', 'total_changed']);

/** Why the order was not placed; it takes the focus, so that nobody misses it (rules R54, R55). */
export function PaymentTrouble({ trouble, seen, fresh, accept }: PaymentTroubleProps) {
  const { cart, checkout } = useMessages();
  const { payment, changed, problems: words } = checkout;
  const { money } = useFormat();
  const { currency } = useStorefront();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);

  if (trouble.kind === 'unreached') {
    return (
      <div ref={box} tabIndex={-1} role="alert" className={css.trouble}>
        <h2 className={css.heading}>{words.unreachedHeading}</h2>
        <p>{payment.unreached}</p>
      </div>
    );
  }
  const { problems, message } = trouble.failure;
  const isChanged = problems.some(({ code }) => changeCodes.has(code));
  const others = problems.filter(({ code }) => !changeCodes.has(code));
  const changes = isChanged ? compareCarts(seen, fresh, cart.unknownItem) : [];
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.trouble}>
      <h2 className={css.heading}>{isChanged ? changed.heading : words.heading}</h2>
      <p>
        {message} {payment.nothingCharged}
      </p>
      <OrderChanges changes={changes} price={(amount) => money(toMinor(amount, currency))} />
      <ProblemList problems={others} />
      {isChanged && (
        <div className={css.actions}>
          {others.length === 0 && accept}
          <a className={css.back} href={`${paths.menu}?cart=open`}>
            {changed.back}
          </a>
        </div>
      )}
    </div>
  );
}
