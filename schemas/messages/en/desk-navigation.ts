/** Sentences of the navigation of the desk and its settings. */
export const deskNavigation = {
  settings: 'Settings',
  settingsPages: 'Pages of the settings',
  index: 'All settings',
  open: (page: string) => `Pages: ${page}`,
  groups: {
    orders: 'Orders',
    restaurant: 'Restaurant',
    business: 'Business',
    site: 'Site',
  },
  none: 'There is nothing here that you may change.',
} as const;
