import type { Catalogue } from '../catalogue.ts';
import type { lineEdit as en } from '../en/line-edit.ts';

/** Words of a line of the cart whose choices are opened again. */
export const lineEdit = {
  change: 'Cambiar',
  changeNamed: (name) => `Cambiar ${name}`,
  save: (price) => `Guardar · ${price}`,
  failedTitle: 'No se pudo cambiar tu pedido',
  failed: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
} satisfies Catalogue<typeof en>;
