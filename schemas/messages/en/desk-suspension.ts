/** Sentences on every page of the desk while the operator has suspended the site. */
export const deskSuspension = {
  label: 'The site is suspended',
  title: (since: string) => `Your site is suspended since ${since}.`,
  visitors: 'Visitors read that it is switched off, and nobody can order or book.',
  staff:
    'You can read and download everything here; changes are refused until it runs again. Please call guests whose orders are still open.',
  ask: 'Ask whoever runs this installation for you when it will run again.',
  askAt: 'Ask the operator when it will run again:',
} as const;
