import type { Catalogue } from '../catalogue.ts';
import type { placingFailures as en } from '../en/failures-placing.ts';

type OrderType = 'pickup' | 'delivery' | 'dine_in';

const paused: Record<OrderType, string> = {
  pickup: 'Los pedidos para recoger están en pausa en este momento',
  delivery: 'La entrega a domicilio está en pausa en este momento',
  dine_in: 'Los pedidos desde la mesa están en pausa en este momento',
};
const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];
const listed = new Intl.ListFormat('es', { type: 'disjunction' });

export const placingFailures = {
  blocked: (phone: string) =>
    `No podemos aceptar este pedido en línea. Llama ${phone === '' ? 'al restaurante' : `al ${phone}`}.`,
  cartEmpty: 'Tu carrito está vacío.',
  cartChanged: 'Tu carrito ha cambiado mientras tanto. Revísalo otra vez.',
  totalChanged: 'El total ha cambiado mientras tanto. Revísalo otra vez.',
  dueChanged: 'Lo que queda por pagar ha cambiado mientras tanto. Revísalo otra vez.',
  menuChanging: 'La carta está cambiando en este momento. Inténtalo de nuevo.',
  detailsMissing: 'Faltan algunos datos. Complétalos, por favor.',
  keyReused: 'Esto ya se envió para otro pedido. Inténtalo de nuevo.',
  alreadyOrdered: (time: string) => `Este carrito ya se pidió, para las ${time}.`,
  closed: 'Este restaurante está cerrado.',
  closedNow: 'El restaurante está cerrado en este momento.',
  typeNotOffered: 'Este restaurante no ofrece esto. Elige otra forma de recibir tu pedido.',
  paused: (type: OrderType, reason: string) =>
    reason === '' ? `${paused[type]}.` : `${paused[type]}: «${reason}»`,
  scanAgain: 'Escanea otra vez el código de tu mesa o pregunta a nuestro equipo.',
  paidOnTab: 'Lo que se pide en una cuenta se paga con ella. Elige otra forma de pago.',
  servedAtTable: 'Lo que se pide en una cuenta se sirve en su mesa.',
  methodNotOffered: 'Aquí no se ofrece esta forma de pago. Elige otra.',
  cardOnly:
    'Este pedido no se puede pagar en efectivo porque no se recogieron pedidos anteriores. Paga con tarjeta o llama al restaurante.',
  timeFull: (time: string) => `Las ${time} ya están completas. Elige otra hora.`,
  slotFull: 'Esta hora ya está completa. Elige otra.',
  timeGone: 'Esta hora ya no está disponible. Elige otra.',
  soldOut: (name: string) => `${name}: agotado.`,
  fewLeft: (count: number, name: string) =>
    count === 1 ? `Solo queda 1 de ${name}.` : `Solo quedan ${count} de ${name}.`,
  pointsNeedLogin: 'Inicia sesión para usar puntos.',
  tooFewPoints: 'Ya tienes menos puntos que esos. Elige otra vez cuántos quieres usar.',
  tipTooHigh: (most: string) =>
    `En este pedido la propina puede ser de ${most} como máximo. Elige una menor.`,
  deliveryMinimum: (minimum: string, missing: string) =>
    `La entrega en esta dirección empieza en ${minimum}. Añade ${missing} más.`,
  noDelivery: 'Este restaurante no hace entregas a domicilio.',
  notDeliveredTo: (postcode: string) => `Aún no entregamos en ${postcode}.`,
  pickupInstead: (sentence: string) => `${sentence} Puedes recoger tu pedido.`,
  unknownAddress: 'No conocemos esta dirección. Escríbela completa.',
  postcodeOfAddress: (right: string, written: string) =>
    `Esta dirección tiene el código postal ${right}, no ${written}. Revísalo.`,
  postcodeOfSuburb: (suburb: string, right: string, written: string) =>
    `${suburb} tiene el código postal ${right}, no ${written}. Revisa los dos.`,
  suburbOfPostcode: (postcode: string, right: string, written: string) =>
    `${postcode} es el código postal de ${right}, no de ${written}. Revisa los dos.`,
  cityOfPlace: (place: string, right: string, written: string) =>
    `${place} está en ${right}, no en ${written}. Revisa tu ciudad.`,
  either: (names: readonly string[], hasMore: boolean) =>
    hasMore ? `${names.join(', ')} y otros` : listed.format(names),
  notOfferedOn: (name: string, weekday: number) =>
    `${name} no se ofrece los ${weekdays[weekday - 1] ?? ''}. Elige otra hora o quítalo.`,
  notOfferedAt: (name: string, time: string, spans: readonly string[]) =>
    `${name} no se ofrece a las ${time} (solo ${spans.join(', ')}). Elige otra hora o quítalo.`,
} satisfies Catalogue<typeof en>;
