import type { Catalogue } from '../catalogue.ts';
import type { cartContents as en } from '../en/cart-contents.ts';
import { items } from './cart.ts';
import { plural } from './plural.ts';
import { unknownItem } from './unknown-item.ts';

export const cartContents = {
  title: 'Tu carrito',
  close: 'Cerrar el carrito',

  unknownItem,
  notes: (text) => `“${text}”`,
  fewer: (name) => `Uno menos: ${name}`,
  another: (name) => `Uno más: ${name}`,
  remove: (name) => `Quitar ${name}`,
  removeShort: 'Quitar',
  quantity: (name) => `Cantidad: ${name}`,

  halves: { left: 'Izquierda', right: 'Derecha' },
  place: (place) => `${place}:`,
  counted: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  free: 'Gratis',
  before: 'Antes:',
  dealOnSome: (deal, units) => `${deal} (en ${units})`,

  items: 'Productos',
  subtotal: 'Subtotal',
  includedTax: 'Impuestos incluidos',
  tax: 'Impuestos',
  total: 'Total',
  due: 'A pagar',
  bill: {
    deal: (name) => name,
    coupon: (name) => `Código ${name}`,
    points: (name) => `${name} puntos`,
    delivery: (name) => (name === '' ? 'Entrega a domicilio' : `Entrega a domicilio, ${name}`),
    delivery_discount: (name) => `Entrega gratis con ${name}`,
    service: () => 'Gastos de servicio',
    tip: () => 'Propina',
    cash_rounding: () => 'Redondeo en efectivo',
  },
  giftCard: (lastFour) => `Tarjeta regalo •••• ${lastFour}`,
  leftOut: 'Ofertas que no se aplican',
  elsewhere: (count, restaurant) =>
    plural(count, {
      one: `También te espera 1 producto en ${restaurant}.`,
      other: `También te esperan ${count} productos en ${restaurant}.`,
    }),
  feesLater: 'El precio de la entrega se calcula después, al saber tu dirección.',
  checkout: 'Finalizar el pedido',
  mendFirst: 'Algunos platos no se pueden pedir así. Cámbialos o quítalos para continuar.',
  clear: 'Vaciar el carrito',
  undo: 'Deshacer',

  emptyTitle: 'Todavía no hay nada',
  emptyText: 'Elige algo rico de la carta y te esperará aquí.',
  toMenu: 'Ver la carta',
  restore: (count, restaurant) => `Recuperar ${items(count)} de ${restaurant}`,
  restoreHint: 'Tu carrito se vació al cambiar de restaurante.',
  failedTitle: 'No se pudo cargar tu carrito',
  failedText: 'Comprueba tu conexión. No se perdió nada.',
  tryAgain: 'Intentar de nuevo',
  loading: 'Tu carrito está en camino',

  errorTitle: 'Error',
  cannotAdd: 'No se puede añadir el producto al carrito.',
  addFailedTitle: 'No se pudo añadir el producto',
  addFailed: (reason) =>
    ['Hubo un error al añadir este producto a tu carrito.', reason].join(' ').trim(),
  removeFailed: 'No se pudo quitar el producto del carrito.',
  updateFailed: 'No se pudo cambiar la cantidad.',
  clearFailed: 'No se pudo vaciar el carrito.',
  removedTitle: 'Quitado del carrito',
  removed: 'El producto se quitó de tu carrito.',
  clearedTitle: 'Carrito vacío',
  cleared: 'Se quitaron todos los productos de tu carrito.',
} satisfies Catalogue<typeof en>;
