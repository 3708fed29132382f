import type { Catalogue } from '../catalogue.ts';
import type { loyaltyPoints as en } from '../en/loyalty-points.ts';
import { plural } from './plural.ts';

const inPoints = (count: number) =>
  plural(count, { one: `${count} punto`, other: `${count} puntos` });
const inMonths = (count: number) =>
  count % 12 === 0
    ? plural(count / 12, { one: '1 año', other: `${count / 12} años` })
    : plural(count, { one: '1 mes', other: `${count} meses` });

export const loyaltyPoints = {
  title: 'Puntos de fidelidad',
  loading: 'Cargando tus puntos',
  points: inPoints,
  toMenu: 'Ver la carta',

  failedTitle: 'No se cargaron tus puntos',
  failedText: 'No se perdieron. Comprueba tu conexión e inténtalo otra vez.',
  tryAgain: 'Intentar de nuevo',

  noneTitle: 'Todavía no hay puntos',
  noneText: (place) =>
    `${place} no da puntos por ahora. Cuando eso cambie, encontrarás los tuyos aquí.`,
  offNote:
    'Los puntos están en pausa: los pedidos no dan puntos y no se pueden usar. Los que tienes siguen siendo tuyos.',

  guestLead: (place) => `Pide en ${place} con una cuenta y cada comida te recompensa.`,
  guestClaim:
    '¿Pediste antes sin cuenta? Crea tu cuenta con el mismo correo electrónico y los puntos de esos pedidos también serán tuyos.',
  logIn: 'Iniciar sesión',
  signUp: 'Crear una cuenta',

  balance: 'Tus puntos',
  worth: (amount) => `Valen ${amount} en tu próximo pedido`,
  notYet: (minimum) => `Los puedes usar a partir de ${minimum}`,
  pending: (points) =>
    plural(points, {
      one: `${inPoints(points)} en camino: será tuyo cuando se complete tu pedido.`,
      other: `${inPoints(points)} en camino: serán tuyos cuando se complete tu pedido.`,
    }),
  expiring: (points, day) =>
    plural(points, {
      one: `${inPoints(points)} caduca al final del ${day}. Los más antiguos se usan primero.`,
      other: `${inPoints(points)} caducan al final del ${day}. Los más antiguos se usan primero.`,
    }),
  next: 'Próxima recompensa',
  nextWorth: (points, amount) =>
    plural(points, {
      one: `${inPoints(points)} descuenta ${amount}`,
      other: `${inPoints(points)} descuentan ${amount}`,
    }),
  missing: (points) =>
    plural(points, { one: `Falta ${inPoints(points)}`, other: `Faltan ${inPoints(points)}` }),
  order: 'Pedir y usarlos',
  howToUse: 'Al revisar tu pedido eliges cuántos usar.',

  rules: 'Cómo funciona',
  earn: (points, unit) =>
    `Ganas ${inPoints(points)} por cada tramo completo de ${unit} que cuesten tus platos después de los descuentos.`,
  taxOut: 'Los impuestos no cuentan.',
  earnNot: 'La entrega, los gastos, las propinas y las tarjetas regalo que compres no dan puntos.',
  when: 'Los puntos son tuyos cuando el pedido se completa.',
  value: (points, amount) =>
    plural(points, {
      one: `${inPoints(points)} descuenta ${amount} de un pedido.`,
      other: `${inPoints(points)} descuentan ${amount} de un pedido.`,
    }),
  from: (minimum) => `Se usan a partir de ${inPoints(minimum)}.`,
  steps: (step) => `Se usan de ${step} en ${step}.`,
  fromInSteps: (minimum, step) =>
    `Se usan a partir de ${inPoints(minimum)}, de ${step} en ${step}.`,
  share: (percent) => `Pagan hasta el ${percent} % de los platos de un pedido.`,
  shareAll: 'Pueden pagar todos tus platos, pero no la entrega, los gastos ni la propina.',
  expire: (months) => `Los puntos que no uses caducan a los ${inMonths(months)} de ganarlos.`,
  never: 'Tus puntos no caducan nunca.',
  refunds:
    'Si un pedido se cancela o se reembolsa, recuperas los puntos que usó y pierdes los que dio.',

  ledger: 'Movimientos',
  ledgerEmptyText: 'Todavía nada. Tu primer pedido completado te dará tus primeros puntos.',
  kinds: {
    earn: 'Ganados',
    redeem: 'Usados',
    return: 'Devueltos',
    clawback: 'Retirados por un reembolso',
    expire: 'Caducados',
  },
  ofOrder: (number) => `pedido ${number}`,
  linkOf: (kind, number) => `${kind}, pedido ${number}`,
  change: (points) => `${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  changeSpoken: (points) => `${points > 0 ? 'más' : 'menos'} ${inPoints(Math.abs(points))}`,
  older: 'Ver anteriores',
  loadingOlder: 'Cargando…',
  olderFailed: 'No se cargaron los anteriores. Inténtalo otra vez.',
} satisfies Catalogue<typeof en>;
