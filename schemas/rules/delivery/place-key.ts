/** A name of a place as it is compared. */
export const placeKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
