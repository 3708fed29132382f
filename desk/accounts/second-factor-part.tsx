import { useState } from 'react';
import {
  useRemoveSecondFactor,
  useSecondFactor,
  useSetSecondFactorRule,
} from '#desk/api/second-factor.ts';
import type { SecondFactor } from '#schemas/api/staff-second-factor.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { LoadedList } from '../people/loaded-list.tsx';
import css from '../people/people-page.module.css';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import account from './account-page.module.css';
import { CodeForm } from './code-form.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { RecoveryPart } from './recovery-part.tsx';
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
        {data && (
          <>
            <p className={css.text}>{data.is_on ? words.on : words.off}</p>
            <PasskeyPart factor={data} onDone={onDone} />
            <AppPart factor={data} onDone={onDone} />
            {data.is_on && <RecoveryPart factor={data} />}
          </>
        )}
        {data && member.role === 'owner' && <FactorRule isRequired={data.is_required} />}
      </LoadedList>
    </section>
  );
}

type AppPartProps = { factor: SecondFactor; onDone(sentence: string): void };

/** The app that makes codes: turned on by a first one, off by another. */
function AppPart({ factor, onDone }: AppPartProps) {
  const words = useDeskMessages().deskAccounts.secondFactor;
  const [step, setStep] = useState<'none' | 'on' | 'off'>('none');
  const remove = useRemoveSecondFactor();
  const close = () => {
    setStep('none');
    remove.reset();
  };
  const finish = () => {
    close();
    onDone(words.turnedOff);
  };
  const isLast = factor.passkeys.length === 0;
  return (
    <>
      <h3 className={account.subheading}>{words.app}</h3>
      {step === 'on' && <SecondFactorSetup onDone={close} onCancel={close} />}
      {step === 'off' && (
        <CodeForm
          label={words.code}
          hint={words.codeHint}
          missing={words.codeMissing}
          action={words.turnOff}
          autoComplete="one-time-code"
          isPending={remove.isPending}
          error={remove.error}
          onSend={(code) => remove.mutate(code, { onSuccess: finish })}
          onCancel={close}
        />
      )}
      {step === 'none' && (
        <>
          <p className={css.text}>{factor.has_app ? words.appOn : words.appOff}</p>
          <div className={css.actions}>
            {!factor.has_app && (
              <ActionButton look="outline" onClick={() => setStep('on')}>
                {words.turnOn}
              </ActionButton>
            )}
            {factor.has_app && !(isLast && factor.is_required) && (
              <ActionButton look="outline" onClick={() => setStep('off')}>
                {words.turnOff}
              </ActionButton>
            )}
          </div>
        </>
      )}
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
