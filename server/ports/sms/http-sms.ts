import type { Outbound } from '../outbound/outbound.ts';
import type { Sms } from './sms.ts';

/** How a sender of SMS is reached. */
export type SmsProvider = {
  /** Without user and password. */
  url: string;
  /** For HTTP's basic authentication. */
  user: string;
  password: string;
  /** A number in E.164, or a name where the country allows one. */
  from: string;
};

/**
 * Sends by a provider that speaks Twilio's way of sending, as many others do: a form with `To`, `From`
 * and `Body`, answered by a status below 300.
 */
export function httpSms(
  outbound: Pick<Outbound, 'call'>,
  { url, user, password, from }: SmsProvider,
  countries: Sms['countries'],
): Sms {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return {
    countries,
    send: async ({ to, text }) => {
      const { status } = await outbound.call({
        url,
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
      });
      // What it answers may repeat the number and the code, so nothing of it is logged.
      if (status >= 300) throw new Error(`the sender of SMS answered ${status}`);
    },
  };
}
