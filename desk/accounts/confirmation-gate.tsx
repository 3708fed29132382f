import { Suspense, useMemo, type ReactNode } from 'react';
import { ApiContext, useApi } from '#ui/api/client.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { askingApi } from '../shared/asking-api.ts';
import { useQuestion } from '../shared/use-question.ts';

const dialog = lazyPart('desk/accounts/confirmation-dialog.tsx', () =>
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
  const guarded = useMemo(
    () =>
      askingApi(api, 'confirmation_required', async () => {
        const hasCome = await dialog.preload().then(
          () => true,
          () => false,
        );
        return hasCome && (await ask());
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
