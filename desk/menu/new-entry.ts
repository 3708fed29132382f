/** Stands in an address for the key of what is not on the menu yet. */
export const newEntry = 'new';
