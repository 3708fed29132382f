/** Sentences of the field in which an address is completed while it is typed. */
export const addressSuggestions = {
  label: 'Suggested addresses',
  found: (count: number) =>
    count === 1
      ? 'One address found. Press the arrow keys to choose it.'
      : `${count} addresses found. Press the arrow keys to choose one.`,
  filled: (address: string) => `Filled in: ${address}`,
} as const;
