import type { Route } from './customer-routes.ts';

/** Method and path of the calls about messages to a business; a page loads them with its first one. */
export const contactRoutes = {
  getContactForm: { method: 'GET', path: '/v2/contact-form' },
  sendContactMessage: { method: 'POST', path: '/v2/contact-messages' },
  listContactMessages: { method: 'GET', path: '/v2/staff/contact-messages' },
  getContactMessage: { method: 'GET', path: '/v2/staff/contact-messages/{messageId}' },
  answerContactMessage: {
    method: 'POST',
    path: '/v2/staff/contact-messages/{messageId}/answers',
  },
  closeContactMessage: { method: 'POST', path: '/v2/staff/contact-messages/{messageId}/close' },
  reopenContactMessage: { method: 'POST', path: '/v2/staff/contact-messages/{messageId}/reopen' },
} as const satisfies Record<string, Route>;
