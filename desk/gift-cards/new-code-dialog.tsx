import { useId, useState } from 'react';
import { emailText } from '#schemas/fields/email-text.ts';
import type { StaffGiftCard } from '#schemas/api/staff-gift-cards.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useResendGiftCard } from '#desk/api/staff-gift-cards.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../people/dialog-form.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

const address = emailText();

type NewCodeDialogProps = {
  card: StaffGiftCard;
  /** How the new code gets to whoever the card belongs to. */
  way: 'mail' | 'paper';
  onDone(code: string | null, sentence: string): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** Asks once more before a card gets another code, for its old one ends with that. */
export function NewCodeDialog({ card, way, onDone, ...modal }: NewCodeDialogProps) {
  const { deskGiftCards: messages } = useDeskMessages();
  const words = way === 'mail' ? messages.resend : messages.byHand;
  const id = useId();
  const { mutate, isPending, error } = useResendGiftCard(card.id);
  const [email, setEmail] = useState(card.recipient_email || card.sender_email);
  const [isWrong, setIsWrong] = useState(false);
  // As it was when the dialog was opened: what somebody else did meanwhile is refused, not repeated.
  const [seen] = useState(card.last_four);
  const send = () => {
    if (isPending) return;
    const to = email.trim();
    if (way === 'mail' && !address.safeParse(to).success) {
      setIsWrong(true);
      document.getElementById(`${id}-email`)?.focus();
      return;
    }
    const body =
      way === 'mail'
        ? { last_four: seen, email: to, by_hand: false }
        : { last_four: seen, by_hand: true };
    mutate(body, {
      onSuccess: ({ code }) => {
        onDone(code, way === 'mail' ? messages.resend.done(to) : '');
        modal.onClose();
      },
    });
  };
  return (
    <Modal
      {...modal}
      title={words.title(seen)}
      text={words.text}
      closeLabel={messages.cancel}
      footer={
        <>
          <ActionButton type="submit" form={`${id}-form`} aria-disabled={isPending}>
            {isPending ? words.busy : words.confirm}
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
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {way === 'mail' && (
          <>
            <label htmlFor={`${id}-email`}>{messages.resend.email}</label>
            <input
              id={`${id}-email`}
              className={css.input}
              type="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
              maxLength={254}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}-problem`}
              value={email}
              onChange={({ target }) => {
                setEmail(target.value);
                setIsWrong(false);
              }}
            />
          </>
        )}
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {isWrong ? messages.resend.emailProblem : failureSentence(error, messages.notSaved)}
        </p>
      </form>
    </Modal>
  );
}
