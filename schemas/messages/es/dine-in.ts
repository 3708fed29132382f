import type { Catalogue } from '../catalogue.ts';
import type { dineIn as en } from '../en/dine-in.ts';

export const dineIn = {
  heading: 'Tu mesa',
  hint: 'Te lo traemos todo aquí en cuanto esté listo.',
  name: (table, area) => `Mesa ${table}, ${area}`,
  notYours: '¿No es tu mesa?',
  notYoursText:
    'Escanea el código de la mesa en la que estás. Lo que elegiste se queda en tu carrito.',
  forget: 'No estoy en esta mesa',
  takeAway: 'Pedir para recoger o a domicilio',
  loading: 'Buscando tu mesa',
  scan: 'Escanea el código de tu mesa para pedir desde ella. Mientras tanto puedes leer la carta.',
  whichHeading: '¿En qué mesa estás?',
  which:
    'Escanea el código de tu mesa con la cámara de tu teléfono. Lo que elegiste se queda en tu carrito.',
  unknown:
    'Este código ya no se usa: escanea otra vez el código de tu mesa o pregunta al personal. Lo que elegiste se queda en tu carrito.',
  failedHeading: 'No se pudo encontrar tu mesa',
  failed: 'No se perdió nada. Comprueba tu conexión e inténtalo de nuevo.',
  again: 'Intentar de nuevo',
  choose: 'Elegir un restaurante',
  notOffered: 'Ahora mismo no se puede pedir desde la mesa. Pide a nuestro equipo.',
  closedHeading: 'Ahora no se puede pedir desde la mesa',
  stays: 'Lo que elegiste se queda en tu carrito.',
  toMenu: 'Volver a la carta',
} satisfies Catalogue<typeof en>;
