import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { DeskSession } from '#schemas/api/staff-people.ts';
import { ApiContext, useApi } from '#ui/api/client.ts';
import { useForgetPerson } from '#desk/api/staff-session.ts';
import { askingApi } from '../shared/asking-api.ts';
import { useQuestion } from '../shared/use-question.ts';
import { PinContext } from './pin-context.ts';
import { PinPad } from './pin-pad.tsx';

type Purpose = 'action' | 'switch';

/**
 * Asks for a PIN where a call of the desk needs one, and makes the call again afterwards; whoever
 * made it only waits longer. Where the pad is closed instead, the call fails as it did.
 */
export function PinGate({ session, children }: { session: DeskSession; children: ReactNode }) {
  const api = useApi();
  const forgetPerson = useForgetPerson();
  const [purpose, setPurpose] = useState<Purpose>('action');
  const { ask: open, ...question } = useQuestion();
  const ask = useCallback(
    (why: Purpose): Promise<boolean> => {
      setPurpose(why);
      return open();
    },
    [open],
  );
  const guarded = useMemo(
    () =>
      askingApi(api, 'pin_required', () => {
        forgetPerson();
        return ask('action');
      }),
    [api, ask, forgetPerson],
  );
  const access = useMemo(
    () => ({
      session,
      identify: async () => session.person !== null || ask('action'),
      switchPerson: () => void ask('switch'),
    }),
    [ask, session],
  );
  return (
    <PinContext value={access}>
      <ApiContext value={guarded}>{children}</ApiContext>
      {question.isShown && (
        <PinPad
          isOpen={question.isOpen}
          purpose={purpose}
          canLock={purpose === 'switch' && session.person !== null}
          onIdentified={() => question.answer(true)}
          onClose={() => question.answer(false)}
          onExited={question.onExited}
        />
      )}
    </PinContext>
  );
}
