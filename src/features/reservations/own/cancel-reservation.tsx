import { useState } from 'react';
import type { Reservation } from '#schemas/api/reservations.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useCancelReservation } from '#src/api/reservations.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { TelephoneLink } from '../choice/telephone-link.tsx';
import css from './own.module.css';

type CancelReservationProps = {
  reservation: Reservation;
  /** When it is, in words. */
  moment: string;
  phone: string;
  isOpen: boolean;
  onClose(): void;
  onCancelled(): void;
};

/** Asks once more before a table goes to somebody else. */
export function CancelReservation(props: CancelReservationProps) {
  const { reservation, moment, phone, isOpen, onClose, onCancelled } = props;
  const { cancel: words } = reservations;
  const { mutate, isPending, error, reset } = useCancelReservation(reservation.id);
  // The dialog stays drawn while it leaves, though it is cancelled by then.
  const [isShown, setShown] = useState(false);
  if (isOpen && !isShown) setShown(true);
  if (!isShown) return null;
  const isOver = reservation.state === 'cancelled';
  return (
    <Modal
      isOpen={isOpen}
      title={words.title(reservation.number)}
      text={words.text(moment, reservation.party)}
      closeLabel={words.back}
      onClose={onClose}
      onExited={() => {
        setShown(false);
        reset();
        if (isOver) onCancelled();
      }}
      footer={
        <>
          <ActionButton
            disabled={isPending || isOver}
            onClick={() => mutate(undefined, { onSuccess: onClose })}
          >
            {isPending ? words.busy : words.confirm}
          </ActionButton>
          <ActionButton look="outline" onClick={onClose}>
            {words.back}
          </ActionButton>
        </>
      }
    >
      {error && (
        <div className={css.fields}>
          <p role="alert" className={css.error}>
            {failureSentence(error, words.unheard)}
          </p>
          <TelephoneLink phone={phone} />
        </div>
      )}
    </Modal>
  );
}
