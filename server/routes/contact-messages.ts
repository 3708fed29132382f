import { sendMessage } from '../contact/send-message.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { contactFormReadyIn, newContactForm } from '../identity/contact-form.ts';
import { createContactLimits } from '../rate-limits/contact-limits.ts';

type Names = 'getContactForm' | 'sendContactMessage';

/** Messages of customers to a business (decision 087). */
export function contactRoutes(deps: Deps): Handlers<Names> {
  const limits = createContactLimits(deps);
  return {
    getContactForm: async ({ tenant }) => ({
      data: { form: newContactForm(deps, tenant.id), ready_in: contactFormReadyIn },
    }),

    sendContactMessage: async ({ tenant, identity, network, language, headers, body }) => {
      const userId = identity?.kind === 'user' ? identity.id : null;
      const key = headers['idempotency-key'];
      await sendMessage(deps, limits, { tenant, userId, network, language, key, body });
      return { data: {} };
    },
  };
}
