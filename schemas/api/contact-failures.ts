/** Codes of failing calls about messages to a business; failures.ts has all of them. */
export const contactFailures = {
  contact_form_stale: {
    status: [409],
    when: 'The form was not fetched lately, or a moment ago: another one sends the same message.',
  },
  unknown_contact_message: { status: [404], when: 'No such message, or it was deleted.' },
  contact_message_changed: {
    status: [409],
    when: 'Somebody answered, closed or reopened the message meanwhile.',
  },
} as const;
