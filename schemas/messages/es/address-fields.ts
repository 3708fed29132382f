import type { Catalogue } from '../catalogue.ts';
import type { addressFields as en } from '../en/address-fields.ts';

/** Sentences of the fields of an address, wherever one is asked for. */
export const addressFields = {
  formattedAddress: 'Calle y número',
  postcode: 'Código postal',
  suburb: 'Barrio',
  city: 'Ciudad',
  missing: {
    formattedAddress: 'Escribe tu calle y número.',
    postcode: 'Escribe tu código postal.',
    suburb: 'Escribe tu barrio.',
    city: 'Escribe tu ciudad.',
  },
  unit: 'Piso o apartamento (opcional)',
  entryCode: 'Código de acceso (opcional)',
  entryCodeHint: 'Solo lo ven el restaurante y su repartidor.',
  leaveAtDoor: 'Dejar en la puerta',
  leaveAtDoorHint: 'Si pagas en efectivo, llamaremos igualmente.',
  wrongCharacters: 'Usa solo letras, números, # * / y -.',
} satisfies Catalogue<typeof en>;
