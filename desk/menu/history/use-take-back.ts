import { useState } from 'react';
import { ApiFailure } from '#ui/api/client.ts';
import { useUndoMenuChange } from '#desk/api/staff-menu.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

/** A change, and how many changes it has. */
type Taken = { id: number; change_count: number };

/** A change that cannot be taken back whole, and the places that were changed again since. */
export type ChangedSince = { change: Taken; places: readonly string[] };

/** Takes changes of a menu back; what was changed again since is asked about first. */
export function useTakeBack(restaurantId: number) {
  const words = useDeskMessages().deskMenu;
  const { mutate, isPending, isSuccess } = useUndoMenuChange(restaurantId);
  const [asked, setAsked] = useState<ChangedSince | null>(null);
  const takeBack = (change: Taken, leavesChanged = false) =>
    mutate(
      { changeId: change.id, leavesChanged },
      {
        onSuccess: () => {
          setAsked(null);
          toast.success({ title: words.undone });
        },
        onError: (failure) => {
          const isReply = failure instanceof ApiFailure && failure.status > 0;
          const places = isReply ? failure.problems.map(({ path }) => path) : [];
          const isSince = isReply && failure.code === 'changed_since';
          if (isSince && !leavesChanged && places.length < change.change_count) {
            setAsked({ change, places });
            return;
          }
          setAsked(null);
          const { title, network } = words.notChanged;
          toast.error({ title, description: isReply ? failure.message : network });
        },
      },
    );
  return { isPending, isDone: isSuccess, takeBack, asked, leave: () => setAsked(null) };
}
