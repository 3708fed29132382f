import { useState } from 'react';
import type { EditedMenu, MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { dishBefore } from '#schemas/rules/menu-editing/dish-before.ts';
import { useSaveMenu } from '#desk/api/staff-menu.ts';
import { staleMenuOf } from '#desk/api/stale-menu.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../menu.module.css';
import { describeChange, nameOf, type DescribeContext } from './describe-change.ts';

type RestoreDialogProps = {
  restaurantId: number;
  edited: EditedMenu;
  dishKey: string;
  /** What changed the dish since, the newest first. */
  entries: readonly MenuHistoryEntry[];
  context: DescribeContext;
  onClose(): void;
};

/** Shows what would change where a dish is made again as it was once, and makes it so. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { restaurantId, edited, dishKey, entries, context, onClose } = props;
  const messages = useDeskMessages();
  const words = messages.deskMenuHistory.restore;
  const { save } = useSaveMenu(restaurantId);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { menu } = edited;
  const taxClassIds = new Set(edited.tax_classes.map(({ id }) => id));
  const dish = dishBefore(menu, dishKey, { entries, taxClassIds });
  const name = nameOf('dishes', dishKey, { ...context, names: entries[0]?.names ?? {} });
  const changes = dish
    ? reversible(
        menu,
        changesBetween(menu, { ...menu, dishes: { ...menu.dishes, [dishKey]: dish } }),
      )
    : [];
  const restore = async () => {
    setIsSaving(true);
    setProblem(null);
    try {
      await save(changes, { origin: 'restore' });
      toast.success({ title: words.done(name) });
      onClose();
    } catch (failure) {
      const isError = failure instanceof Error ? failure : null;
      const { network } = messages.deskMenu.notChanged;
      setProblem(staleMenuOf(failure) ? words.both : failureSentence(isError, network));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Modal
      isOpen
      title={words.title(name)}
      text={changes.length > 0 ? words.text : words.same}
      closeLabel={words.cancel}
      onClose={onClose}
      footer={
        <>
          {changes.length > 0 && (
            <ActionButton aria-disabled={isSaving} onClick={() => !isSaving && void restore()}>
              {isSaving ? words.saving : words.save}
            </ActionButton>
          )}
          <ActionButton look="outline" onClick={onClose}>
            {words.cancel}
          </ActionButton>
        </>
      }
    >
      {changes.length > 0 && (
        <ul className={css.dialogList}>
          {changes.map((change) => (
            <li key={change.path.join('/')}>{describeChange(change, context)}</li>
          ))}
          <li className={css.detail}>{words.gone}</li>
        </ul>
      )}
      <p role="alert" className={css.dialogProblem}>
        {problem}
      </p>
    </Modal>
  );
}
