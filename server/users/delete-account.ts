import { languageOfTag } from '#schemas/languages/language-of-tag.ts';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../db/in-transaction.ts';
import { deleteSubscriber } from '../db/queries/newsletter.ts';
import { lockUser } from '../db/queries/user-accounts.ts';
import { anonymiseUser } from '../db/queries/user-deletion.ts';
import { hasOrderUnderWay } from '../db/queries/user-orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { queueUserMail } from '../mails/queue-mail.ts';
import { accountDeleted } from './account-deleted.ts';

/**
 * Deletes an account (rule R94): its orders stay for tax, without whoever placed them; sessions,
 * addresses, passkeys and all else that hangs on the user is gone. Twice is as once.
 * @throws ApiError 409 `order_under_way`: whoever brings that order needs the name and the number.
 */
export async function deleteAccount(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  tenantId: number,
  userId: string,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const user = await lockUser(tx, tenantId, userId);
    if (!user) throw accountDeleted();
    if (await hasOrderUnderWay(tx, tenantId, userId)) throw orderUnderWay();
    const { name, email: address } = user;
    const to = { name, address, language: languageOfTag(user.language) };
    await queueUserMail(tx, { tenantId, userId, cause: 'deleted', to, mailId: randomUUID() });
    await deleteSubscriber(tx, tenantId, user.email);
    await anonymiseUser(tx, tenantId, { userId, now: clock() });
  });
}

const orderUnderWay = () =>
  new ApiError(409, 'order_under_way', ({ account }) => account.orderUnderWay);
