import type { Catalogue } from '../catalogue.ts';
import type { reservationFailures as en } from '../en/failures-reservations.ts';

export const reservationFailures = {
  unknown: 'No existe esa reserva.',
  areaGone: 'El restaurante ya no tiene esa zona.',
  off: (restaurant: string) => `${restaurant} no acepta reservas en línea.`,
  upTo: (people: number) => `Puedes reservar en línea para ${people} personas como máximo.`,
  callUs: 'Llámanos, por favor.',
  timeTaken: 'Acaban de reservar esta hora. Elige otra.',
  timeGone: 'Esta hora ya no se ofrece. Elige otra.',
  keyReused: 'Esta clave ya vino con otra reserva.',
  changed: 'Esta reserva ha cambiado mientras tanto.',
  tooLate: 'Ya es tarde para cambiar esta reserva aquí. Llama al restaurante.',
  states: {
    held: 'Esta reserva aún no está confirmada.',
    confirmed: 'Esta reserva ya está confirmada.',
    seated: 'Ya estás en tu mesa.',
    finished: 'Esta reserva ya ha terminado.',
    cancelled: 'Esta reserva se canceló.',
    no_show: 'Esta reserva ya ha terminado.',
  },
  message: {
    again: 'No ha funcionado. Envía tu mensaje otra vez.',
    keyReused: 'Esto ya se envió con otro mensaje.',
  },
} satisfies Catalogue<typeof en>;
