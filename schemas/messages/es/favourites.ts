import type { Catalogue } from '../catalogue.ts';
import type { favourites as en } from '../en/favourites.ts';
import { plural } from './plural.ts';

export const favourites = {
  title: 'Favoritos',
  lead: (count) =>
    plural(count, { one: '1 plato que guardaste.', other: `${count} platos que guardaste.` }),
  loading: 'Cargando tus favoritos',

  guestText:
    'Inicia sesión para guardar los platos que te gustan. Con el corazón de un plato lo tienes aquí, a un toque de tu pedido.',
  logIn: 'Iniciar sesión',
  toMenu: 'Ver la carta',

  emptyTitle: 'Todavía no hay favoritos',
  emptyText: 'Pulsa el corazón de un plato que te guste y la próxima vez lo encontrarás aquí.',

  failedTitle: 'No se cargaron tus favoritos',
  failedText: 'No se perdieron. Comprueba tu conexión e inténtalo otra vez.',
  tryAgain: 'Intentar de nuevo',

  soldOut: 'Agotado por ahora',
  gone: 'Ya no está en la carta',
  elsewhere: (restaurant) => `En ${restaurant}`,
  change: (restaurant) => `Pedir en ${restaurant}`,
  unknownItem: 'Producto desconocido',
  add: 'Añadir',
  choose: 'Elegir',
  chooseOf: (dish) => `Elegir ${dish}`,

  clear: 'Quitar todos',
  clearTitle: '¿Quitar todos los favoritos?',
  clearText: (count) =>
    plural(count, {
      one: 'Se quitará tu favorito. Esto no se puede deshacer.',
      other: `Se quitarán los ${count}. Esto no se puede deshacer.`,
    }),
  clearConfirm: 'Quitar todos',
  keep: 'Conservarlos',

  toasts: {
    logInTitle: 'Inicia sesión',
    logInToAdd: 'Tienes que iniciar sesión para añadir platos a tus favoritos',
    logInToClear: 'Tienes que iniciar sesión para quitar tus favoritos',
    authenticationTitle: 'Error de autenticación',
    authentication: 'Puede que tu sesión haya caducado. Inicia sesión de nuevo.',
    addFailedTitle: 'No se pudo añadir',
    addFailed: 'Hubo un error al añadir este plato a tus favoritos.',
    removeFailedTitle: 'No se pudo quitar',
    removeFailed: 'Hubo un error al quitar este plato de tus favoritos.',
    clearFailedTitle: 'No se pudieron quitar los favoritos',
    clearFailed: 'Hubo un error al quitar tus favoritos.',
    added: 'Añadido a favoritos',
    removed: 'Quitado de favoritos',
    cleared: 'Favoritos quitados',
  },
} satisfies Catalogue<typeof en>;
