import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { oneTimeCode, type OwnProof } from '#schemas/api/one-time-codes.ts';
import type { Profile } from '#schemas/api/user-profile.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useRequestOwnCode } from '#src/api/user-profile.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Problem } from './part.tsx';
import css from './profile-page.module.css';

type ProofFormProps = {
  profile: Profile;
  /** What the button does. */
  action: string;
  isPending: boolean;
  error: Error | null;
  /** Fields of what is to be changed, above the proof. */
  children?: ReactNode;
  /** Whether those fields are right; without it there are none. */
  before?(): Promise<boolean>;
  onProve(proof: OwnProof): void;
  onCancel(): void;
};

/** Before what lets people in is changed, they show that it is them: by password, or a code. */
export function ProofForm(props: ProofFormProps) {
  const { profile, action, isPending, error, children, before, onProve, onCancel } = props;
  const words = useAccountMessages();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { secret: '' } });
  const code = useRequestOwnCode();
  const sent = code.data ?? null;
  const problem = formState.errors.secret?.message;
  const prove = handleSubmit(async ({ secret }) => {
    if (isPending || (before && !(await before()))) return;
    if (profile.has_password) onProve({ password: secret });
    else if (sent) onProve({ request_id: sent.request_id, code: secret });
  });
  return (
    <form className={css.form} noValidate onSubmit={(event) => void prove(event)}>
      <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
      {children}
      {profile.has_password && (
        <AccountField
          label={words.proof.password}
          problem={problem}
          type="password"
          maxLength={200}
          autoComplete="current-password"
          {...register('secret', { validate: (it) => it !== '' || words.proof.passwordMissing })}
        />
      )}
      {!profile.has_password && sent && (
        <AccountField
          label={words.code.label}
          hint={words.code.sentTo(profile.email)}
          problem={problem}
          inputMode="numeric"
          maxLength={20}
          autoComplete="one-time-code"
          {...register('secret', {
            validate: (it) => oneTimeCode.safeParse(it).success || words.code.wrongShape,
          })}
        />
      )}
      {!profile.has_password && !sent && <p className={css.muted}>{words.proof.codeText}</p>}
      <div className={css.actions}>
        {profile.has_password || sent ? (
          <ActionButton type="submit" aria-disabled={isPending}>
            {isPending ? words.busy : action}
          </ActionButton>
        ) : (
          <ActionButton
            aria-disabled={code.isPending}
            onClick={() => code.isPending || code.mutate()}
          >
            {code.isPending ? words.busy : words.proof.send}
          </ActionButton>
        )}
        <ActionButton look="outline" onClick={onCancel}>
          {words.cancel}
        </ActionButton>
      </div>
      <Problem>{failureSentence(error ?? code.error, words.unreached)}</Problem>
    </form>
  );
}
