import type { Catalogue } from '../catalogue.ts';
import type { offerFailures as en } from '../en/failures-offers.ts';

type OrderType = 'pickup' | 'delivery' | 'dine_in';

const ways: Record<OrderType, string> = {
  pickup: 'para recoger',
  delivery: 'a domicilio',
  dine_in: 'en la mesa',
};
const waysOf = (types: readonly OrderType[]) => types.map((type) => ways[type]).join(' y ');

export const offerFailures = {
  coupon: {
    unknown: 'Código no válido',
    endedOn: (day: string) => `Este código terminó el ${day}.`,
    ended: 'Este código ha caducado.',
    startsOn: (day: string) => `Este código empieza el ${day}.`,
    notYet: 'Este código aún no ha empezado.',
    otherRestaurant: 'Este código es para otro restaurante.',
    forTypes: (types: readonly OrderType[]) => `Este código es para pedidos ${waysOf(types)}.`,
    otherType: 'Este código es para otra forma de recibir tu pedido.',
    forCash: 'Este código es para pedidos que se pagan en efectivo.',
    forCard: 'Este código es para pedidos que se pagan con tarjeta.',
    addMore: (missing: string) => `Añade ${missing} más para usar este código.`,
    addALittle: 'Añade un poco más para usar este código.',
    usedUp: 'Este código ya se ha agotado.',
    needsLogin: 'Inicia sesión para usar este código.',
    needsEmail: 'Este código vale una vez por persona. Confirma tu correo para usarlo.',
    firstOrder: 'Este código es para el primer pedido con nosotros.',
    forHours: (hours: string) => `Este código vale ${hours}.`,
    notNow: 'Este código no vale a la hora de tu pedido.',
    dealIsBetter:
      'Una oferta de tu carrito te ahorra más que este código, y las dos cosas no se suman.',
    nothingMatches: 'Nada de tu carrito entra en esta oferta.',
    deliveryIsFree: 'Tu entrega ya es gratis.',
  },
  deal: {
    over: (name: string) => `${name} ha terminado.`,
    notYet: (name: string) => `${name} aún no ha empezado.`,
    forTypes: (name: string, types: readonly OrderType[]) =>
      `${name} es solo para pedidos ${waysOf(types)}.`,
    forCash: (name: string) => `${name} es solo para pagos en efectivo.`,
    forCard: (name: string) => `${name} es solo para pagos con tarjeta.`,
    notNow: (name: string) => `${name} no se ofrece a esta hora.`,
  },
  giftCard: {
    unknown_gift_card:
      'Este no es el código de una de nuestras tarjetas regalo. Revisa cada letra.',
    gift_card_expired: 'Esta tarjeta regalo ha caducado.',
    gift_card_void: 'Esta tarjeta regalo ya no vale.',
    gift_card_empty: 'A esta tarjeta regalo ya no le queda saldo.',
  },
  giftCardUsed:
    'Mientras tanto se ha usado tu tarjeta regalo en otro pedido. Mira lo que queda por pagar.',
  hours: {
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    everyDay: 'todos los días',
    run: (first: string, last: string) => `de ${first} a ${last}`,
    list: (days: readonly string[]) => days.join(' y '),
    span: (days: string, hours: string) => `${days}, ${hours}`,
    join: (spans: readonly string[]) => spans.join('; '),
  },
} satisfies Catalogue<typeof en>;
