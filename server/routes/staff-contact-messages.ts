import {
  answerMessage,
  setMessageState,
  showThread,
  unknownMessage,
} from '../contact/answer-message.ts';
import { excerptView } from '../contact/message-view.ts';
import {
  countOpenContactMessages,
  findContactMessage,
  listContactMessages,
  type ContactScope,
} from '../db/queries/contact-messages.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireStaff } from '../identity/require-staff.ts';

type Names =
  | 'listContactMessages'
  | 'getContactMessage'
  | 'answerContactMessage'
  | 'closeContactMessage'
  | 'reopenContactMessage';

/** What customers wrote, and the answers to it (decision 087). */
export const staffContactRoutes = (deps: Deps): Handlers<Names> => {
  const { db } = deps;
  // What was written to another restaurant, or to the business, is no business of a manager.
  const scopeOf = (call: Call<Names>): ContactScope => ({
    tenantId: call.tenant.id,
    restaurantId: requireStaff(call).restaurantId,
  });
  return {
    listContactMessages: async (call) => {
      const { filter, after } = call.query;
      const scope = scopeOf(call);
      const last = after === undefined ? null : await findContactMessage(db, scope, after);
      if (after !== undefined && last === null) throw unknownMessage();
      const [{ messages, next }, open] = await Promise.all([
        listContactMessages(db, scope, { filter, after: last?.message ?? null }),
        countOpenContactMessages(db, scope),
      ]);
      return { data: { messages: messages.map(excerptView), next, open_count: open } };
    },

    getContactMessage: async (call) => ({
      data: await showThread(db, { scope: scopeOf(call), ...call.params }),
    }),

    answerContactMessage: async (call) => ({
      data: await answerMessage(deps, {
        scope: scopeOf(call),
        ...call.params,
        ...call.body,
        staff: requireStaff(call),
        key: call.headers['idempotency-key'],
      }),
    }),

    closeContactMessage: async (call) => ({
      data: await setMessageState(deps, {
        scope: scopeOf(call),
        ...call.params,
        state: 'closed',
      }),
    }),

    reopenContactMessage: async (call) => ({
      data: await setMessageState(deps, { scope: scopeOf(call), ...call.params, state: 'open' }),
    }),
  };
};
