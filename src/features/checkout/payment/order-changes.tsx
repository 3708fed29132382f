import type { Cart } from '#schemas/api/cart.ts';
import type { OrderDifference } from '#schemas/api/order-differences.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { itemName } from '#ui/menu-model/item-name.ts';
import css from './payment-trouble.module.css';

type OrderChangesProps = {
  /** What the server found to differ. */
  differences: readonly OrderDifference[];
  /** The cart when the button was pressed, and as it is now. */
  seen: Cart;
  fresh: Cart;
};

/** What differs from what the customer saw, line by line, and the total before and now (rule R54). */
export function OrderChanges({ differences, seen, fresh }: OrderChangesProps) {
  const { cartContents, checkout } = useMessages();
  const { changed: words } = checkout;
  const { money } = useFormat();
  const minor = (amount: number) => toMinor(amount, seen.currency);
  const inMoney = (amount: number) => money(minor(amount));
  /** As the customer read it: of a line that is gone the server has no name. */
  const nameOf = (itemId: number, name = ''): string => {
    const item = seen.items.find(({ id }) => id === itemId);
    return item ? itemName(item, cartContents.unknownItem) : name || cartContents.unknownItem;
  };
  const inWords = (one: OrderDifference): string[] => {
    switch (one.kind) {
      case 'line_removed':
        return [words.removed(nameOf(one.item_id))];
      case 'line_added':
        return [words.added(nameOf(one.item_id, one.name))];
      case 'line_quantity':
        return [words.quantity(nameOf(one.item_id, one.name), one.was, one.now)];
      case 'line_price': {
        const name = nameOf(one.item_id, one.name);
        return [words.price(name, inMoney(one.was), inMoney(one.now))];
      }
      case 'bill': {
        const name = cartContents.bill[one.line](one.name);
        if (one.was === null) return [words.billNew(name, inMoney(one.now ?? 0))];
        if (one.now === null) return [words.billGone(name, inMoney(one.was))];
        return [words.price(name, inMoney(one.was), inMoney(one.now))];
      }
      case 'total':
        // Said below, as what is to be paid.
        return [];
    }
  };
  const changes = differences.flatMap(inWords);
  const [was, now] = [minor(seen.due), minor(fresh.due)];
  if (changes.length === 0 && was === now) return null;
  return (
    <>
      {changes.length > 0 && (
        <ul className={css.changes} aria-label={words.lines}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <p className={css.total}>
        {was === now ? words.sameTotal(money(now)) : words.total(money(was), money(now))}
      </p>
    </>
  );
}
