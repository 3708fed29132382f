import { Suspense, useMemo, type ReactNode } from 'react';
import { ApiContext, ApiFailure, useApi, type Api } from '#src/api/client.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useQuestion } from '../shared/use-question.ts';

const dialog = lazyPart('src/features/desk/accounts/confirmation-dialog.tsx', () =>
  import('./confirmation-dialog.tsx').then((it) => it.ConfirmationDialog),
);

type ConfirmationGateProps = {
  /** The address that they sign in with; null: nobody is here by a password. */
  email: string | null;
  children: ReactNode;
};

/**
 * Has whoever is signed in confirm that it is them where a call wants that (decision 128), and makes
 * the call again afterwards; whoever made it only waits longer, and keeps what was typed. Where the
 * dialog is closed instead, or does not come, the call fails as it did.
 */
export function ConfirmationGate({ email, children }: ConfirmationGateProps) {
  const api = useApi();
  const { ask, ...question } = useQuestion(true);
  const guarded = useMemo<Api>(
    () => ({
      follow: api.follow,
      call: async (name, input, options) => {
        try {
          return await api.call(name, input, options);
        } catch (failure) {
          const isAsked = failure instanceof ApiFailure && failure.code === 'confirmation_required';
          if (!isAsked) throw failure;
          const hasCome = await dialog.preload().then(
            () => true,
            () => false,
          );
          if (!hasCome || !(await ask())) throw failure;
          return api.call(name, input, options);
        }
      },
    }),
    [api, ask],
  );
  return (
    <ApiContext value={guarded}>
      {children}
      {question.isShown && (
        <Suspense fallback={null}>
          <dialog.Component
            email={email}
            isOpen={question.isOpen}
            onConfirmed={() => question.answer(true)}
            onClose={() => question.answer(false)}
            onExited={question.onExited}
          />
        </Suspense>
      )}
    </ApiContext>
  );
}
