import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './dialog-form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';

type ConfirmDialogProps = {
  title: string;
  text: string;
  /** What pressing it does. */
  action: string;
  isPending: boolean;
  error: Error | null;
  onConfirm(): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** Asks once more before what takes something away from somebody. */
export function ConfirmDialog({
  action,
  isPending,
  error,
  onConfirm,
  ...modal
}: ConfirmDialogProps) {
  const words = useDeskMessages().deskPeople;
  return (
    <Modal
      {...modal}
      closeLabel={words.confirm.cancel}
      footer={
        <>
          <ActionButton aria-disabled={isPending} onClick={() => !isPending && onConfirm()}>
            {isPending ? words.form.busy : action}
          </ActionButton>
          <ActionButton look="outline" onClick={modal.onClose}>
            {words.confirm.cancel}
          </ActionButton>
        </>
      }
    >
      {error && (
        <div className={css.form}>
          <p role="alert" className={css.problem}>
            {failureSentence(error, words.notSaved)}
          </p>
        </div>
      )}
    </Modal>
  );
}
