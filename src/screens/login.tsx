import { SignInForm } from '../features/account/sign-in-form.tsx';

/** /login (specification §2). */
export function LoginScreen() {
  return <SignInForm />;
}
