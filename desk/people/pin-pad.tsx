import Delete from 'lucide-react/icons/delete';
import { useId, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useIdentify, useLockDesk } from '#desk/api/staff-session.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import css from './pin-pad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const [shortest, longest] = [4, 8];
const stayFocused = (event: MouseEvent) => event.preventDefault();

type PinPadProps = {
  isOpen: boolean;
  /** Why it opened: an action waits for it, or somebody takes over. */
  purpose: 'action' | 'switch';
  /** Somebody is there who can lock the device. */
  canLock: boolean;
  onIdentified(): void;
  onClose(): void;
  onExited(): void;
};

/**
 * Asks who is there, by keys for a thumb and by the keyboard. What is typed is in no storage and no
 * address, and is gone with the dialog.
 */
export function PinPad({ isOpen, purpose, canLock, onIdentified, onClose, onExited }: PinPadProps) {
  const { pin: words } = useDeskMessages().deskPeople;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const { mutate, isPending, error, reset } = useIdentify();
  const lock = useLockDesk();
  const problem = failureSentence(error ?? lock.error, words.failed);
  const change = (next: string) => {
    reset();
    setPin(next.replaceAll(/\D/g, '').slice(0, longest));
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending || pin.length < shortest) return;
    mutate(pin, {
      onSuccess: onIdentified,
      onError: () => {
        setPin('');
        field.current?.focus();
      },
    });
  };
  return (
    <Modal
      isOpen={isOpen}
      title={words[purpose]}
      text={purpose === 'action' ? words.actionText : words.switchText}
      closeLabel={words.close}
      initialFocus={field}
      // The dialog that asked for it may close just now, and gives its focus back.
      ignoresOutside
      onClose={onClose}
      onExited={onExited}
      footer={
        canLock && (
          <ActionButton
            look="outline"
            aria-disabled={lock.isPending}
            onClick={() => !lock.isPending && lock.mutate(undefined, { onSuccess: onClose })}
          >
            {words.lock}
          </ActionButton>
        )
      }
    >
      <form className={css.pad} onSubmit={send}>
        <VisuallyHidden>
          <label htmlFor={`${id}-pin`}>{words.label}</label>
        </VisuallyHidden>
        <input
          ref={field}
          id={`${id}-pin`}
          className={css.field}
          type="password"
          // The pad below is the keyboard of a tablet, and no browser offers to store a code.
          inputMode="none"
          autoComplete="one-time-code"
          maxLength={longest}
          value={pin}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => change(target.value)}
        />
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {problem}
        </p>
        <output className={css.hidden}>{words.entered(pin.length)}</output>
        {/* The field stays focused, so that a keyboard goes on typing into it. */}
        <div className={css.keys}>
          {digits.map((digit) => (
            <button
              key={digit}
              type="button"
              className={css.key}
              data-digit={digit}
              onMouseDown={stayFocused}
              onClick={() => change(pin + digit)}
            >
              {words.digit(digit)}
            </button>
          ))}
          <button
            type="button"
            className={css.key}
            data-erase=""
            onMouseDown={stayFocused}
            aria-label={words.erase}
            onClick={() => change(pin.slice(0, -1))}
          >
            <Delete aria-hidden="true" size={28} />
          </button>
          <button
            type="submit"
            className={css.key}
            data-enter=""
            aria-disabled={isPending || pin.length < shortest || undefined}
          >
            {isPending ? words.busy : words.enter}
          </button>
        </div>
      </form>
    </Modal>
  );
}
