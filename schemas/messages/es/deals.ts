import type { Catalogue } from '../catalogue.ts';
import type { deals as en } from '../en/deals.ts';

export const deals = {
  title: 'Ofertas',
  lead: (restaurant) => `Buenas razones para tener hambre en ${restaurant}.`,
  loading: 'Las ofertas están en camino',
  failedTitle: 'No se pudieron cargar las ofertas',
  failedText: 'Puede que la conexión fallara un momento.',
  tryAgain: 'Intentar de nuevo',
  emptyTitle: 'No hay ofertas en este momento',
  emptyText: 'Cuando tengamos una, la verás aquí. La carta también está buena sin ofertas.',
  toMenu: 'Ver la carta',
  gone: 'Esta oferta ya no existe.',

  atMost: (amount) => `${amount} como máximo`,

  contents: 'Qué incluye',
  anyOf: (count, names) => (count === 1 ? names : `${count} a elegir: ${names}`),
  free: 'gratis',
  less: (percent) => `${percent} % de descuento`,
  andMore: (names, more) => `${names} y ${more} más`,

  conditions: 'Cuándo se aplica',
  orderTypes: {
    pickup: 'recoger',
    delivery: 'pedir a domicilio',
    dine_in: 'pedir en la mesa',
  },
  only: (ways) => `Solo para ${ways}`,
  payment: { card: 'Si pagas con tarjeta', cashOnDelivery: 'Si pagas en efectivo' },
  weekdays: 'De lunes a viernes',
  weekends: 'Sábados y domingos',
  everyDay: 'Todos los días',
  from: (amount) => `A partir de ${amount}`,
  starts: (date) => `Desde el ${date}`,
  until: (date) => `Hasta el ${date}`,
  notNow: (when) => `Ahora no: ${when}`,

  automatic: 'Se aplica sola en tu carrito',
  chooseDishes: 'Elegir los platos',
  start: 'Combinar',
  notNowShort: 'Ahora no',
  startNamed: (name) => `Combinar: ${name}`,
  unavailable: 'Agotado',
} satisfies Catalogue<typeof en>;
