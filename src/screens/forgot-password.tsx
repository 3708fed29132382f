import { ForgottenPasswordForm } from '../features/account/forgotten-password-form.tsx';

/** /forgot-password (specification §2). */
export function ForgotPasswordScreen() {
  return <ForgottenPasswordForm />;
}
