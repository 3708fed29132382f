import { SignUpForm } from '../features/account/sign-up-form.tsx';

/** /signup (specification §2). */
export function SignUpScreen() {
  return <SignUpForm />;
}
