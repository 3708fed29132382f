import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { Passkey } from '#schemas/api/webauthn.ts';
import { useRemovePasskey, useRenamePasskey } from '#desk/api/passkeys.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import dialog from '../people/dialog-form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AccountField } from '#ui/elements/account-field.tsx';

type PasskeyDialogProps = {
  passkey: Passkey;
  onDone(sentence: string): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** Gives a passkey another name. */
export function PasskeyNameDialog({ passkey, onDone, ...modal }: PasskeyDialogProps) {
  const { deskAccounts, deskPeople } = useDeskMessages();
  const words = deskAccounts.passkeys;
  const id = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: passkey.name } });
  const { mutate, isPending, error } = useRenamePasskey(passkey.id);
  const send = handleSubmit(({ name }) => {
    if (isPending) return;
    mutate(name, {
      onSuccess: () => {
        onDone(words.renamed(name.trim()));
        modal.onClose();
      },
    });
  });
  return (
    <Modal
      {...modal}
      title={words.renameTitle(passkey.name)}
      text={words.nameHint}
      closeLabel={deskPeople.confirm.cancel}
      footer={
        <ActionButton type="submit" form={id} aria-disabled={isPending}>
          {isPending ? deskPeople.form.busy : words.save}
        </ActionButton>
      }
    >
      <form id={id} className={dialog.form} noValidate onSubmit={(event) => void send(event)}>
        <AccountField
          label={words.name}
          problem={
            formState.errors.name?.message ??
            failureSentence(error, deskPeople.notSaved) ??
            undefined
          }
          maxLength={60}
          autoComplete="off"
          {...register('name', { validate: (it) => it.trim() !== '' || words.nameMissing })}
        />
      </form>
    </Modal>
  );
}

type PasskeyRemovalDialogProps = PasskeyDialogProps & {
  /** There is no other second factor. */
  isLast: boolean;
  /** It cannot be removed, for one is required. */
  isKept: boolean;
};

/** Removes a passkey, for the password. */
export function PasskeyRemovalDialog(props: PasskeyRemovalDialogProps) {
  const { passkey, isLast, isKept, onDone, ...modal } = props;
  const { deskAccounts, deskPeople } = useDeskMessages();
  const { passkeys: words, secondFactor } = deskAccounts;
  const id = useId();
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { mutate, isPending, error } = useRemovePasskey(passkey.id);
  const send = handleSubmit(({ password }) => {
    if (isPending) return;
    mutate(password, {
      onSuccess: () => {
        onDone(words.removed(passkey.name));
        modal.onClose();
      },
      onError: () => setFocus('password'),
    });
  });
  const { cancel } = deskPeople.confirm;
  return (
    <Modal
      {...modal}
      title={words.removeTitle(passkey.name)}
      text={
        isKept
          ? words.isRequired
          : [words.removeText, isLast && words.removeLast].filter(Boolean).join(' ')
      }
      closeLabel={cancel}
      footer={
        <>
          {!isKept && (
            <ActionButton type="submit" form={id} aria-disabled={isPending}>
              {isPending ? deskPeople.form.busy : words.remove}
            </ActionButton>
          )}
          <ActionButton look="outline" onClick={modal.onClose}>
            {cancel}
          </ActionButton>
        </>
      }
    >
      {!isKept && (
        <form id={id} className={dialog.form} noValidate onSubmit={(event) => void send(event)}>
          <AccountField
            label={secondFactor.password}
            problem={
              formState.errors.password?.message ??
              failureSentence(error, deskPeople.notSaved) ??
              undefined
            }
            type="password"
            maxLength={200}
            autoComplete="current-password"
            {...register('password', {
              validate: (it) => it !== '' || secondFactor.passwordMissing,
            })}
          />
        </form>
      )}
    </Modal>
  );
}
