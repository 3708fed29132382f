import type { Cart } from '#schemas/api/cart.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '../../../messages.tsx';
import { compareCarts, type CartDifference } from './compare-carts.ts';
import css from './payment-trouble.module.css';

type OrderChangesProps = {
  /** The cart when the button was pressed, and as it is now. */
  seen: Cart;
  fresh: Cart;
};

/** What differs from what the customer saw, line by line, and the total before and now (rule R54). */
export function OrderChanges({ seen, fresh }: OrderChangesProps) {
  const { cart, checkout } = useMessages();
  const { changed: words } = checkout;
  const { money } = useFormat();
  const inWords = (change: CartDifference): string => {
    switch (change.kind) {
      case 'removed':
        return words.removed(change.name);
      case 'added':
        return words.added(change.name);
      case 'quantity':
        return words.quantity(change.name, change.was, change.now);
      case 'price':
        return words.price(change.name, money(change.was), money(change.now));
      case 'billGone':
        return words.billGone(change.name, money(change.was));
      case 'billNew':
        return words.billNew(change.name, money(change.now));
    }
  };
  const changes = compareCarts(seen, fresh, cart);
  const [was, now] = [toMinor(seen.due, seen.currency), toMinor(fresh.due, fresh.currency)];
  if (changes.length === 0 && was === now) return null;
  return (
    <>
      {changes.length > 0 && (
        <ul className={css.changes} aria-label={words.lines}>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.name}`}>{inWords(change)}</li>
          ))}
        </ul>
      )}
      <p className={css.total}>
        {was === now ? words.sameTotal(money(now)) : words.total(money(was), money(now))}
      </p>
    </>
  );
}
