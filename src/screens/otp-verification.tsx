import { CodeForm } from '../features/account/code-form.tsx';

/** /otp-verification (specification §2). */
export function OtpVerificationScreen() {
  return <CodeForm />;
}
