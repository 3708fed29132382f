/** The note of a version that was published from what a manager sent; at most 200 characters. */
export const proposalNote = (sender: string, message: string): string => {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  const note = line === '' ? `Sent by ${sender}` : `Sent by ${sender}: ${line}`;
  return note.length > 200 ? `${note.slice(0, 199).trimEnd()}…` : note;
};

const settings = (count: number) => (count === 1 ? 'one setting' : `${count} settings`);

/** Sentences of the mails about what managers send to the owners; loaded by the server alone. */
export const proposalMail = {
  sent: {
    subject: (restaurant: string) => `Changes of ${restaurant} wait for you`,
    heading: 'Somebody sent you changes of the site',
    lead: (sender: string, changes: number, restaurant: string) =>
      `${sender} changed ${settings(changes)} of ${restaurant} and asks you to publish that.`,
    advice:
      'Nothing is published until an owner accepts it. You see before and after in the editor.',
    button: 'Look at the changes',
    small: (tenant: string) =>
      `The owners of ${tenant} get this mail when a manager sends changes.`,
  },
  accepted: {
    subject: (restaurant: string) => `Your changes of ${restaurant} are published`,
    heading: 'Your changes are published',
    lead: (owner: string, restaurant: string) =>
      `${owner} accepted what you changed for ${restaurant}. Everybody sees it now.`,
    leftOut: (count: number) =>
      `Left out: ${settings(count)}. What was left out is still in your draft.`,
  },
  declined: {
    subject: (restaurant: string) => `Your changes of ${restaurant} are not published`,
    heading: 'Your changes were declined',
    lead: (owner: string, restaurant: string) =>
      `${owner} did not accept what you changed for ${restaurant}.`,
    kept: 'Your draft is kept: change what is needed and send it once more.',
  },
  message: (sender: string, text: string) => `${sender} writes: ${text}`,
  button: 'Open the editor',
  small: (tenant: string) =>
    `You get this mail because you sent changes to the owner of ${tenant}.`,
} as const;
