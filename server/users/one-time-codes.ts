import { randomUUID } from 'node:crypto';
import type { SentCode } from '#schemas/api/one-time-codes.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
  countTry,
  findOneTimeCode,
  insertOneTimeCode,
  takeOneTimeCode,
  type OneTimeCode,
} from '../db/queries/one-time-codes.ts';
import type { SignUpDetails } from '../db/schema.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { isOneTimeCode } from '../identity/one-time-code.ts';
import { queueUserCode } from '../mails/queue-mail.ts';
import type { CodeLimits } from '../rate-limits/code-limits.ts';

const notTheCode: Sentence = ({ account }) => account.wrongCode;

type Needs = Pick<Deps, 'pool' | 'clock' | 'secretKey' | 'db'>;

/** How long a code counts, in ms, and how often it may be tried (rule R93). */
const codeMs = 10 * minuteMs;
const mostTries = 5;

type Asked = Pick<OneTimeCode, 'tenantId' | 'purpose' | 'channel' | 'address' | 'language'> &
  Partial<Pick<OneTimeCode, 'userId' | 'signIn' | 'shopperId'>> & {
    /** Worked out only once it is known that a code may be sent: a password's hash takes a core. */
    details?: () => Promise<SignUpDetails>;
    network: string;
    device: string | null;
  };

/**
 * Sends a one-time code. The answer and the work are the same for addresses with and without an
 * account: only when the mail is written is it looked who has it.
 * @throws ApiError 429 as CodeLimits.count.
 */
export async function sendOneTimeCode(
  { pool, clock }: Needs,
  limits: CodeLimits,
  { network, device, details, ...asked }: Asked,
): Promise<SentCode> {
  const { tenantId, channel, address } = asked;
  const resendIn = await limits.count({ tenantId, channel, address, network, device });
  const waiting = { details: (await details?.()) ?? null };
  const id = randomUUID();
  const sentAt = clock();
  const expiresAt = new Date(sentAt.getTime() + codeMs);
  await inTransaction(pool, async (tx) => {
    await insertOneTimeCode(tx, { ...asked, ...waiting, id, sentAt, expiresAt });
    await queueUserCode(tx, channel, { tenantId, codeId: id });
  });
  return { request_id: id, expires_in: codeMs / 1000, resend_in: resendIn };
}

type Answer = {
  tenantId: number;
  purpose: OneTimeCode['purpose'];
  requestId: string;
  code: string;
  /** Of `own` and `contact`, whose it has to be; null: anybody's. */
  userId: string | null;
  /** Of `coupon`, who asked for it. */
  shopperId?: string;
  network: string;
};

/**
 * Does what a code is for, once: in one transaction with taking it, so that what fails can be tried
 * again with the same code.
 * @param work gets the request that the code answers; null from it: the code leads nowhere
 * @throws ApiError 403 `wrong_one_time_code`, 409 `one_time_code_over`, 429 where a network missed too
 * often; and what the work throws.
 */
export async function redeemOneTimeCode<T>(
  deps: Needs,
  limits: CodeLimits,
  answer: Answer,
  work: (tx: Database, request: OneTimeCode) => Promise<T | null>,
): Promise<T> {
  const request = await limits.attempt(answer.network, () => answeredBy(deps, answer));
  if (!request) throw wrongCode();
  const now = deps.clock();
  const { tenantId, id } = request;
  const done = await inTransaction(deps.pool, async (tx) => {
    if (!(await takeOneTimeCode(tx, tenantId, { id, now }))) throw codeOver();
    return work(tx, request);
  });
  // As a wrong one: an address without an account was sent none.
  if (done === null) throw wrongCode();
  return done;
}

async function answeredBy(deps: Needs, answer: Answer): Promise<OneTimeCode | null> {
  const { tenantId, requestId, purpose, userId, shopperId = null, code } = answer;
  const found = await findOneTimeCode(deps.db, tenantId, requestId);
  if (found?.purpose !== purpose) return null;
  if (found.userId !== userId || found.shopperId !== shopperId) return null;
  const counted = await countTry(deps.db, tenantId, {
    id: found.id,
    mostTries,
    now: deps.clock(),
  });
  if (!counted) throw codeOver();
  return isOneTimeCode(deps, counted, code) ? counted : null;
}

const wrongCode = (): ApiError => {
  return new ApiError(403, 'wrong_one_time_code', notTheCode, {
    problems: [{ path: 'body.code', code: 'wrong_one_time_code', message: notTheCode }],
  });
};

const codeOver = (): ApiError =>
  new ApiError(409, 'one_time_code_over', ({ account }) => account.codeOver);
