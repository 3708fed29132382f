import type { Catalogue } from '../catalogue.ts';
import type { toasts as en } from '../en/toasts.ts';

export const toasts = {
  region: 'Avisos (Alt+T)',
  close: 'Cerrar',
  undo: 'Deshacer',
  restaurantSelected: 'Restaurante elegido',
} satisfies Catalogue<typeof en>;
