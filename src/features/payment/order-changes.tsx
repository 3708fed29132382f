import { useMessages } from '#src/app/messages.tsx';
import type { CartDifference } from './compare-carts.ts';
import css from './payment-trouble.module.css';

type OrderChangesProps = {
  changes: readonly CartDifference[];
  /** Formats the wire's amounts. */
  price(amount: number): string;
};

/** What differs from what the customer saw, line by line (rule R54). */
export function OrderChanges({ changes, price }: OrderChangesProps) {
  const { changed: words } = useMessages().checkout;
  const inWords = (change: CartDifference): string => {
    switch (change.kind) {
      case 'removed':
        return words.removed(change.name);
      case 'added':
        return words.added(change.name);
      case 'quantity':
        return words.quantity(change.name, change.was, change.now);
      case 'price':
        return words.price(change.name, price(change.was), price(change.now));
    }
  };
  return (
    <ul className={css.changes}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.name}`}>{inWords(change)}</li>
      ))}
    </ul>
  );
}
