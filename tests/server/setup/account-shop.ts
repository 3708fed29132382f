import { contract } from '#schemas/api/contract.ts';
import type { SentCode } from '#schemas/api/one-time-codes.ts';
import type { SignedIn } from '#schemas/api/user-accounts.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import type { SmsMessage } from '#server/ports/sms/sms.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, type Changes } from './build-test-app.ts';
import { drainOutbox } from './drain-outbox.ts';
import { expectStatus } from './shopper.ts';

export const goodPassword = 'tomato soup on sunday';

type Extra = { headers?: Record<string, string>; host?: string };

/** The small tenants, and the calls that customers make about their accounts. */
export async function openAccountShop(changes: Changes = {}) {
  const sentSms: SmsMessage[] = [];
  let now = fridayNoon;
  const shop = await buildSmallApp({
    clock: () => now,
    sms: { countries: ['NZ'], send: async (message) => void sentSms.push(message) },
    ...changes,
    options: { trustProxy: 1, ...changes.options },
  });
  const { app, deps } = shop;
  let addresses = 0;
  /** From an address that nobody came from before, unless one is given. */
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    { headers = {}, host = small.host }: Extra = {},
  ) => {
    addresses += 1;
    const from = `10.${Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`;
    return app.inject({
      method,
      url: `/api/v2/users${url}`,
      headers: { host, 'x-forwarded-for': from, ...headers },
      ...(payload && { payload }),
    });
  };

  /** The code of a mail: it stands in the subject. */
  const codeIn = ({ subject }: Mail): string => {
    const code = /^\d{6}/.exec(subject)?.[0];
    if (code === undefined) throw new Error(`no code is in the subject “${subject}”`);
    return code;
  };
  const mailsTo = async (address: string) =>
    (await drainOutbox(deps)).filter(({ to }) => to.address === address);

  const codeOf = async (address: string): Promise<string> => {
    const mail = (await mailsTo(address)).find(({ subject }) => /^\d{6}/.test(subject));
    if (!mail) throw new Error(`${address} was sent no code`);
    return codeIn(mail);
  };

  const sent = async (url: string, body: object, extra?: Extra): Promise<SentCode> => {
    const reply = await call('POST', url, body, extra);
    expectStatus(reply, 201);
    return contract.signUp.reply.parse(reply.json()).data;
  };

  /** Asks for a code by mail and reads it there. */
  async function codeFor(url: string, email: string, body: object = {}, extra: Extra = {}) {
    const { request_id } = await sent(url, { email, ...body }, extra);
    return { request_id, code: await codeOf(email) };
  }

  /** Signs somebody up to the end. */
  async function signUp(email: string, body: object = {}, extra: Extra = {}): Promise<SignedIn> {
    const details = { name: 'Ada Lovelace', password: goodPassword, ...body };
    const answer = await codeFor('', email, details, extra);
    const reply = await call('POST', '/verification', answer, extra);
    expectStatus(reply, 201);
    return contract.verifySignUp.reply.parse(reply.json()).data;
  }

  const signIn = (email: string, password: string = goodPassword, extra: Extra = {}) =>
    call('POST', '/session', { email, password }, extra);

  const as = ({ token }: { token: string }) => ({
    headers: { authorization: `Bearer ${token}` },
  });

  const profileOf = async (who: { token: string }) => {
    const reply = await call('GET', '/me', undefined, as(who));
    expectStatus(reply, 200);
    return contract.getProfile.reply.parse(reply.json()).data;
  };

  return {
    ...shop,
    sentSms,
    call,
    sent,
    codeOf,
    codeFor,
    mailsTo,
    signUp,
    signIn,
    as,
    profileOf,
    /** Later by so many minutes; the limits go by the machine's clock, which tests move themselves. */
    wait: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}
