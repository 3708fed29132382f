import type { Catalogue } from '../catalogue.ts';
import type { tabFailures as en } from '../en/failures-tabs.ts';

export const tabFailures = {
  unknownTable: 'Aquí no se conoce esta mesa. Pide su código al personal.',
  unknown: 'No existe esa cuenta.',
  closed: 'Esta cuenta está cerrada. Lo que pidas ahora empieza una nueva.',
  open: 'Ya hay una cuenta abierta en esta mesa. Únete con el código que ven sus comensales.',
  noneOpen: 'No hay ninguna cuenta abierta en esta mesa. Abre una nueva.',
  wrongCode: 'Este no es el código de la cuenta de esta mesa. Pregunta a alguien de la mesa.',
  unpaid: 'Algo de esta cuenta aún no está pagado o se está pagando ahora mismo.',
  changed: 'La cuenta ha cambiado mientras tanto. Mírala otra vez y elige qué pagar.',
  taken: 'Otra persona ya está pagando uno de estos platos.',
  unknownPayment: 'No existe ese pago en esta cuenta.',
  paymentDone: 'Este pago ya se hizo o se abandonó.',
  paymentKeyReused: 'Esto ya se envió para otro pago.',
  unknownCard: 'Esa tarjeta ya no está en esta cuenta.',
  cardShort: 'La tarjeta dejada en la mesa retiene menos que este importe.',
  otherAmount:
    'Tu banco envió un importe distinto del que había que pagar. Hemos avisado al restaurante; pregúntale, por favor.',
  tipUpTo: (most: string) => `Aquí la propina puede ir de nada a ${most}.`,
} satisfies Catalogue<typeof en>;
