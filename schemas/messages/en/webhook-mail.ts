/** The mail to owners about another system that is told nothing any more. */
export const webhookMail = {
  subject: (name: string) => `${name} no longer gets our messages`,
  heading: (name: string) => `${name} was switched off`,
  lead: {
    failing: (name: string) =>
      `For three days no message of ours arrived at ${name}, so we stopped sending them.`,
    gone: (name: string) =>
      `${name} answered that it is gone for good, so we stopped sending messages to it.`,
  },
  advice: [
    'Your site and your desk work as before. Only this other system is told of nothing.',
    'Ask whoever looks after it. When it works again, switch it on, and send again what it missed.',
  ],
  button: 'See what happened',
  small: (name: string) => `You get this mail because you are an owner of ${name}.`,
};
