import { isSupportedCountry } from 'libphonenumber-js/max';
import type { Env } from '../../environment/env.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { folderSms } from './folder-sms.ts';
import { httpSms } from './http-sms.ts';
import type { Sms } from './sms.ts';

/**
 * Who sends codes to phones; null: nobody, so codes go by mail alone.
 * @param outbox folder that the demo writes them to
 */
export function chooseSms(
  outbound: Outbound,
  {
    smsUrl,
    smsFrom,
    smsCountries,
    demo,
  }: Pick<Env, 'smsUrl' | 'smsFrom' | 'smsCountries' | 'demo'>,
  outbox: string,
): Sms | null {
  const countries = smsCountries.filter((country) => isSupportedCountry(country));
  if (smsUrl === undefined) return demo ? folderSms(outbox, countries) : null;
  const { username, password, ...url } = partsOf(smsUrl);
  const provider = { url: url.address, user: username, password, from: smsFrom };
  return httpSms(outbound, provider, countries);
}

function partsOf(text: string): { address: string; username: string; password: string } {
  const url = new URL(text);
  const [username, password] = [url.username, url.password].map(decodeURIComponent);
  url.username = '';
  url.password = '';
  return { address: url.href, username: username ?? '', password: password ?? '' };
}
