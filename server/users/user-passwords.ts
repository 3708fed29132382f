import { randomUUID } from 'node:crypto';
import { findUserByEmail, type User } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isPassword } from '../identity/password.ts';
import { queueUserMail } from '../mails/queue-mail.ts';
import { createSignInLimits } from '../rate-limits/sign-in-limits.ts';

type Attempt = {
  tenantId: number;
  email: string;
  password: string;
  network: string;
  /** As SignInAttempt.device. */
  device: string | null;
};

/**
 * Tries passwords of customers' accounts within their limits (decisions/024, 078). It is the same
 * work whether the account is known or not, so that not even the time tells.
 * @returns what tries one: whose it is; null: nobody's. It throws ApiError as SignInLimits.attempt.
 */
export function createUserPasswords(
  deps: Pick<Deps, 'db' | 'pool' | 'options'>,
): (attempt: Attempt) => Promise<User | null> {
  const { db } = deps;
  const limits = createSignInLimits(deps, 'customers');
  return ({ password, ...attempt }) => {
    const { tenantId, email } = attempt;
    let userId: string = randomUUID();
    const onGuessed = () =>
      queueUserMail(db, { tenantId, userId, cause: 'guessed', to: null, mailId: randomUUID() });
    return limits.attempt({ ...attempt, onGuessed }, async () => {
      const found = await findUserByEmail(db, tenantId, email);
      if (found) userId = found.id;
      return (await isPassword(password, found?.passwordHash ?? null)) ? found : null;
    });
  };
}
