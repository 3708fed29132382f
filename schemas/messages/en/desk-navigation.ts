/** Sentences of the navigation of the desk and its settings. */
export const deskNavigation = {
  settings: 'Settings',
  settingsPages: 'Pages of the settings',
  index: 'All settings',
  open: (page: string) => `Pages: ${page}`,
  /** Follows the name of the page of messages; a figure beside it says the same. */
  unanswered: (count: number) =>
    count === 1 ? '1 waits for an answer' : `${count} wait for an answer`,
  groups: {
    orders: 'Orders',
    restaurant: 'Restaurant',
    business: 'Business',
    site: 'Site',
  },
  seeSite: 'See your site',
  editSite: 'Change how it looks',
  none: 'There is nothing here that you may change.',
} as const;
