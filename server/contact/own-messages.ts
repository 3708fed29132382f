import type { OwnContactMessage } from '#schemas/api/contact-messages.ts';
import type { Database } from '../db/client.ts';
import { listContactAnswers, listOwnContactMessages } from '../db/queries/contact-messages.ts';
import { ownMessageView } from './message-view.ts';

/** More than anybody writes in the year that messages are stored. */
const most = 1000;

/** What a user wrote to the business, and what was answered. */
export async function showOwnMessages(
  db: Database,
  { tenantId, userId }: { tenantId: number; userId: string },
  tenant: { locale: string },
): Promise<OwnContactMessage[]> {
  const messages = await listOwnContactMessages(db, tenantId, { userId, most });
  const answers = await listContactAnswers(
    db,
    tenantId,
    messages.map(({ id }) => id),
  );
  return messages.map((message) => ownMessageView(message, answers, tenant));
}
