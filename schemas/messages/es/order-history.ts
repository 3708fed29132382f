import type { Catalogue } from '../catalogue.ts';
import type { orderAgain as enAgain, orderHistory as enHistory } from '../en/order-history.ts';

export const orderHistory = {
  title: 'Tus pedidos',
  loading: 'Cargando tus pedidos',
  guestNote:
    'Estos son los pedidos de este navegador. Con una cuenta los encuentras en todos tus dispositivos.',
  signup: 'Crear una cuenta',
  logIn: 'Iniciar sesión',
  toMenu: 'Ver la carta',

  emptyTitle: 'Todavía no hay pedidos',
  emptyText: 'Cuando pidas, aquí podrás seguir tu pedido, repetirlo y ver su recibo.',
  emptyGuestText:
    'Todavía no se pidió nada en este navegador. Si pediste con una cuenta, inicia sesión para verlo aquí.',
  emptyFilteredTitle: 'Ningún pedido coincide',
  emptyFilteredText: 'Elige otro restaurante u otra forma de entrega.',
  showAll: 'Ver todos los pedidos',

  failedTitle: 'No se cargaron tus pedidos',
  failedText: 'No se perdieron. Comprueba tu conexión e inténtalo otra vez.',
  tryAgain: 'Intentar de nuevo',
  moreFailed: 'No se cargaron los pedidos anteriores. Inténtalo otra vez.',
  more: 'Ver pedidos anteriores',
  loadingMore: 'Cargando…',

  filters: 'Qué pedidos',
  restaurant: 'Restaurante',
  everyRestaurant: 'Todos los restaurantes',
  kind: 'Cómo lo recibiste',
  everyKind: 'De cualquier forma',
  kinds: { pickup: 'Recogida', delivery: 'A domicilio', dine_in: 'En la mesa' },

  number: (number) => `Pedido ${number}`,
  placed: (day, time) => `${day}, ${time}`,
  follow: 'Seguirlo',
  followOf: (number) => `Seguirlo: pedido ${number}`,
  details: 'Detalles',
  detailsOf: (number) => `Detalles del pedido ${number}`,
  receipt: 'Recibo',
  receiptOf: (number) => `Recibo del pedido ${number}`,
  dish: (count, name) => (count > 1 ? `${count} × ${name}` : name),

  paper: {
    taxInvoice: 'Factura',
    receipt: 'Recibo',
    back: 'Volver a tus pedidos',
    print: 'Imprimir',
    date: 'Fecha',
    order: 'Pedido',
    customer: 'Para',
    gst: (amount) => `El total incluye ${amount} de GST.`,
    void: 'Este pedido no se llegó a servir, así que esto no es una factura.',
    missingTitle: 'Aquí no hay ningún recibo así',
    missingText: 'Es de otro navegador o de otra cuenta, o su dirección no está completa.',
    loading: 'Cargando el recibo',
  },
} satisfies Catalogue<typeof enHistory>;

export const orderAgain = {
  heading: 'Pedir otra vez',
  all: 'Todos tus pedidos',
  follow: 'Seguirlo',
  none: 'Todavía no tienes ningún pedido que repetir.',
  failed: 'No se cargaron tus últimos pedidos.',
  tryAgain: 'Intentar de nuevo',
} satisfies Catalogue<typeof enAgain>;
