const plural = new Intl.PluralRules('en');

/** Short marks beside a dish, by diet; screen readers hear `dietNames`. */
const dietMarks: Record<string, string> = {
  vegetarian: 'V',
  vegan: 'VG',
  'gluten-free': 'GF',
  'dairy-free': 'DF',
  'nut-free': 'NF',
};

const dietNames: Record<string, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten free',
  'dairy-free': 'Dairy free',
  'nut-free': 'Nut free',
  halal: 'Halal',
  kosher: 'Kosher',
  spicy: 'Spicy',
};

/** Sentences of the sections that variants draw; a message that needs a value is a function of it. */
export const home = {
  hero: {
    orderType: 'How would you like it?',
    orderTypes: { pickup: 'Pickup', delivery: 'Delivery' },
    search: 'Search',
    /** What a picture of a dish opens. */
    open: (dish: string) => `${dish}: look and order`,
  },
  categories: {
    /** Name of the ways into the menu where the owner gave them no title. */
    label: 'Ways into the menu',
    count: (count: number) =>
      plural.select(count) === 'one' ? `${count} dish` : `${count} dishes`,
  },
  menu: {
    /** Name of the category bar. */
    index: 'Menu categories',
    untitled: 'Menu',
    from: (price: string) => `from ${price}`,
    add: (dish: string) => `Add ${dish} to your order`,
    favourite: (dish: string) => `Keep ${dish} as a favourite`,
    soldOut: 'Sold out',
    /** What is put together of dishes. */
    kinds: { combo: 'Meal', halves: 'Half & half' },
    /** Leads from the short form on the home page to the menu's own page. */
    seeWhole: 'See the whole menu',
    loading: 'The menu is on its way',
    failedTitle: 'We could not load the menu',
    failedText: 'The connection may have dropped for a moment.',
    tryAgain: 'Try again',
    emptyTitle: 'Nothing on the menu just now',
    emptyText: 'We are changing the menu. Please look in again a little later.',
    dietMarks,
    dietNames,
  },
  spotlight: {
    previous: 'Back to the dishes before',
    next: 'On to more dishes',
    fresh: 'New',
  },
  hours: {
    openUntil: (time: string) => `Open until ${time}`,
    openAllDay: 'Open day and night',
    closed: 'Closed',
    opensAt: (time: string) => `Closed, opens at ${time}`,
    opensTomorrow: (time: string) => `Closed, opens tomorrow at ${time}`,
    opensOn: (day: string, time: string) => `Closed, opens ${day} at ${time}`,
    range: (from: string, to: string) => `${from} – ${to}`,
    allDay: 'Open 24 hours',
    everyDay: 'Every day',
    today: 'Today',
    /** Heading of the days that differ. */
    exceptions: 'Coming up',
    directions: 'Directions',
    directionsTo: (place: string) => `Directions to ${place}`,
    hoursOf: (place: string) => `Opening hours, ${place}`,
  },
  reviews: {
    rated: (stars: number) => `Rated ${stars} of 5`,
    previous: 'Previous review',
    next: 'Next review',
    count: (position: number, total: number) => `${position} of ${total}`,
  },
  banner: {
    label: 'Offer',
    dismiss: 'Close the offer',
    pause: 'Stop the moving text',
    play: 'Let the text move',
    until: (end: string) => `until ${end}`,
    left: (time: string) => `${time} left`,
    ended: 'This offer is over',
  },
};
