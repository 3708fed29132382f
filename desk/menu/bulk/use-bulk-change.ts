import { useState } from 'react';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import type { BulkPlan } from '#schemas/rules/menu-editing/plan-bulk-change.ts';
import { useSaveMenu } from '#desk/api/staff-menu.ts';
import { staleMenuOf } from '#desk/api/stale-menu.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type Apply = {
  /** The menu that the plan was made from. */
  edited: EditedMenu;
  plan: BulkPlan;
  onDone(): void;
  /** By the toast, which outlives the dialog. */
  onUndo(changeId: number): void;
};

/** At most so many dishes are named in a sentence. */
const mostNames = 3;

/**
 * Makes a planned change all at once. Where somebody else changed one of its dishes meanwhile,
 * nothing is written: the menu that comes with the refusal is planned and shown anew.
 */
export function useBulkChange(restaurantId: number) {
  const words = useDeskMessages().deskMenuBulk;
  const { save } = useSaveMenu(restaurantId);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const apply = async ({ edited, plan, onDone, onUndo }: Apply) => {
    setIsPending(true);
    setProblem(null);
    const changes = reversible(edited.menu, changesBetween(edited.menu, plan.menu));
    try {
      const { changeId } = await save(changes, { origin: 'bulk' });
      toast.success({
        title: words.done(plan.changed.length),
        action: {
          label: words.undo,
          onClick: () => onUndo(changeId),
        },
      });
      onDone();
    } catch (failure) {
      const theirs = staleMenuOf(failure);
      setProblem(
        theirs
          ? words.stale(namesChanged({ edited, plan, theirs }) || words.staleOther)
          : failureSentence(failure instanceof Error ? failure : null, words.network),
      );
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, problem, apply, forget: () => setProblem(null) };
}

type Stale = Pick<Apply, 'edited' | 'plan'> & { theirs: EditedMenu };

/** What of a plan's dishes somebody else changed in the meantime, by name. */
function namesChanged({ edited, plan, theirs }: Stale): string {
  const names = plan.changed.flatMap(({ key, name }) =>
    changesBetween(edited.menu.dishes[key], theirs.menu.dishes[key]).length > 0 ? name : [],
  );
  const shown = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${shown} +${names.length - mostNames}` : shown;
}
