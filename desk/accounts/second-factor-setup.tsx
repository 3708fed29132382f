import { useBeginSecondFactor, useConfirmSecondFactor } from '#desk/api/second-factor.ts';
import { QrCode } from '#variants/sections/app-promotion/qr-code.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './account-page.module.css';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type SecondFactorSetupProps = { onDone(): void; onCancel?(): void };

/** Turns the second factor on: the password, the app's first code, the recovery codes. */
export function SecondFactorSetup({ onDone, onCancel }: SecondFactorSetupProps) {
  const words = useDeskMessages().deskAccounts.secondFactor;
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const cancel = onCancel ? { onCancel } : {};
  const codes = confirm.data?.data.recovery_codes ?? [];
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const send = (code: string) =>
    confirm.mutate(code, {
      onSuccess: ({ data }) => {
        // Whoever has a passkey already keeps the codes that came with it.
        if (data.recovery_codes.length === 0) onDone();
      },
    });
  if (!begin.data) {
    return (
      <CodeForm
        key="password"
        label={words.password}
        missing={words.passwordMissing}
        action={words.next}
        type="password"
        autoComplete="current-password"
        isPending={begin.isPending}
        error={begin.error}
        onSend={(password) => begin.mutate(password)}
        {...cancel}
      />
    );
  }
  const { secret, uri } = begin.data.data;
  return (
    <>
      <p>{words.scan}</p>
      <div className={css.code}>
        <QrCode url={uri} label={words.scanLabel} />
      </div>
      <p className={css.hint}>{words.byHand}</p>
      <p className={css.key}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <CodeForm
        key="code"
        label={words.firstCode}
        missing={words.codeMissing}
        action={words.confirm}
        autoComplete="one-time-code"
        isPending={confirm.isPending}
        error={confirm.error}
        onSend={send}
        {...cancel}
      />
    </>
  );
}
