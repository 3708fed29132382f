/** Sentences of the form that signs up for the newsletter. */
export const newsletterForm = {
  email: 'Email address',
  submit: 'Sign me up',
  sending: 'One moment …',
  note: 'We ask you by email first, and every mail lets you leave.',
  sent: (email: string) => `Nearly there. Open the mail we sent to ${email} and press the button.`,
  incomplete: 'Please write a whole address, like ana@example.com.',
  tooMany: 'That was a little too often. Please try again in an hour.',
  failed: 'We could not reach the kitchen. Please try again.',
};
