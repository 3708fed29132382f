const plural = new Intl.PluralRules('en');

/** What somebody writes to the kitchen with a dish. */
export const dishNotes = {
  label: 'Anything we should know?',
  example: 'No onions, sauce on the side …',
  left: (count: number) =>
    `${count} ${plural.select(count) === 'one' ? 'character' : 'characters'} left`,
} as const;
