import type { Sentence } from '#schemas/messages/sentence.ts';
import type { Database } from '../db/client.ts';
import { listSiteNames } from '../db/queries/site-names.ts';
import { ApiError } from '../errors/api-error.ts';
import { isCommonPassword } from '../identity/common-password.ts';

const easyToGuess: Sentence = ({ account }) => account.commonPassword;

type Chosen = {
  tenantId: number;
  password: string;
  /** Names and addresses of whose password it is. */
  own: readonly string[];
};

/**
 * Refuses a password that is guessed soon: a common one, or a name of the person or of the site.
 * @throws ApiError 422 `common_password`.
 */
export async function refuseCommonPassword(
  db: Database,
  { tenantId, password, own }: Chosen,
): Promise<void> {
  if (!isCommonPassword(password, [...own, ...(await listSiteNames(db, tenantId))])) return;
  throw new ApiError(422, 'common_password', easyToGuess, {
    problems: [{ path: 'body.password', code: 'common_password', message: easyToGuess }],
  });
}
