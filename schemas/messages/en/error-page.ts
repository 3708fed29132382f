/** What the server's own pages say, which stand where none of a restaurant can be drawn. */
export const errorPage = {
  /** Headings, by the status of the reply; the sentence below says what happened. */
  titles: {
    400: 'We cannot read this address',
    404: 'This table is empty',
    405: 'This page can only be read',
    429: 'One moment, please',
    503: 'One moment, please',
    other: 'Something went wrong in our kitchen',
  },
  closed: 'Closed for now',
  openingSoon: {
    title: 'Opening soon',
    sentence: (business: string) =>
      `You cannot order from ${business} here yet. Please come back soon.`,
  },
  previewEnded:
    'This preview has ended, or its link is not complete. Ask whoever sent it to you for a new one.',
  tryAgain: 'Try again',
  toHome: 'Go to the front page',
};
