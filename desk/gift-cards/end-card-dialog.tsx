import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { StaffGiftCard } from '#schemas/api/staff-gift-cards.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useRefundGiftCard, useVoidGiftCard } from '#desk/api/staff-gift-cards.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../people/dialog-form.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useRequestKey } from '../shared/use-request-key.ts';
import { useCardLabels } from './use-card-labels.ts';

/** `refund`: what is left is given back; `void`: nothing is. */
export type Ending = 'void' | 'refund';

type EndCardDialogProps = {
  card: StaffGiftCard;
  ending: Ending;
  onDone(sentence: string): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** Asks once more before a card ends, and why. */
export function EndCardDialog({ card, ending, onDone, ...modal }: EndCardDialogProps) {
  const { deskGiftCards: messages } = useDeskMessages();
  const { money } = useCardLabels();
  const id = useId();
  const isRefund = ending === 'refund';
  const words = isRefund ? messages.refunding : messages.voiding;
  const voiding = useVoidGiftCard(card.id);
  const refunding = useRefundGiftCard(card.id);
  const { isPending, error } = isRefund ? refunding : voiding;
  const { keyOf, noteFailure } = useRequestKey();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const amount = money(isRefund ? card.refundable : card.balance, card.currency);
  const finish = {
    onSuccess: () => {
      onDone(words.done);
      modal.onClose();
    },
  };
  const send = handleSubmit(({ reason }) => {
    if (isPending) return;
    if (!isRefund) return voiding.mutate(reason, finish);
    const body = { reason, amount: card.refundable };
    return refunding.mutate({ body, key: keyOf(body) }, { ...finish, onError: noteFailure });
  });
  return (
    <Modal
      {...modal}
      title={isRefund ? messages.refunding.title(amount) : messages.voiding.title(card.last_four)}
      text={text()}
      closeLabel={messages.cancel}
      footer={
        <>
          <ActionButton type="submit" form={`${id}-form`} aria-disabled={isPending}>
            {isPending
              ? words.busy
              : isRefund
                ? messages.refunding.confirm(amount)
                : messages.voiding.confirm}
          </ActionButton>
          <ActionButton look="outline" onClick={modal.onClose}>
            {messages.cancel}
          </ActionButton>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className={css.form}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <label htmlFor={`${id}-reason`}>{words.reason}</label>
        <input
          id={`${id}-reason`}
          className={css.input}
          maxLength={300}
          autoComplete="off"
          aria-invalid={formState.errors.reason !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          {...register('reason', {
            validate: (reason) => reason.trim() !== '' || words.reasonMissing,
          })}
        />
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {formState.errors.reason?.message ?? failureSentence(error, messages.notSaved)}
        </p>
      </form>
    </Modal>
  );

  function text(): string {
    if (isRefund) return messages.refunding.text[card.tender ?? 'card'];
    return card.balance > 0 ? messages.voiding.text(amount) : messages.voiding.textEmpty;
  }
}
