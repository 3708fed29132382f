import type { Catalogue } from '../catalogue.ts';
import type { home as en } from '../en/home.ts';
import { atDateTime, dateTime } from './date-time.ts';
import { plural } from './plural.ts';

const dietMarks: Record<string, string> = {
  vegetarian: 'V',
  vegan: 'VG',
  'gluten-free': 'SG',
  'dairy-free': 'SL',
  'nut-free': 'SF',
};

const dietNames: Record<string, string> = {
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  'gluten-free': 'Sin gluten',
  'dairy-free': 'Sin lácteos',
  'nut-free': 'Sin frutos secos',
  halal: 'Halal',
  kosher: 'Kosher',
  spicy: 'Picante',
};

export const home = {
  hero: {
    orderType: '¿Cómo lo quieres?',
    orderTypes: { pickup: 'Recoger', delivery: 'A domicilio' },
    search: 'Buscar',
    open: (dish) => `${dish}: ver y pedir`,
  },
  categories: {
    label: 'Secciones de la carta',
    count: (count) => plural(count, { one: '1 plato', other: `${count} platos` }),
  },
  menu: {
    index: 'Categorías de la carta',
    untitled: 'Carta',
    from: (price) => `desde ${price}`,
    add: (dish) => `Añadir ${dish} a tu pedido`,
    favourite: (dish) => `Guardar ${dish} en favoritos`,
    soldOut: 'Agotado',
    kinds: { combo: 'Combo', halves: 'Mitad y mitad' },
    seeWhole: 'Ver toda la carta',
    loading: 'La carta está en camino',
    failedTitle: 'No se pudo cargar la carta',
    failedText: 'Puede que la conexión fallara un momento.',
    tryAgain: 'Intentar de nuevo',
    emptyTitle: 'Ahora mismo no hay nada en la carta',
    emptyText: 'Estamos cambiando la carta. Vuelve a mirar dentro de un rato.',
    dietMarks,
    dietNames,
  },
  spotlight: {
    previous: 'Platos anteriores',
    next: 'Más platos',
    fresh: 'Nuevo',
  },
  hours: {
    openUntil: (time) => `Abierto hasta ${dateTime(time)}`,
    openAllDay: 'Abierto día y noche',
    closed: 'Cerrado',
    opensAt: (time) => `Cerrado, abre ${atDateTime(time)}`,
    opensTomorrow: (time) => `Cerrado, abre mañana ${atDateTime(time)}`,
    opensOn: (day, time) => `Cerrado, abre el ${day} ${atDateTime(time)}`,
    range: (from, to) => `${from} – ${to}`,
    allDay: 'Abierto 24 horas',
    everyDay: 'Todos los días',
    today: 'Hoy',
    exceptions: 'Próximos cambios',
    directions: 'Cómo llegar',
    directionsTo: (place) => `Cómo llegar a ${place}`,
    hoursOf: (place) => `Horario, ${place}`,
  },
  reviews: {
    rated: (stars) => `Puntuación: ${stars} de 5`,
    previous: 'Opinión anterior',
    next: 'Opinión siguiente',
    count: (position, total) => `${position} de ${total}`,
  },
  banner: {
    label: 'Oferta',
    dismiss: 'Cerrar la oferta',
    pause: 'Detener el texto en movimiento',
    play: 'Mover el texto',
    until: (end) => `hasta el ${end}`,
    left: (time) => `quedan ${time}`,
    ended: 'Esta oferta terminó',
  },
} satisfies Catalogue<typeof en>;
