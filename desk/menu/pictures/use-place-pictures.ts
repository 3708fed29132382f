import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { staleMenuOf } from '#desk/api/stale-menu.ts';
import { useChangeMenu, useUndoMenuChange } from '#desk/api/staff-menu.ts';
import { useRefreshPictures } from '#desk/api/staff-pictures.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type Placed = { url: string; dish: string };

/** The menu with pictures at their dishes; a dish that has gone meanwhile is left out. */
export const withPictures = (menu: MenuDocument, placed: readonly Placed[]): MenuDocument => ({
  ...menu,
  dishes: {
    ...menu.dishes,
    ...Object.fromEntries(
      placed.flatMap(({ url, dish }) => {
        const present = menu.dishes[dish];
        return present ? [[dish, { ...present, image_url: url }]] : [];
      }),
    ),
  },
});

/** Gives pictures to dishes as one change of the menu, which is taken back as one. */
export function usePlacePictures(restaurantId: number) {
  const messages = useDeskMessages();
  const words = messages.deskPictures.match;
  const change = useChangeMenu(restaurantId);
  const undo = useUndoMenuChange(restaurantId);
  const refresh = useRefreshPictures();
  const failed = (failure: Error) => {
    const { title, network } = messages.deskMenu.notChanged;
    const isReply = failure instanceof ApiFailure && failure.status > 0;
    const description = staleMenuOf(failure) ? words.both : isReply ? failure.message : network;
    toast.error({ title, description });
  };
  const takeBack = (changeId: number) =>
    undo.mutate(
      { changeId, leavesChanged: false },
      {
        onSuccess: () => toast.success({ title: messages.deskMenu.undone }),
        onError: failed,
        onSettled: refresh,
      },
    );
  return {
    isPending: change.isPending || undo.isPending,
    place: (placed: readonly Placed[], onDone: () => void) =>
      change.mutate((menu) => withPictures(menu, placed), {
        onSuccess: (changeId) => {
          toast.success({
            title: words.done(placed.length),
            action: { label: messages.deskMenu.undo, onClick: () => takeBack(changeId) },
          });
          onDone();
        },
        onError: failed,
        onSettled: refresh,
      }),
  };
}
