import { use, Suspense, useState } from 'react';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { SetupStepProps } from '../setup-places.ts';
import { LookPartContext } from './look-part.ts';

/** The step of the set-up that gives the site its look, seen on the site itself. */
export function LookStep({ onDone }: SetupStepProps) {
  const words = useDeskMessages().deskSetupLook;
  const api = useApi();
  const draw = use(LookPartContext);
  const [problem, setProblem] = useState('');
  const confirm = async () => {
    setProblem('');
    try {
      await api.call('markSetupStep', { body: { step: 'look', mark: 'confirmed' } });
      onDone();
    } catch (failure) {
      const isAnswered = failure instanceof ApiFailure && failure.status > 0;
      setProblem(isAnswered ? failure.message : words.notMarked);
    }
  };
  if (!draw) return <p>{words.notHere}</p>;
  return (
    <>
      <Suspense fallback={<p aria-busy="true">{words.loading}</p>}>
        {draw({ onKept: () => void confirm() })}
      </Suspense>
      <p className={form.problem} role="alert">
        {problem}
      </p>
    </>
  );
}
