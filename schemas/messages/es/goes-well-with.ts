import type { Catalogue } from '../catalogue.ts';
import type { goesWellWith as enGoesWellWith } from '../en/goes-well-with.ts';

export const goesWellWith = {
  withDish: 'Va bien con esto',
  withCart: 'Va bien con tu pedido',
  add: (dish) => `Añadir ${dish}`,
  choose: (dish) => `Elige cómo quieres ${dish}`,
  dismiss: 'No mostrar más sugerencias',
  added: (dish) => `${dish}: ya está en tu carrito`,
} satisfies Catalogue<typeof enGoesWellWith>;
