import { useMemo, useState } from 'react';
import { useCart } from '#ui/api/cart.ts';
import { cartDishIds } from './cart-dish-ids.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useAddSuggestion } from './use-add-suggestion.ts';
import { useSuggestion } from './use-suggestion.ts';

/**
 * What goes well with a dish, at the end of its options: only what + can add as it comes, for
 * another dialog would lose the choices that were made in this one.
 */
export function DishSuggestion({ dishId }: { dishId: number }) {
  const { cart } = useCart();
  const dishIds = useMemo(() => [dishId], [dishId]);
  // As it was when the dish was opened: what is added here stays, and says so.
  const [inCart] = useState(() => cartDishIds(cart?.items ?? []));
  const { item, dismiss } = useSuggestion({ dishIds, inCart, isPlain: true });
  const [addedId, setAddedId] = useState<number | null>(null);
  const add = useAddSuggestion();
  if (!item) return null;
  return (
    <SuggestionRow
      item={item}
      beside="dish"
      href={null}
      isAdded={addedId === item.id}
      onAdd={() => {
        add(item);
        setAddedId(item.id);
      }}
      onDismiss={dismiss}
    />
  );
}
