import { useState } from 'react';
import type { SecondFactor } from '#schemas/api/staff-second-factor.ts';
import { useRenewRecoveryCodes } from '#desk/api/second-factor.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../people/people-page.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import account from './account-page.module.css';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** How many recovery codes are left, and other ones in their place. */
export function RecoveryPart({ factor }: { factor: SecondFactor }) {
  const words = useDeskMessages().deskAccounts.secondFactor;
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error, data, reset } = useRenewRecoveryCodes();
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const form = { action: words.renew, isPending, error, onCancel: close };
  if (data) return <RecoveryCodes codes={data.data.recovery_codes} onDone={close} />;
  return (
    <>
      <h3 className={account.subheading}>{words.recovery}</h3>
      <p className={css.text}>{words.left(factor.recovery_codes_left)}</p>
      {!isOpen && (
        <div className={css.actions}>
          <ActionButton look="outline" onClick={() => setIsOpen(true)}>
            {words.renew}
          </ActionButton>
        </div>
      )}
      {isOpen && factor.has_app && (
        <CodeForm
          label={words.code}
          hint={words.codeHint}
          missing={words.codeMissing}
          autoComplete="one-time-code"
          onSend={(code) => mutate({ code })}
          {...form}
        />
      )}
      {isOpen && !factor.has_app && (
        <CodeForm
          label={words.password}
          missing={words.passwordMissing}
          type="password"
          autoComplete="current-password"
          onSend={(password) => mutate({ password })}
          {...form}
        />
      )}
    </>
  );
}
