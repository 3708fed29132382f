import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { staleMenu } from '#schemas/api/staff-menu.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useChangeMenu } from '#desk/api/staff-menu.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useEditMenu } from '../use-edit-menu.ts';

type Step = {
  edit(menu: MenuDocument): MenuDocument;
  /** What its toast says once it is made. */
  title: string;
};

/** Changes of the menu that are made at once, without a form; each is taken back by its toast. */
export function useMenuStep(restaurantId: number) {
  const words = useDeskMessages().deskMenuEntries;
  const { takeBack } = useEditMenu(restaurantId);
  const change = useChangeMenu(restaurantId);
  const { title: notMade, network, both } = words.notChanged;
  const failed = (failure: unknown) => {
    const isReply = failure instanceof ApiFailure && failure.status > 0;
    const isBoth = failure instanceof ApiFailure && staleMenu.safeParse(failure.body).success;
    toast.error({
      title: notMade,
      description: isBoth ? both : isReply ? failure.message : network,
    });
  };
  const announce = (title: string, changeId: number) =>
    toast.success({
      title,
      action: { label: words.undo, onClick: () => takeBack(changeId) },
    });
  return {
    isPending: change.isPending,
    /** Says that something is saved, with the way back. */
    announce,
    /** @returns whether it was made; what went wrong is said. */
    make: async ({ edit, title }: Step): Promise<boolean> => {
      try {
        // Not `mutate`: what asked for it may be gone by the time the menu without it is shown.
        announce(title, await change.mutateAsync(edit));
        return true;
      } catch (failure) {
        failed(failure);
        return false;
      }
    },
  };
}
