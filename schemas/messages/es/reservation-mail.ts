import type { Catalogue } from '../catalogue.ts';
import type { reservationMail as en } from '../en/reservation-mail.ts';
import { dateTime } from './date-time.ts';
import { plural } from './plural.ts';

export const reservationMail = {
  confirmed: {
    subject: (place, when) => `Tu mesa en ${place}: ${when}`,
    heading: 'Tu mesa está reservada.',
    lead: (place) => `Te esperamos en ${place}.`,
  },
  changed: {
    subject: (place, when) => `Cambio: tu mesa en ${place}, ${when}`,
    heading: 'Tu reserva ha cambiado.',
    lead: (place) => `Así queda ahora en ${place}.`,
  },
  reminder: {
    subject: (place, when) => `Nos vemos pronto en ${place}: ${when}`,
    heading: 'Nos vemos pronto.',
    lead: (place) =>
      `Te recordamos tu mesa en ${place}. Si no puedes venir, cancélala para que la tenga otra persona.`,
  },
  cancelled: {
    subject: (place, when) => `Cancelada: tu mesa en ${place}, ${when}`,
    heading: 'Tu reserva está cancelada.',
    lead: (place) => `Tu mesa en ${place} queda libre para otras personas. Te esperamos otro día.`,
  },
  greeting: (name) => `Hola, ${name}:`,
  people: (party) => plural(party, { one: '1 persona', other: `${party} personas` }),
  number: (number) => `Reserva ${number}`,
  highChairs: (count) =>
    plural(count, { one: '1 silla infantil', other: `${count} sillas infantiles` }),
  wheelchair: 'Espacio para una silla de ruedas',
  where: 'Dónde',
  booked: 'Reserva',
  changes: (until) => `Puedes cambiarla o cancelarla hasta ${dateTime(until)}.`,
  noChanges: (phone) =>
    phone === '' ? 'Para cambiarla, llámanos.' : `Para cambiarla, llámanos al ${phone}.`,
  button: 'Ver, cambiar o cancelar',
  again: 'Reservar otro día',
  small: (place) =>
    `Recibes este correo porque se reservó una mesa en ${place} con tu dirección. Quien tenga el enlace puede cambiar la reserva.`,
  calendar: (place) => `Mesa en ${place}`,
} satisfies Catalogue<typeof en>;
