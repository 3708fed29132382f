import { OpenIdReturn } from '../features/account/openid/openid-return.tsx';
import { useOpenIdAnswer } from '../features/account/openid/use-openid-answer.ts';
import { SignInForm } from '../features/account/sign-in-form.tsx';

/** /login (specification §2); where providers of sign-ins send browsers back to, too. */
export function LoginScreen() {
  const answer = useOpenIdAnswer();
  return answer ? <OpenIdReturn answer={answer} /> : <SignInForm />;
}
