/** Sentences by which a guest confirms their address at checkout; loaded with its coupon field. */
export const emailProof = {
  reason: 'It counts once per person: confirm your email address to use it.',
  text: (email: string) => `We send a code to ${email} to see that the address is yours.`,
  send: 'Email me a code',
  sending: 'Sending…',
  sentTo: (email: string) => `We mailed a code of 6 digits to ${email}. It counts for 10 minutes.`,
  label: 'Code from the email',
  hint: 'Nothing there? Look among the junk mail, too.',
  wrongShape: 'The code has 6 digits.',
  confirm: 'Confirm',
  confirming: 'Checking…',
  again: 'Send another code',
  againIn: (seconds: number) => `Send another code (in ${seconds} s)`,
  sentAgain: 'Another code is on its way. Only the newest one counts.',
  other: 'Use another address',
  unreached: 'We could not reach the restaurant. Check your connection and try again.',
} as const;
