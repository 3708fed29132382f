import { useEffect, useState } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useAddToCart } from '../../api/cart.ts';
import { toast } from '../../toasts/toasts.ts';
import { useOrderGate } from '../cart/use-order-gate.ts';
import { groupsById, isSoldOut } from '../menu/menu-view.ts';
import { instantInWords } from '../menu/menu-words.ts';
import { useDrawnMenu, useMenuSetting } from '../menu/use-drawn-menu.ts';
import { offeredBy } from './default-choices.ts';
import type { ItemDialogProps } from './item-dialog.tsx';
import { useDialogPart } from './use-dialog-part.ts';
import { useOverlayParam } from './use-overlay-param.ts';

export const itemDialog = lazyPart<ItemDialogProps>('src/features/item/item-dialog.tsx', () =>
  import('./item-dialog.tsx').then((module) => module.ItemDialog),
);

/** Shows the dish that the address names (`?item=12`) over any page that has a menu. */
export function ItemDialogHost() {
  const words = useStorefront().messages.menu;
  const setting = useMenuSetting();
  const { menu } = useDrawnMenu();
  const { value, close } = useOverlayParam('item');
  const { mutate: add, isPending } = useAddToCart();
  const whenRestaurantIsChosen = useOrderGate();
  const wanted = value === null ? null : Number(value);
  // The dish stays drawn while its dialog leaves.
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);

  const product = menu?.restaurant_products.find(({ id }) => id === shown);
  const isGone = wanted !== null && menu !== undefined && product === undefined;
  useEffect(() => {
    if (!isGone) return;
    toast.info({ title: words.itemGone });
    close();
  }, [isGone, words, close]);

  const isThere = useDialogPart(itemDialog, wanted !== null, close);

  if (!menu || !product || !isThere) return null;
  const offered = { ...offeredBy(product, groupsById(menu)), product };
  const until = product.unavailable_until;
  return (
    <itemDialog.Component
      key={product.id}
      offered={offered}
      isOpen={wanted === product.id}
      isSoldOut={isSoldOut(offered)}
      soldOutUntil={until && setting.words.backAt(instantInWords(until, setting))}
      isSending={isPending}
      onAdd={(line) => whenRestaurantIsChosen(() => add([line], { onSuccess: close }))}
      onClose={close}
      onExited={() => setShown(null)}
    />
  );
}
