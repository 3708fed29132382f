import type { Catalogue } from '../catalogue.ts';
import type { checkout as en } from '../en/checkout.ts';
import { atDateTime } from './date-time.ts';

/** The step of paying: apart, for Spanish takes more lines than a file may have. */
export const checkoutPayment = {
  headingCard: 'Pagar con tarjeta',
  headingCash: 'Pagar al recoger',
  headingCashDelivery: 'Pagar a la entrega',
  headingFree: 'Nada que pagar',
  freeText: 'Este pedido no cuesta nada. Pulsa el botón y llegará a la cocina.',
  placeFree: 'Hacer el pedido',
  cashText: (total, time) =>
    `Trae ${total} en efectivo. Tu pedido estará listo ${atDateTime(time)}.`,
  cashDeliveryText: (total) => `Ten ${total} en efectivo a mano cuando lleguemos.`,
  cashAtTableText: (total) =>
    `Tu pedido va ahora a la cocina. Nuestro personal te cobra ${total} en efectivo en la mesa.`,
  number: 'Número de tarjeta',
  expiry: 'Caducidad',
  expiryHint: 'MM / AA',
  cvc: 'Código de seguridad',
  cvcHint: '3 o 4 dígitos',
  pay: (total) => `Pagar ${total}`,
  paying: 'Pagando…',
  place: (total) => `Hacer el pedido · ${total}`,
  placing: 'Enviando tu pedido…',
  testCards: 'Solo tarjetas de prueba.',
  testCardsText:
    'No se mueve dinero. Vale cualquier fecha de caducidad futura y cualquier código de seguridad.',
  testCardNumbers: {
    succeeds: 'se paga',
    asks: 'te pregunta antes (3-D Secure)',
    late: 'se paga con retraso',
    declines: 'se rechaza',
  },
  bankRefused: 'Tu banco no aprobó este pago. Inténtalo de nuevo o prueba con otra tarjeta.',
  bank: {
    asks: 'Tu banco pregunta',
    question: (total) =>
      `¿Apruebas este pago de ${total}? Es un banco de prueba y no se mueve dinero.`,
    approve: 'Aprobar',
    refuse: 'Rechazar',
    waiting: 'Esperamos a tu banco',
    waitingText: (total) =>
      `Tiene tu pago de ${total} y tarda un momento en confirmarlo. Te guardamos el pedido y esta página continúa sola.`,
  },
  stripe: {
    loading: 'Cargando el formulario de la tarjeta',
    note: 'Los datos de tu tarjeta van directamente a Stripe. Nunca vemos su número.',
    notTaken: 'No se cobró nada. Pulsa el botón para intentarlo de nuevo o paga de otra manera.',
    failedHeading: 'No se pudo cargar el formulario de la tarjeta',
    failed:
      'Tu conexión, o algo en este dispositivo, bloquea js.stripe.com. No se cobró nada y te guardamos el pedido.',
  },
  errors: {
    number: 'Escribe el número que está en tu tarjeta.',
    expiry: 'Escribe la caducidad así: 08 / 29.',
    cvc: 'Escribe los 3 o 4 dígitos del código de seguridad.',
  },
  nothingCharged: 'No se cobró nada.',
  waiting: (number, total) =>
    `Te reservamos el pedido ${number}. Paga ${total} para enviarlo a la cocina.`,
  unreached:
    'No se pudo conectar con la cocina. No se perdió nada: pulsa el botón otra vez y el pedido no se hará dos veces.',
  checking: 'Comprobando qué pasó con tu pedido',
  uncheckedHeading: '¿Llegó tu pedido?',
  unchecked: 'No podemos conectar con la cocina para saberlo. Inténtalo en un momento o llámanos.',
  again: 'Intentar de nuevo',
  seeOrder: 'Ver tu pedido',
} satisfies Catalogue<(typeof en)['payment']>;
