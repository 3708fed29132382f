import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { oneTimeCode } from '#schemas/api/one-time-codes.ts';
import { userMailbox } from '#schemas/api/user-accounts.ts';
import type { Profile } from '#schemas/api/user-profile.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useChangeContact, useRequestContactCode } from '#src/api/user-profile.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import type { PartReport } from './part.tsx';
import css from './profile-page.module.css';
import { ProofForm } from './proof-form.tsx';

/** The address of the account; another one is one's own once a code sent there comes back. */
export function EmailChange({ profile, onDone }: PartReport & { profile: Profile }) {
  const { profile: own, email } = useAccountMessages();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    const close = (sentence?: string) => {
      setIsOpen(false);
      if (sentence !== undefined) onDone(sentence);
    };
    return <NewAddress profile={profile} onClose={close} />;
  }
  return (
    <div className={css.row}>
      <div>
        <p className={css.muted}>{email}</p>
        <p className={css.name}>{profile.email}</p>
      </div>
      <button
        type="button"
        className={css.plain}
        aria-label={own.emailChangeOf(profile.email)}
        onClick={() => setIsOpen(true)}
      >
        {own.emailChange}
      </button>
    </div>
  );
}

type NewAddressProps = { profile: Profile; onClose(sentence?: string): void };

function NewAddress({ profile, onClose }: NewAddressProps) {
  const words = useAccountMessages();
  const { profile: own, code: codeWords } = words;
  const request = useRequestContactCode();
  const change = useChangeContact();
  const [address, setAddress] = useState('');
  const { register, trigger, getValues, formState } = useForm({ defaultValues: { email: '' } });
  const answer = useForm({ defaultValues: { code: '' } });
  const sent = request.data;
  if (sent) {
    const send = answer.handleSubmit(({ code }) => {
      if (change.isPending) return;
      change.mutate(
        { request_id: sent.request_id, code },
        { onSuccess: ({ email }) => onClose(own.emailDone(email)) },
      );
    });
    const failure = failureSentence(change.error, words.unreached);
    return (
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <p>{codeWords.sentTo(address)}</p>
        <AccountField
          label={codeWords.label}
          hint={codeWords.hint}
          problem={answer.formState.errors.code?.message ?? failure ?? undefined}
          inputMode="numeric"
          maxLength={20}
          autoComplete="one-time-code"
          {...answer.register('code', {
            validate: (it) => oneTimeCode.safeParse(it).success || codeWords.wrongShape,
          })}
        />
        <div className={css.actions}>
          <ActionButton type="submit" aria-disabled={change.isPending}>
            {change.isPending ? words.busy : own.emailConfirm}
          </ActionButton>
          <ActionButton look="outline" onClick={() => onClose()}>
            {words.cancel}
          </ActionButton>
        </div>
      </form>
    );
  }
  return (
    <ProofForm
      profile={profile}
      action={own.emailSend}
      isPending={request.isPending}
      error={request.error}
      before={async () => {
        const isRight = await trigger('email', { shouldFocus: true });
        if (isRight) setAddress(getValues('email'));
        return isRight;
      }}
      onProve={(proof) => request.mutate({ email: getValues('email'), proof })}
      onCancel={() => onClose()}
    >
      <AccountField
        label={own.emailNew}
        problem={formState.errors.email?.message}
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email', {
          validate: (it) => userMailbox.safeParse(it).success || words.emailWrong,
        })}
      />
    </ProofForm>
  );
}
