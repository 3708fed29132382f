import type { Catalogue } from '../catalogue.ts';
import type { giftCardField as en } from '../en/gift-card-field.ts';

export const giftCardField = {
  label: 'Código de la tarjeta regalo',
  hint: 'Las 16 letras y cifras de tu tarjeta.',
  add: 'Añadir',
  adding: 'Comprobando…',
  pays: (lastFour, amount) => `La tarjeta regalo •••• ${lastFour} paga ${amount}.`,
  paysNothing: (lastFour) => `La tarjeta regalo •••• ${lastFour} ya no tiene nada que pagar.`,
  left: (amount) => `Le quedan ${amount}.`,
  refused: (lastFour) => `La tarjeta regalo •••• ${lastFour} no se usa.`,
  unknown: 'Una tarjeta regalo no se usa.',
  again: 'Escribe su código otra vez.',
  remove: 'Quitar',
  removeNamed: (lastFour) => `Quitar la tarjeta regalo •••• ${lastFour}`,
  own: 'Tus tarjetas regalo',
  ownCard: (lastFour, amount) => `Usar •••• ${lastFour}, con ${amount}`,
  twice: 'Esta tarjeta ya está en el pedido.',
  failed: 'No se pudo comprobar la tarjeta. Inténtalo de nuevo.',
} satisfies Catalogue<typeof en>;
