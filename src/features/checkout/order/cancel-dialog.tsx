import { useId, useState } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useCancelOrder } from '#ui/api/orders.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { TextAreaField } from '../frame/text-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from './cancel-order.module.css';
import { PhoneLink } from './phone-link.tsx';

type CancelDialogProps = { order: Order; isOpen: boolean; onClose(): void; onExited(): void };

/** Asks once more, and says what happens with the money. */
export function CancelDialog({ order, isOpen, onClose, onExited }: CancelDialogProps) {
  const { cancel: words } = useMessages().order;
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useCancelOrder(order.id);
  const id = useId();
  const money = useRefundText(order);
  // Once it is cancelled the question stays as it was asked until it has left.
  const isOver = !order.may_cancel;
  return (
    <Modal
      isOpen={isOpen}
      title={words.title(order.number)}
      text={money}
      closeLabel={words.keep}
      onClose={onClose}
      onExited={onExited}
      footer={
        <>
          <ActionButton
            disabled={isPending || isOver}
            onClick={() => mutate(reason.trim(), { onSuccess: onClose })}
          >
            {isPending ? words.busy : words.confirm}
          </ActionButton>
          <ActionButton look="outline" onClick={onClose}>
            {words.keep}
          </ActionButton>
        </>
      }
    >
      <div className={css.fields}>
        <TextAreaField
          id={id}
          label={words.reason}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && (
          <p role="alert" className={css.error}>
            {sentenceOf(error, words)}{' '}
            {isRefused(error) && <PhoneLink phone={order.restaurant.phone} />}
          </p>
        )}
      </div>
    </Modal>
  );
}

type Words = ReturnType<typeof useMessages>['order']['cancel'];

/** The server said no; anything else is worth another try. */
const isRefused = (error: Error): error is ApiFailure =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500;

function sentenceOf(error: Error, words: Words): string {
  if (!isRefused(error)) return words.failed;
  const isLate = error.code === 'too_late_to_cancel' || error.code === 'order_state';
  return isLate ? words.tooLate : error.message;
}

/** Drawn as it was when the dialog opened: the payment changes while it closes. */
function useRefundText({ payment_method, payment_status, due, currency }: Order): string {
  const { money: words } = useMessages().order.cancel;
  const format = useFormat();
  const [sentence] = useState(() => {
    const amount = format.money(toMinor(due, currency));
    if (payment_method !== 'card') return words.cash;
    if (payment_status === 'paid') return words.paid(amount);
    return payment_status === 'authorised' ? words.held(amount) : words.unpaid;
  });
  return sentence;
}
