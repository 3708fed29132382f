import type { Catalogue } from '../catalogue.ts';
import type { orderReasons as en } from '../en/order-reasons.ts';

export const orderReasons = {
  unpaid: 'No se pagó a tiempo.',
  replaced: 'Otro pedido ocupó el lugar de este.',
  unanswered: 'El restaurante no respondió a tiempo.',
  notReleased: 'Tu banco no liberó el pago, así que el restaurante no pudo aceptar el pedido.',
  otherAmount:
    'Tu banco envió un importe distinto del que cuesta este pedido. El restaurante lo está revisando.',
  paidAfterEnd:
    'Tu pago llegó cuando este pedido ya había terminado. El dinero vuelve a tu tarjeta.',
  paidTooLate: 'Se pagó demasiado tarde.',
  paidAlready: 'El pedido ya estaba pagado.',
  ended: 'El pedido ya había terminado.',
  byCustomer: 'Cancelado por el cliente.',
  notToBePaid: 'Esta parte de la cuenta ya no había que pagarla.',
  costsLess: 'Tu pedido ha cambiado y cuesta menos.',
  refundCameBack:
    'Tu banco devolvió el reembolso, así que el dinero sigue en el restaurante. Les hemos avisado; llámalos, por favor.',
} satisfies Catalogue<typeof en>;
