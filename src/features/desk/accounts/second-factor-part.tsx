import { useState } from 'react';
import {
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useSecondFactor,
  useSetSecondFactorRule,
} from '#src/api/second-factor.ts';
import type { SecondFactor } from '#schemas/api/staff-second-factor.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '../people/failure-sentence.ts';
import { LoadedList } from '../people/loaded-list.tsx';
import css from '../people/people-page.module.css';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import account from './account-page.module.css';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** One's own second factor, and an owner's rule for everybody. */
export function SecondFactorPart({ onDone }: { onDone(sentence: string): void }) {
  const words = useDeskMessages().deskAccounts.secondFactor;
  const { member } = useDesk();
  const factor = useSecondFactor();
  const { data } = factor;
  return (
    <section className={css.part}>
      <h2 className={css.title}>{words.title}</h2>
      <LoadedList list={factor}>
        {data && <OwnFactor factor={data} onDone={onDone} />}
        {data && member.role === 'owner' && <FactorRule isRequired={data.is_required} />}
      </LoadedList>
    </section>
  );
}

type OwnFactorProps = { factor: SecondFactor; onDone(sentence: string): void };

function OwnFactor({ factor, onDone }: OwnFactorProps) {
  const words = useDeskMessages().deskAccounts.secondFactor;
  const [step, setStep] = useState<'none' | 'on' | 'off' | 'renew'>('none');
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const close = () => {
    setStep('none');
    renew.reset();
    remove.reset();
  };
  if (step === 'on') return <SecondFactorSetup onDone={close} onCancel={close} />;
  if (step === 'renew' && renew.data) {
    return <RecoveryCodes codes={renew.data.data.recovery_codes} onDone={close} />;
  }
  if (step !== 'none') {
    const { isPending, error } = step === 'off' ? remove : renew;
    const finish = () => {
      close();
      onDone(words.turnedOff);
    };
    return (
      <CodeForm
        label={words.code}
        hint={words.codeHint}
        missing={words.codeMissing}
        action={step === 'off' ? words.turnOff : words.renew}
        autoComplete="one-time-code"
        isPending={isPending}
        error={error}
        onSend={(code) =>
          step === 'off' ? remove.mutate(code, { onSuccess: finish }) : renew.mutate(code)
        }
        onCancel={close}
      />
    );
  }
  if (!factor.is_on) {
    return (
      <>
        <p className={css.text}>{words.off}</p>
        <div className={css.actions}>
          <ActionButton onClick={() => setStep('on')}>{words.turnOn}</ActionButton>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={css.text}>{words.on(factor.recovery_codes_left)}</p>
      <div className={css.actions}>
        <ActionButton look="outline" onClick={() => setStep('renew')}>
          {words.renew}
        </ActionButton>
        {!factor.is_required && (
          <ActionButton look="outline" onClick={() => setStep('off')}>
            {words.turnOff}
          </ActionButton>
        )}
      </div>
    </>
  );
}

function FactorRule({ isRequired }: { isRequired: boolean }) {
  const { deskAccounts, deskPeople } = useDeskMessages();
  const words = deskAccounts.secondFactor;
  const { mutate, isPending, error } = useSetSecondFactorRule();
  return (
    <div>
      <label className={account.option}>
        <input
          type="checkbox"
          checked={isRequired}
          disabled={isPending}
          onChange={({ target }) => mutate(target.checked)}
        />
        {words.required}
      </label>
      <p className={css.text}>{words.requiredHint}</p>
      {error && (
        <p role="alert" className={css.problem}>
          {failureSentence(error, deskPeople.notSaved)}
        </p>
      )}
    </div>
  );
}
