import type { Catalogue } from '../catalogue.ts';
import type { menuSearch as en } from '../en/menu-search.ts';
import { counted } from './menu.ts';

export const menuSearch = {
  clear: 'Borrar la búsqueda',
  filters: 'Filtros',
  filtersWith: (count) => `Filtros, ${counted(count, 'activo', 'activos')}`,
  title: '¿Qué te va bien?',
  text: 'Los platos que no encajan no se muestran. Cuéntanos también tus alergias al pedir.',
  close: 'Cerrar los filtros',
  diets: 'Dieta',
  without: 'Sin',
  withoutOne: (allergen) => `Sin ${allergen}`,
  show: (count) => `Ver ${counted(count, 'plato', 'platos')}`,
  clearAll: 'Quitar todos',
  removeOne: (name) => `Quitar el filtro ${name}`,
  found: (count) => counted(count, 'plato', 'platos'),
  foundFor: (count, text) => `${counted(count, 'plato', 'platos')} para “${text}”`,
  results: 'Lo que encontramos',
  emptyTitle: (text) => (text === '' ? 'Nada cumple todo eso' : `Aquí no hay “${text}”`),
  emptyText: 'Prueba con otra palabra o echa un vistazo a la carta.',
  emptyFiltered: 'Quita alguno de los filtros o echa un vistazo a la carta.',
  all: 'Ver toda la carta',
} satisfies Catalogue<typeof en>;
