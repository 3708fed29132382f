import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile } from '#schemas/api/user-profile.ts';
import type { Passkey } from '#schemas/api/webauthn.ts';
import { useAddUserPasskey, useRemoveUserPasskey, useUserPasskeys } from '#src/api/user-profile.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import { browserLabel } from '#schemas/rules/browser-label.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Part, type PartReport } from './part.tsx';
import css from './profile-page.module.css';
import { ProofForm } from './proof-form.tsx';

type PasskeysPartProps = PartReport & { profile: Profile };

/** One's passkeys, and the way to another one. */
export function PasskeysPart({ profile, onDone }: PasskeysPartProps) {
  const { profile: own } = useAccountMessages();
  const { data: passkeys = [] } = useUserPasskeys();
  const [open, setOpen] = useState<'new' | string | null>(null);
  const close = (sentence?: string) => {
    setOpen(null);
    if (sentence !== undefined) onDone(sentence);
  };
  return (
    <Part title={own.passkeys} text={own.passkeysText}>
      {passkeys.length > 0 && (
        <ul className={css.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={css.row}>
              <p className={css.name}>{passkey.name}</p>
              {open === passkey.id ? (
                <Removal profile={profile} passkey={passkey} onClose={close} />
              ) : (
                <button
                  type="button"
                  className={css.plain}
                  aria-label={own.passkeyRemoveOf(passkey.name)}
                  onClick={() => setOpen(passkey.id)}
                >
                  {own.passkeyRemove}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        <NewPasskey profile={profile} onClose={close} />
      ) : (
        <div className={css.actions}>
          <ActionButton look="outline" onClick={() => setOpen('new')}>
            {own.passkeyAdd}
          </ActionButton>
        </div>
      )}
    </Part>
  );
}

type FormProps = { profile: Profile; onClose(sentence?: string): void };

function NewPasskey({ profile, onClose }: FormProps) {
  const { profile: own } = useAccountMessages();
  const { mutate, isPending, error } = useAddUserPasskey();
  const { browser, system } = browserLabel(navigator.userAgent);
  const { register, trigger, getValues, formState } = useForm({
    defaultValues: { name: own.browserOf(browser, system) },
  });
  return (
    <ProofForm
      profile={profile}
      action={own.passkeyAsk}
      isPending={isPending}
      error={error}
      before={() => trigger('name', { shouldFocus: true })}
      onProve={(proof) =>
        mutate(
          { name: getValues('name'), proof },
          { onSuccess: ({ name }) => onClose(own.passkeyAdded(name)) },
        )
      }
      onCancel={() => onClose()}
    >
      <AccountField
        label={own.passkeyName}
        problem={formState.errors.name?.message}
        maxLength={60}
        autoComplete="off"
        {...register('name', { validate: (it) => it.trim() !== '' || own.passkeyNameMissing })}
      />
    </ProofForm>
  );
}

function Removal({ profile, passkey, onClose }: FormProps & { passkey: Passkey }) {
  const { profile: own } = useAccountMessages();
  const { mutate, isPending, error } = useRemoveUserPasskey();
  return (
    <ProofForm
      profile={profile}
      action={own.passkeyRemove}
      isPending={isPending}
      error={error}
      onProve={(proof) =>
        mutate(
          { passkeyId: passkey.id, proof },
          { onSuccess: () => onClose(own.passkeyRemoved(passkey.name)) },
        )
      }
      onCancel={() => onClose()}
    >
      <p>{own.passkeyRemoveText(passkey.name)}</p>
    </ProofForm>
  );
}
