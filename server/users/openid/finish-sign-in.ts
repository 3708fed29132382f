import type { RequestOf } from '#schemas/api/contract.ts';
import { guestDetails } from '#schemas/api/orders.ts';
import { userMailbox } from '#schemas/api/user-accounts.ts';
import type { FinishedOpenIdSignIn } from '#schemas/api/user-openid.ts';
import type { Language } from '#schemas/languages/languages.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { findOpenIdProvider, type OpenIdProviderRow } from '../../db/queries/openid-providers.ts';
import type { PendingSignIn } from '../../db/schema.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { CodeLimits } from '../../rate-limits/code-limits.ts';
import { sendOneTimeCode } from '../one-time-codes.ts';
import { signUserIn, type Caller } from '../sign-user-in.ts';
import { closeAttempt } from './attempts.ts';
import { makeConnectedUser, signConnectedIn } from './connect-user.ts';
import type { AskedSignIn, OpenIdClient, OpenIdProfile, SignedSubject } from './openid-client.ts';
import { OpenIdError } from './openid-error.ts';
import { attemptOver, providerFailed, refusedBy, withoutEmail } from './openid-refusals.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'clock' | 'options' | 'secretKey' | 'log'>;
type Answer = Pick<
  RequestOf<'finishOpenIdSignIn'>['body'],
  'state' | 'code' | 'iss' | 'error' | 'language'
>;
type Call = Caller & {
  tenantId: number;
  host: string;
  network: string;
  language: Language;
  cookies: Readonly<Record<string, string | undefined>>;
  /** Of an address whose holder has signed in in this browser before; null: nobody has. */
  deviceOf: (email: string) => string | null;
};

/**
 * Finishes a sign-in with what a provider sent this browser back with. Whoever is connected is signed
 * in; an address that the provider has verified, and that no account has, gets an account. Everybody
 * else is mailed a code: no account is connected to anything before it has proved itself.
 * @throws ApiError 409 `openid_attempt_over`, `openid_without_email`; 403 `openid_refused`,
 * `openid_failed`; 503 `openid_unreachable`; 429 as `sendOneTimeCode`.
 */
export async function finishSignIn(
  deps: Needs,
  tools: { client: OpenIdClient; codes: CodeLimits },
  call: Call,
  answer: Answer,
): Promise<FinishedOpenIdSignIn> {
  const { tenantId } = call;
  const attempt = await closeAttempt(deps, call, answer.state);
  const provider = attempt && (await findOpenIdProvider(deps.db, tenantId, attempt.providerId));
  if (!attempt || provider?.isActive !== true) throw attemptOver();
  if (answer.code === undefined) throw refusedBy(provider.name);
  const { subject, profile } = await askProvider(deps, tools.client, provider, {
    asked: attempt.asked,
    answer,
  });
  const of = { tenantId, providerId: provider.id, subject };
  const known = await inTransaction(deps.pool, (tx) => signConnectedIn(tx, deps, of, call));
  if (known) return { kind: 'signed_in', signed_in: known };

  const said = await orExplain(deps, provider, profile);
  const email = userMailbox.safeParse(said.email).data;
  if (email === undefined) throw withoutEmail(provider.name);
  const language = answer.language ?? null;
  const pending = { providerId: provider.id, subject, name: nameOf(said, email), language };
  const isVerified = said.isEmailVerified;
  if (isVerified) {
    const made = await inTransaction(deps.pool, (tx) =>
      signNewIn(tx, deps, { ...of, email, pending }, call),
    );
    if (made) return { kind: 'signed_in', signed_in: made };
  }
  const { network, deviceOf } = call;
  const sent = await sendOneTimeCode(deps, tools.codes, {
    tenantId,
    purpose: 'openid',
    channel: 'email',
    address: email,
    signIn: pending,
    language: call.language,
    network,
    device: deviceOf(email),
  });
  const because = isVerified ? 'account_exists' : 'email_unverified';
  return { kind: 'code_sent', provider: provider.name, email, because, sent };
}

/** A new account; or the one that another answer of the provider made at this very moment. */
async function signNewIn(
  tx: Database,
  deps: Needs,
  {
    email,
    pending,
    ...of
  }: {
    tenantId: number;
    providerId: string;
    subject: string;
    email: string;
    pending: PendingSignIn;
  },
  call: Caller,
) {
  const user = await makeConnectedUser(tx, deps, { tenantId: of.tenantId, email, pending });
  return user ? signUserIn(tx, deps, user, call, true) : signConnectedIn(tx, deps, of, call);
}

async function askProvider(
  deps: Needs,
  client: OpenIdClient,
  provider: OpenIdProviderRow,
  { asked, answer }: { asked: AskedSignIn; answer: Answer },
): Promise<SignedSubject> {
  const { code = '', iss } = answer;
  return orExplain(deps, provider, () =>
    client.finish(provider, asked, { code, ...(iss !== undefined && { iss }) }),
  );
}

/** What a provider answers; what is wrong with it is logged by its kind alone. */
export async function orExplain<T>(
  { log }: Pick<Deps, 'log'>,
  provider: OpenIdProviderRow,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = providerFailed(error, provider.name);
    if (!refusal) throw error;
    const { tenantId, id } = provider;
    const problem = error instanceof OpenIdError ? error.problem : null;
    log.warn({ tenantId, provider: id, problem }, 'a provider of sign-ins failed');
    throw refusal;
  }
}

/** As the provider has it; where it is none that fits, what stands before the address's @. */
function nameOf({ name }: OpenIdProfile, email: string): string {
  const given = guestDetails.shape.name.safeParse(name);
  return given.success ? given.data : email.slice(0, email.indexOf('@')).slice(0, 80);
}
