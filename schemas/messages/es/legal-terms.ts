import type { Catalogue } from '../catalogue.ts';
import type { legalTerms as source } from '../en/legal-terms.ts';

export const legalTerms = {
  intro: (business, seller) =>
    `Estas condiciones valen para todo lo que pides o reservas en ${business} en este sitio. Tu contrato es con ${seller}.`,
  ordering: {
    heading: 'Tu pedido',
    placed:
      'Ves el precio completo antes de pedir. El pedido queda hecho cuando aparece su página con un número.',
    byHand:
      'El restaurante responde a cada pedido. La página del pedido y un correo te dicen cuándo lo ha aceptado.',
    byItself: 'Los pedidos se aceptan en cuanto se hacen y, con tarjeta, en cuanto se pagan.',
    perRestaurant:
      'Algunos de nuestros restaurantes responden a cada pedido y otros lo aceptan al momento. La página de tu pedido dice cómo va el tuyo.',
    unanswered: {
      reject: (time) =>
        `Si nadie ha respondido tras ${time} de horario de apertura, el pedido se rechaza y no se cobra nada.`,
      accept: (time) =>
        `Si nadie ha respondido tras ${time} de horario de apertura, el pedido se acepta solo.`,
      wait: (time) =>
        `Si nadie ha respondido tras ${time} de horario de apertura, se avisa al restaurante y el pedido sigue esperando. Mientras tanto puedes cancelarlo.`,
    },
    held: (time) =>
      `Mientras pagas con tarjeta te guardamos la hora y los platos durante ${time}. Un pedido que no se haya pagado para entonces se anula.`,
  },
  paying: {
    heading: 'Precios y pago',
    pricesWithTax: (currency) => `Los precios están en ${currency} e incluyen impuestos.`,
    pricesAlone: (currency) => `Los precios están en ${currency}.`,
    pricesWithoutTax: (currency) =>
      `Los precios están en ${currency}. Los impuestos se suman y se muestran antes de que pidas.`,
    cash: 'Pagas en efectivo al recibir tu pedido.',
    card: (service) => `Pagas con tarjeta a través de ${service}.`,
    cashOrCard: (service) =>
      `Pagas con tarjeta a través de ${service}, o en efectivo al recibir tu pedido.`,
    cardHeld:
      'Si el restaurante responde a cada pedido, el importe se retiene en tu tarjeta al pedir y se cobra cuando lo acepta.',
    serviceFee: (share) =>
      `Un cargo por servicio del ${share} de los productos aparece en su propia línea.`,
    tip: 'La propina es voluntaria.',
    noShows: (orders) =>
      `Quien no ha recogido ${orders} para pagar en efectivo ya no puede pagar así.`,
    oneOrder: 'un pedido',
    someOrders: (count) => `${count} pedidos`,
  },
  handover: {
    heading: 'Cómo lo recibes',
    times:
      'La hora de tu pedido es la que muestra su página. Si la cocina se retrasa, la página y un correo te dan la nueva.',
    pickup: 'Para recoger: recoges tu pedido en el restaurante que elegiste.',
    delivery:
      'A domicilio: llevamos pedidos a las direcciones que acepta el sitio al pedir. El precio del envío y el mínimo se muestran antes de que pidas.',
    dine_in:
      'En tu mesa: el código de la mesa abre la carta para ella. Pagas cada pedido, o la cuenta de la mesa al final.',
  },
  cancelling: {
    heading: 'Cancelar un pedido',
    until: (time) =>
      `Puedes cancelar en la página de tu pedido hasta que el restaurante lo acepte y, después, hasta ${time} antes de su hora, salvo que la cocina ya haya empezado.`,
    refunds:
      'Lo que se devuelve entonces está en nuestra [política de reembolsos](/refund-policy).',
  },
  allergies: {
    heading: 'Alergias',
    text: 'La carta nombra los alérgenos que hemos anotado de cada plato. Si tienes una alergia, pregúntanos antes de pedir.',
  },
  giftCards: {
    heading: 'Tarjetas regalo',
    use: 'Una tarjeta regalo paga pedidos aquí hasta que se gasta su saldo. Puede usarla quien tenga su código. No se cambia por dinero.',
    expires: (time) => `Vale durante ${time} desde el día de la compra.`,
    lasts: 'No caduca.',
  },
  points: {
    heading: 'Puntos',
    earn: (points, amount) =>
      `Con una cuenta ganas ${points} por cada ${amount} en productos. Son tuyos cuando el pedido se completa.`,
    onePoint: '1 punto',
    somePoints: (count) => `${count} puntos`,
    redeem: (value) =>
      `Cada punto descuenta ${value} de un pedido. Los puntos no se pagan en dinero ni se pueden ceder.`,
    expire: (time) => `Los puntos que no has usado caducan a los ${time}.`,
    last: 'Los puntos no caducan.',
  },
  reservations: {
    heading: 'Reservas',
    held: (time) =>
      `Mientras confirmas una reserva, la mesa se te guarda durante ${time}. Reservar es gratis y no pedimos depósito.`,
    change: (time) =>
      `Puedes cambiarla o cancelarla con el enlace de tu correo hasta ${time} antes.`,
    changeAnyTime: 'Puedes cambiarla o cancelarla con el enlace de tu correo hasta que empiece.',
  },
  accounts: {
    heading: 'Cuentas',
    text: 'No necesitas una cuenta para pedir. Si tienes una, puedes eliminarla en tu perfil cuando quieras, salvo que haya un pedido en curso.',
  },
  questions: { heading: 'Preguntas' },
} satisfies Catalogue<typeof source>;
