import { useMemo, useState } from 'react';
import type { CartItem } from '#schemas/api/cart.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { cartDishIds } from './cart-dish-ids.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useAddSuggestion } from './use-add-suggestion.ts';
import { useSuggestion } from './use-suggestion.ts';

const none: readonly number[] = [];

type CartSuggestionProps = {
  items: readonly CartItem[];
  /** It goes, and focus must not go with it. */
  onGone(): void;
};

/** One dish under the lines of a cart; once it is added no other follows until the cart is opened again. */
export function CartSuggestion({ items, onGone }: CartSuggestionProps) {
  const dishIds = useMemo(() => cartDishIds(items), [items]);
  const { item, dismiss } = useSuggestion({ dishIds, inCart: none, isPlain: false });
  const [isDone, setIsDone] = useState(false);
  const add = useAddSuggestion();
  const paths = useOrderPaths();
  if (!item || isDone) return null;
  return (
    <SuggestionRow
      item={item}
      beside="cart"
      href={item.canAddAtOnce ? null : `${paths.menu}?item=${item.id}`}
      onAdd={() => {
        add(item);
        setIsDone(true);
        onGone();
      }}
      onDismiss={() => {
        dismiss();
        onGone();
      }}
    />
  );
}
