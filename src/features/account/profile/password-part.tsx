import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile } from '#schemas/api/user-profile.ts';
import { useChangeUserPassword } from '#src/api/user-profile.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Part, type PartReport } from './part.tsx';
import css from './profile-page.module.css';
import { ProofForm } from './proof-form.tsx';

/** Changes the password, or chooses the first one; nothing of it is stored in the page. */
export function PasswordPart({ profile, onDone }: PartReport & { profile: Profile }) {
  const { profile: own } = useAccountMessages();
  const [isOpen, setIsOpen] = useState(false);
  const action = profile.has_password ? own.passwordChange : own.passwordChoose;
  const close = (sentence?: string) => {
    setIsOpen(false);
    if (sentence !== undefined) onDone(sentence);
  };
  return (
    <Part title={own.password}>
      {isOpen ? (
        <NewPassword profile={profile} action={action} onClose={close} />
      ) : (
        <div className={css.actions}>
          <ActionButton look="outline" onClick={() => setIsOpen(true)}>
            {action}
          </ActionButton>
        </div>
      )}
    </Part>
  );
}

type NewPasswordProps = { profile: Profile; action: string; onClose(sentence?: string): void };

function NewPassword({ profile, action, onClose }: NewPasswordProps) {
  const words = useAccountMessages();
  const { mutate, isPending, error } = useChangeUserPassword();
  const { register, trigger, getValues, formState } = useForm({ defaultValues: { password: '' } });
  return (
    <ProofForm
      profile={profile}
      action={action}
      isPending={isPending}
      error={error}
      before={() => trigger('password', { shouldFocus: true })}
      onProve={(proof) =>
        mutate(
          { proof, password: getValues('password') },
          { onSuccess: () => onClose(words.profile.passwordDone) },
        )
      }
      onCancel={() => onClose()}
    >
      <AccountField
        label={words.profile.passwordNew}
        hint={words.newPasswordHint}
        problem={formState.errors.password?.message}
        type="password"
        maxLength={200}
        autoComplete="new-password"
        {...register('password', { validate: (it) => it.length >= 10 || words.newPasswordShort })}
      />
    </ProofForm>
  );
}
