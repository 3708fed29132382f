import { ActionButton } from '#variants/primitives/action-button.tsx';
import { enFavourites } from '#schemas/messages/en-favourites.ts';
import { Modal } from '#ui/dialog/modal.tsx';

export type ClearDialogProps = {
  count: number;
  isOpen: boolean;
  onClear(): void;
  onClose(): void;
  onExited(): void;
};

/** Asks once more, for nothing brings them back. */
export function ClearDialog({ count, onClear, ...dialog }: ClearDialogProps) {
  const words = enFavourites.favourites;
  return (
    <Modal
      {...dialog}
      title={words.clearTitle}
      text={words.clearText(count)}
      closeLabel={words.keep}
      footer={
        <>
          <ActionButton onClick={onClear}>{words.clearConfirm}</ActionButton>
          <ActionButton look="outline" onClick={dialog.onClose}>
            {words.keep}
          </ActionButton>
        </>
      }
    />
  );
}
