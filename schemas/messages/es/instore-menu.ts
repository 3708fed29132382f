import type { Catalogue } from '../catalogue.ts';
import type { instoreMenu as en } from '../en/instore-menu.ts';
import { counted } from './menu.ts';
import { dateTime } from './date-time.ts';

export const instoreMenu = {
  lead: (place) => `Lo que servimos en ${place}, a los precios del restaurante.`,
  restaurants: 'Restaurantes',
  choices: 'Opciones y extras',
  choicesOf: (dish) => `Opciones y extras de ${dish}`,
  soldOut: 'agotado',
  optionWith: (option, allergens) => `${option} (${allergens})`,
  perPart: (count, part) => (count === 1 ? part : `${count} × ${part}`),
  halves: 'Mitades de',

  deals: 'Ofertas',
  legend: 'Dietas y alérgenos',
  marks: 'Símbolos',
  allergens: 'Mencionados en esta carta',
  unnamed:
    'Un plato que no menciona alérgenos puede contener alguno, y las opciones pueden añadir otros. Cuéntanos tus alergias antes de pedir.',

  show: 'Mostrar en una pantalla grande',
  board: (place) => `Pantalla de la carta de ${place}`,
  ask: 'Cuéntanos tus alergias al pedir.',
  boardLoading: 'La carta estará aquí en un momento.',
  boardEmpty: 'Ahora mismo no hay nada en la carta.',
  continued: (category) => `${category}, continuación`,
  page: (page, count) => `Página ${page} de ${count}`,
  controls: 'Pantalla de la carta',
  previous: 'Página anterior',
  next: 'Página siguiente',
  resume: 'Continuar',
  fullScreen: 'Pantalla completa',
  close: 'Cerrar la pantalla de la carta',
  paused: (seconds) =>
    `En pausa. Continúa sola después de ${counted(seconds, 'segundo', 'segundos')}.`,
  outdated: (time) => `Sin actualizar desde ${dateTime(time)}`,
} satisfies Catalogue<typeof en>;
