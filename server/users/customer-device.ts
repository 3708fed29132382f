import type { Deps } from '../dependencies/deps.ts';
import { cookieName } from '../identity/cookie-name.ts';
import { isKnownDevice, userDeviceCookie } from '../identity/known-device.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The proof of a browser in which an account's holder has signed in before; null: none. */
export function customerDevice(
  deps: Pick<Deps, 'options' | 'secretKey' | 'clock'>,
  account: { tenantId: number; email: string },
  cookies: Cookies,
): string | null {
  const sent = cookies[cookieName(deps.options, userDeviceCookie)] ?? '';
  return isKnownDevice(deps, account, sent, 'customers') ? sent : null;
}
