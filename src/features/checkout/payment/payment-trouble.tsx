import { useEffect, useRef, type ReactNode } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { useMessages } from '#ui/messages.tsx';
import { placeOf } from '../frame/problem-place.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { isRecord } from '#schemas/is-record.ts';
import { differencesIn } from './differences-in.ts';
import { OrderChanges } from './order-changes.tsx';
import css from './payment-trouble.module.css';
import { lineOf, ProblemList } from './problem-list.tsx';
import type { Trouble } from './use-payment.ts';

type PaymentTroubleProps = {
  trouble: Exclude<Trouble, { kind: 'declined' }>;
  /** The cart when the button was pressed, and as it is now; null: its order stands already. */
  seen: Cart | null;
  fresh: Cart | null;
  /** The button that accepts what changed. */
  accept: ReactNode;
};

/** The server priced something else than the customer saw (rule R54). */
const changeCodes = new Set(['cart_changed', 'total_changed']);

const isAcceptedByGoingOn = (problem: Problem): boolean =>
  ['coupon', 'points'].includes(placeOf(problem) ?? '');

/** Why the order was not placed; it takes the focus, so that nobody misses it (rules R54, R55). */
export function PaymentTrouble({ trouble, seen, fresh, accept }: PaymentTroubleProps) {
  const { payment, changed, problems: words } = useMessages().checkout;
  const paths = useOrderPaths();
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
  const { problems, message, body } = trouble.failure;
  const orderId = isRecord(body) && typeof body.order_id === 'string' ? body.order_id : null;
  if (orderId !== null) {
    return (
      <div ref={box} tabIndex={-1} role="alert" className={css.trouble}>
        <h2 className={css.heading}>{words.alreadyOrdered}</h2>
        <p>{message}</p>
        <a className={css.back} href={paths.confirmation(orderId)}>
          {payment.seeOrder}
        </a>
      </div>
    );
  }
  const isChanged = problems.some(({ code }) => changeCodes.has(code));
  const items = fresh?.items ?? [];
  // A line that was taken out since is a problem no more.
  const others = problems.filter(
    (one) =>
      !changeCodes.has(one.code) && (!one.path.startsWith('items.') || lineOf(one, items) !== null),
  );
  // A code that is gone is accepted by going on without it, and so are points.
  const isAcceptable = problems.length > 0 && others.every(isAcceptedByGoingOn);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.trouble}>
      <h2 className={css.heading}>{isChanged ? changed.heading : words.heading}</h2>
      <p>
        {/* The problems below say it themselves. */}
        {(isChanged || problems.length === 0) && `${message} `}
        {payment.nothingCharged}
      </p>
      {seen && fresh && (
        <OrderChanges differences={differencesIn(trouble.failure)} seen={seen} fresh={fresh} />
      )}
      <ProblemList problems={others} items={items} />
      {problems.length > 0 && (
        <div className={css.actions}>
          {isAcceptable && items.length > 0 && accept}
          <a className={css.back} href={`${paths.menu}?cart=open`}>
            {changed.back}
          </a>
        </div>
      )}
    </div>
  );
}
