import type { Catalogue } from '../catalogue.ts';
import type { giftCardFailures as en } from '../en/failures-gift-cards.ts';

export const giftCardFailures = {
  unknown: 'No existe esa tarjeta regalo.',
  notSold: 'En este momento aquí no se venden tarjetas regalo.',
  amount: (lowest: string, highest: string) => `Elige un importe de ${lowest} a ${highest}.`,
  design: 'Este diseño ya no se ofrece. Elige otro.',
  day: 'Elige un día desde hoy hasta dentro de un año.',
  keyReused: 'Esto ya se envió para otra tarjeta regalo.',
  calledOff: 'Esta tarjeta regalo se anuló y ya no se vende.',
  otherAmount:
    'Tu banco envió un importe distinto del que cuesta esta tarjeta regalo. Hemos avisado al restaurante; llámalo, por favor.',
} satisfies Catalogue<typeof en>;
