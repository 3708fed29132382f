import type { Catalogue } from '../catalogue.ts';
import type { cartFailures as en } from '../en/failures-cart.ts';

export const cartFailures = {
  changed: 'Tu carrito ha cambiado mientras tanto. Así está ahora.',
  lineGone: 'Este plato ya no está en tu carrito.',
  noSuchDish: 'No existe ese plato, esa oferta o esa opción.',
  quantity: (most: number) => `Como máximo ${most} de un mismo plato. Llámanos si quieres más.`,
  full: (most: number) => `En un carrito caben ${most} líneas. Pide estas primero.`,
  noVersion: 'Esto no indica ninguna versión del carrito.',
  notAgain: 'Esto no se puede volver a pedir.',
  ordersOff: 'Este restaurante no acepta pedidos en línea en este momento.',
  lookAround:
    'Este restaurante no acepta pedidos en línea en este momento. Echa un vistazo a la carta.',
  paymentUnderWay: 'Hay un pago en curso para este carrito. Espera un momento.',
  dishGone: 'Este plato ya no está en la carta.',
  otherDish: 'Este es otro plato que el indicado.',
  leftMenu: (name) => `${name} ya no está en la carta. Quítalo para continuar.`,
  choiceLeftMenu: (choice, dish) =>
    `${choice} ya no está en la carta. Cambia ${dish} o quítalo para continuar.`,
  favouritesFull: (most: number) =>
    `Tienes ${most} favoritos, el máximo que podemos guardar. Quita uno primero.`,
  notAFavourite: 'Este plato ya no está entre tus favoritos.',
  favouriteAdded: 'Añadido a favoritos',
  favouriteRemoved: 'Quitado de favoritos',
  favouritesCleared: 'Favoritos vaciados',
} satisfies Catalogue<typeof en>;
