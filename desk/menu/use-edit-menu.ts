import { useState } from 'react';
import { staleMenu } from '#schemas/api/staff-menu.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useChangeMenu, useUndoMenuChange } from '#desk/api/staff-menu.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

type PriceChange = { key: string; name: string; price: number; shown: string };

/** What staff do on the page of the menu; each can be taken back by its toast, or by the history. */
export function useEditMenu(restaurantId: number) {
  const words = useDeskMessages().deskMenu;
  const change = useChangeMenu(restaurantId);
  const undo = useUndoMenuChange(restaurantId);
  const [savingKey, setSavingKey] = useState<string | null>(null);
  const failed = (failure: Error) => {
    const { title, network, both } = words.notChanged;
    const isReply = failure instanceof ApiFailure && failure.status > 0;
    const isBoth = failure instanceof ApiFailure && staleMenu.safeParse(failure.body).success;
    toast.error({ title, description: isBoth ? both : isReply ? failure.message : network });
  };
  const takeBack = (changeId: number) =>
    undo.mutate(
      { changeId, leavesChanged: false },
      {
        onSuccess: () => toast.success({ title: words.undone }),
        onError: failed,
      },
    );
  return {
    isPending: change.isPending || undo.isPending,
    /** The dish whose price is being saved. */
    savingKey: change.isPending ? savingKey : null,
    takeBack,
    setPrice: ({ key, name, price, shown }: PriceChange) => {
      setSavingKey(key);
      change.mutate(
        (menu) => {
          const dish = menu.dishes[key];
          if (!dish) return menu;
          const dishes = { ...menu.dishes, [key]: { ...dish, online_price: price } };
          return { ...menu, dishes };
        },
        {
          onSuccess: (changeId) =>
            toast.success({
              title: words.saved(name, shown),
              action: { label: words.undo, onClick: () => takeBack(changeId) },
            }),
          onError: failed,
        },
      );
    },
  };
}
