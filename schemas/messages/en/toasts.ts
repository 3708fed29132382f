/** Sentences of toasts that no single area owns (specification §8). */
export const toasts = {
  region: 'Notices (Alt+T)',
  close: 'Close',
  undo: 'Undo',
  restaurantSelected: 'Restaurant selected',
} as const;
