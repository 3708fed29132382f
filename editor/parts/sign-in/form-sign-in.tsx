import type { FormsPort } from '../../core/ports.ts';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { lazyView } from '../lazy-view.tsx';

const SignInDialog = lazyView(
  'sign in for a form',
  async () => (await import('./sign-in-dialog.tsx')).SignInDialog,
);

/** Asks whoever opens a form of the host's own to sign in first, and again where the session ended. */
export function FormSignIn() {
  const { forms } = usePorts();
  return forms ? <OfForms forms={forms} /> : null;
}

function OfForms({ forms }: { forms: FormsPort }) {
  const { staff } = usePorts();
  const { announce } = useEditor();
  const opened = useReadable(forms.opened);
  const { status } = useReadable(staff);
  if (!opened || status === 'signedIn') return null;
  return (
    <SignInDialog
      reason="Dishes, opening hours and addresses are for staff to change: what you save there is on the site at once. Sign in, and the form opens with what you may have written in it."
      onClose={forms.close}
      onSignedIn={() => announce('You are signed in.')}
    />
  );
}
