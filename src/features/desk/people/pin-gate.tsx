import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DeskSession } from '#schemas/api/staff-people.ts';
import { ApiContext, ApiFailure, useApi, type Api } from '#src/api/client.ts';
import { useForgetPerson } from '#src/api/staff-session.ts';
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
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // What waits for the pad; several calls may wait for the same answer.
  const asked = useRef<Promise<boolean> | null>(null);
  const answered = useRef<((isIdentified: boolean) => void) | null>(null);
  const ask = useCallback((why: Purpose): Promise<boolean> => {
    if (asked.current) return asked.current;
    setPurpose(why);
    // The dialog that asks may close just now, and would take one that is open above it along.
    setTimeout(() => setIsOpen(true));
    const answer = new Promise<boolean>((resolve) => {
      answered.current = resolve;
    });
    asked.current = answer;
    return answer;
  }, []);
  const end = (isIdentified: boolean) => {
    setIsOpen(false);
    answered.current?.(isIdentified);
    asked.current = null;
  };
  const guarded = useMemo<Api>(
    () => ({
      follow: api.follow,
      call: async (name, input, options) => {
        try {
          return await api.call(name, input, options);
        } catch (failure) {
          const isAsked = failure instanceof ApiFailure && failure.code === 'pin_required';
          if (!isAsked) throw failure;
          forgetPerson();
          if (!(await ask('action'))) throw failure;
          return api.call(name, input, options);
        }
      },
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
      {purpose && (
        <PinPad
          isOpen={isOpen}
          purpose={purpose}
          canLock={purpose === 'switch' && session.person !== null}
          onIdentified={() => end(true)}
          onClose={() => end(false)}
          onExited={() => asked.current === null && setPurpose(null)}
        />
      )}
    </PinContext>
  );
}
