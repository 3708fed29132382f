import { useDeferredValue, useMemo, useState } from 'react';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { planBulkChange } from '#schemas/rules/menu-editing/plan-bulk-change.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { changeOf, firstChoice, type BulkChoice, type BulkKind } from './bulk-choice.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkSums } from './bulk-sums.tsx';
import css from './bulk.module.css';
import { OtherChoice } from './other-choice.tsx';
import { PriceChoice } from './price-choice.tsx';
import { useBulkChange } from './use-bulk-change.ts';

type BulkDialogProps = {
  restaurantId: number;
  edited: EditedMenu;
  kind: BulkKind;
  /** The selected dishes. */
  keys: ReadonlySet<string>;
  onUndo(changeId: number): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** A change of all selected dishes: chosen, previewed, and only then made. */
export function BulkDialog(props: BulkDialogProps) {
  const { restaurantId, edited, kind, keys, onUndo, ...modal } = props;
  const words = useDeskMessages().deskMenuBulk;
  const isOwner = useDesk().member.role === 'owner';
  const [choice, setChoice] = useState(firstChoice);
  const { isPending, problem, apply, forget } = useBulkChange(restaurantId);
  // What is typed is drawn before the preview of thousands of dishes.
  const settled = useDeferredValue(choice);
  const plan = useMemo(() => {
    const { menu, currency, shared_dish_ids: shared } = edited;
    const change = changeOf(kind, settled, currency);
    return change && planBulkChange(menu, keys, change, { currency, shared, isOwner });
  }, [edited, kind, settled, keys, isOwner]);
  const count = plan?.changed.length ?? 0;
  const canApply = plan !== null && (count > 0 || plan.groups.length > 0) && settled === choice;
  const change = (next: Partial<BulkChoice>) => {
    forget();
    setChoice((before) => ({ ...before, ...next }));
  };
  return (
    <Modal
      {...modal}
      ignoresOutside
      title={words.titles[kind]}
      text={words.text(keys.size)}
      closeLabel={words.cancel}
      footer={
        <>
          {plan && <BulkSums plan={plan} currency={edited.currency} />}
          <ActionButton
            aria-disabled={isPending || !canApply}
            onClick={() => {
              if (isPending || !canApply) return;
              void apply({ edited, plan, onDone: modal.onClose, onUndo });
            }}
          >
            {isPending ? words.saving : words.apply(count)}
          </ActionButton>
          <ActionButton look="outline" onClick={modal.onClose}>
            {words.cancel}
          </ActionButton>
        </>
      }
    >
      <div className={css.body}>
        {kind === 'prices' ? (
          <PriceChoice choice={choice} currency={edited.currency} onChange={change} />
        ) : (
          <OtherChoice kind={kind} choice={choice} edited={edited} onChange={change} />
        )}
        <p role="alert" className={css.problem}>
          {problem}
        </p>
        {plan && <BulkPreview plan={plan} edited={edited} />}
      </div>
    </Modal>
  );
}
