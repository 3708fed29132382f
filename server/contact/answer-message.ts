import { createHash, randomUUID } from 'node:crypto';
import type { StaffContactThread } from '#schemas/api/staff-contact-messages.ts';
import type { Database } from '../db/client.ts';
import {
  changeContactMessage,
  findAnswerByKey,
  findContactMessage,
  insertContactAnswer,
  listContactAnswers,
  type ContactScope,
  type MessageOfRestaurant,
} from '../db/queries/contact-messages.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { queueContactAnswer } from '../mails/queue-mail.ts';
import { threadView } from './message-view.ts';

type Named = { scope: ContactScope; messageId: string };
type Answered = Named & {
  staff: Pick<StaffIdentity, 'id' | 'name'>;
  text: string;
  /** Of the message as it was seen. */
  revision: number;
  /** Idempotency-Key: the same one is the same answer. */
  key: string;
};

/** A message with its answers. @throws ApiError 404 where it is none of the scope's. */
export async function showThread(
  db: Database,
  { scope, messageId }: Named,
): Promise<StaffContactThread> {
  const found = await findContactMessage(db, scope, messageId);
  if (!found) throw unknownMessage();
  return threadView(found, await listContactAnswers(db, scope.tenantId, [messageId]));
}

/**
 * Stores an answer and queues its mail in the same transaction. The message is locked first, so of
 * two people who answer at once the second is refused and reads what the first one wrote.
 * @throws ApiError 404 for no message of the scope's, 409 where it changed since it was seen, 422 for
 * a key that came with another answer.
 */
export async function answerMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { scope, messageId, staff, text, revision, key }: Answered,
): Promise<StaffContactThread> {
  const { tenantId } = scope;
  const requestKey = `${staff.id}:${key}`;
  const requestHash = createHash('sha256').update(`${messageId}:${text}`).digest('hex');
  return db.transaction(async (tx) => {
    const { message } = await locked(tx, { scope, messageId });
    const before = await findAnswerByKey(tx, tenantId, requestKey);
    if (before && before.requestHash !== requestHash) throw keyReused();
    if (!before) {
      if (message.revision !== revision) throw changed();
      const [id, now] = [randomUUID(), clock()];
      await insertContactAnswer(tx, {
        tenantId,
        id,
        messageId,
        text,
        staffId: staff.id,
        staffName: staff.name,
        at: now,
        mailedAt: null,
        requestKey,
        requestHash,
      });
      const change = { state: 'answered', isSuspected: false, touchedAt: now } as const;
      await changeContactMessage(tx, tenantId, messageId, change);
      await queueContactAnswer(tx, { tenantId, messageId, answerId: id });
    }
    return showThread(tx, { scope, messageId });
  });
}

/**
 * Closes a message, or has it wait for an answer again; where it stands so already nothing changes.
 * @throws ApiError 404 where it is none of the scope's.
 */
export async function setMessageState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { scope, messageId, state }: Named & { state: 'open' | 'closed' },
): Promise<StaffContactThread> {
  return db.transaction(async (tx) => {
    const { message } = await locked(tx, { scope, messageId });
    // Reopened, it is no advertising, whatever it looks like.
    const isSuspected = state === 'closed' && message.isSuspected;
    if (message.state !== state || message.isSuspected !== isSuspected) {
      const change = { state, isSuspected, touchedAt: clock() };
      await changeContactMessage(tx, scope.tenantId, messageId, change);
    }
    return showThread(tx, { scope, messageId });
  });
}

async function locked(tx: Database, { scope, messageId }: Named): Promise<MessageOfRestaurant> {
  const found = await findContactMessage(tx, scope, messageId, { isLocked: true });
  if (!found) throw unknownMessage();
  return found;
}

/** The refusal of an id that is none of the scope's messages. */
export const unknownMessage = (): ApiError =>
  new ApiError(404, 'unknown_contact_message', 'There is no such message, or it was deleted.');

const changed = () =>
  new ApiError(
    409,
    'contact_message_changed',
    'Somebody else dealt with this message meanwhile. Read what they did before you send yours.',
  );

const keyReused = () =>
  new ApiError(422, 'idempotency_key_reused', 'This was sent before with another answer.');
