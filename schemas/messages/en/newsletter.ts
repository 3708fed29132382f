/** Sentences of the two pages that mails of the newsletter lead to; they come with those screens. */
export const newsletter = {
  confirm: {
    title: 'Shall we write to you?',
    text: (place: string) => `One tap, and you hear of it when ${place} has something new.`,
    button: 'Yes, write to me',
    doneTitle: 'You are on the list.',
    doneText: (place: string) => `Thank you. The next news from ${place} comes to you.`,
  },
  leave: {
    title: 'Shall we stop writing?',
    text: (place: string) =>
      `One tap, and ${place} sends you no more news. Mails about your orders still come.`,
    button: 'Yes, stop the news',
    doneTitle: 'Done. No more news.',
    doneText: () => 'If you miss it one day, the foot of every page lets you come back.',
  },
  sending: 'One moment …',
  /** By the code of the server's refusal. */
  over: {
    link_expired: {
      title: 'This link is over.',
      text: 'It was good for two days. Sign up once more at the foot of this page, and a new one comes.',
    },
    link_used: {
      title: 'This link was used already.',
      text: 'You have left since, or there is a newer mail. The foot of this page starts anew.',
    },
    unknown_link: {
      title: 'This link is not complete.',
      text: 'Some mail programs cut long links in two. Please open it from the mail again.',
    },
  },
  failed: 'We could not reach the kitchen. Please try again.',
  toMenu: 'See the menu',
};
