/** Whether a dotted path is a place or lies inside it. */
export const isWithin = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`);
