import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useSecondFactor } from '#desk/api/second-factor.ts';
import { useConfirmIdentity, type ConfirmationProof } from '#desk/api/staff-confirmation.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../people/dialog-form.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

type ConfirmationDialogProps = {
  /** For password managers. */
  email: string | null;
  isOpen: boolean;
  onConfirmed(): void;
  onClose(): void;
  onExited(): void;
};

/**
 * Asks whoever is signed in for one proof that it is them: the password, a code of their app, or a
 * passkey. What is typed is in no storage, and is gone with the dialog.
 */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { email, isOpen, onConfirmed, onClose, onExited } = props;
  const { deskConfirmation: words, deskAccounts } = useDeskMessages();
  const { secondFactor } = deskAccounts;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Without an answer the password is asked for, which everybody has.
  const { data: factor } = useSecondFactor();
  const hasApp = factor?.has_app === true;
  const hasPasskey =
    factor?.passkeys.some(({ works_here: works, is_blocked: blocked }) => works && !blocked) ===
    true;
  const [by, setBy] = useState<'password' | 'code'>('password');
  const isPassword = by === 'password';
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    defaultValues: { secret: '' },
  });
  const confirmation = useConfirmIdentity();
  const { mutate, isPending, error, variables } = confirmation;
  const prove = (proof: ConfirmationProof) => {
    if (isPending) return;
    mutate(proof, {
      onSuccess: onConfirmed,
      // The button of a passkey keeps the focus.
      onError: () => proof.by !== 'passkey' && setFocus('secret', { shouldSelect: true }),
    });
  };
  const send = handleSubmit(({ secret }) => prove({ by, secret }));
  const change = () => {
    confirmation.reset();
    reset();
    setBy(isPassword ? 'code' : 'password');
    field.current?.focus();
  };
  const { ref, ...registered } = register('secret', {
    validate: (text) =>
      text.trim() !== '' || (isPassword ? secondFactor.passwordMissing : secondFactor.codeMissing),
  });
  const isTyping = isPending && variables.by !== 'passkey';
  const isAsking = isPending && variables.by === 'passkey';
  return (
    <Modal
      isOpen={isOpen}
      title={words.title}
      text={words.text}
      closeLabel={words.close}
      initialFocus={field}
      // The dialog that asked for it may close just now, and gives its focus back.
      ignoresOutside
      onClose={onClose}
      onExited={onExited}
      footer={
        <>
          <ActionButton type="submit" form={id} aria-disabled={isPending}>
            {isTyping ? words.busy : words.confirm}
          </ActionButton>
          {hasPasskey && (
            <ActionButton
              look="outline"
              aria-disabled={isPending}
              onClick={() => prove({ by: 'passkey' })}
            >
              {isAsking ? words.asking : words.usePasskey}
            </ActionButton>
          )}
          {hasApp && (
            <ActionButton look="outline" aria-disabled={isPending} onClick={change}>
              {isPassword ? words.useCode : words.usePassword}
            </ActionButton>
          )}
        </>
      }
    >
      <form id={id} className={form.form} noValidate onSubmit={(event) => void send(event)}>
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <AccountField
          label={isPassword ? secondFactor.password : secondFactor.code}
          problem={
            formState.errors.secret?.message ?? failureSentence(error, words.unreached) ?? undefined
          }
          type={isPassword ? 'password' : 'text'}
          maxLength={isPassword ? 200 : 40}
          autoComplete={isPassword ? 'current-password' : 'one-time-code'}
          ref={(input) => {
            ref(input);
            field.current = input;
          }}
          {...registered}
        />
      </form>
    </Modal>
  );
}
