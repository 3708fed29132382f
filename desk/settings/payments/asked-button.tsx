import { useState } from 'react';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type AskedButtonProps = {
  title: string;
  /** What stops working. */
  text: string;
  action: string;
  isPending: boolean;
  onConfirm(): void;
};

/** A button that asks, with what stops working, before it does what it says. */
export function AskedButton({ action, onConfirm, isPending, ...asked }: AskedButtonProps) {
  const words = useDeskMessages().deskPayments;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <ActionButton
        look="outline"
        aria-disabled={isPending}
        onClick={() => !isPending && setIsOpen(true)}
      >
        {action}
      </ActionButton>
      <Modal
        {...asked}
        isOpen={isOpen}
        closeLabel={words.cancel}
        onClose={close}
        footer={
          <>
            <ActionButton
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {action}
            </ActionButton>
            <ActionButton look="outline" onClick={close}>
              {words.cancel}
            </ActionButton>
          </>
        }
      />
    </>
  );
}
