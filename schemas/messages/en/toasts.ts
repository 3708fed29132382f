/** Sentences of toasts that no single area owns (spec §8). */
export const toasts = {
  region: 'Notices',
  close: 'Close',
  undo: 'Undo',
  restaurantSelected: 'Restaurant selected',
} as const;
