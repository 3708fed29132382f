import type { Catalogue } from '../catalogue.ts';
import type {
  ownDetails as enDetails,
  savedAddresses as enAddresses,
} from '../en/checkout-of-user.ts';

export const ownDetails = {
  heading: 'Pides como',
  change: 'Cámbialo en tu cuenta',
  missing: 'Lo guardamos en tu cuenta: solo te lo preguntamos una vez.',
  unsaved: 'No pudimos guardarlo. Comprueba tu conexión e inténtalo de nuevo.',
} satisfies Catalogue<typeof enDetails>;

export const savedAddresses = {
  loading: 'Cargando tus direcciones',
  another: 'Otra dirección',
  save: 'Guardar esta dirección',
  saving: 'Guardando…',
  saved: 'Tu dirección está guardada.',
  failed: 'No se cargaron tus direcciones guardadas.',
  again: 'Intentar de nuevo',
  unreached: 'No se pudo guardar. Comprueba tu conexión e inténtalo de nuevo.',
} satisfies Catalogue<typeof enAddresses>;
