import type { Catalogue } from '../catalogue.ts';
import type { pointsField as en } from '../en/points-field.ts';
import { plural } from './plural.ts';

const inPoints = (count: number) =>
  plural(count, { one: `${count} punto`, other: `${count} puntos` });

export const pointsField = {
  heading: 'Puntos de fidelidad',
  balance: (points, worth) => `Tienes ${inPoints(points)} por valor de ${worth}.`,
  tooFew: (points, first) => `Tienes ${inPoints(points)}. Los puedes usar a partir de ${first}.`,
  tooSmall: (points, first, worth) =>
    `Tienes ${inPoints(points)}. Este pedido es demasiado pequeño para usarlos: hacen falta al menos ${inPoints(first)}, por valor de ${worth}.`,
  label: 'Puntos que quieres usar',
  hint: (first: number, step: number) => {
    if (first <= 1 && step <= 1) return undefined;
    if (step <= 1) return `A partir de ${first}.`;
    return first > 1 ? `A partir de ${first}, de ${step} en ${step}.` : `De ${step} en ${step}.`;
  },
  fewer: (points) => `${inPoints(points)} menos`,
  more: (points) => `${inPoints(points)} más`,
  most: (points) => `Usar ${points}, los máximos posibles`,
  none: 'No usar ninguno',
  takesOff: (points, amount) => `${inPoints(points)} descuentan ${amount}.`,
  takesOffOne: (amount) => `1 punto descuenta ${amount}.`,
  left: (points) => plural(points, { one: `Te queda ${points}.`, other: `Te quedan ${points}.` }),
  mostOfOrder: (points) =>
    `Este pedido admite ${inPoints(points)} como máximo: pagan platos, pero no la entrega, los gastos ni la propina.`,
  mostByShare: (points, percent) =>
    `Este pedido admite ${inPoints(points)} como máximo: pagan hasta el ${percent} % de sus platos.`,
  mostOfBalance: 'No tienes más para usar.',
  fewerNow: (chosen) => `Elegiste ${chosen}; esto es lo que se puede usar ahora.`,
  notANumber: 'Escribe un número entero de puntos.',
  atLeast: (first) => `Usa al menos ${first}, o ninguno.`,
  earns: (points) => `Ganas ${inPoints(points)} cuando el pedido se complete.`,
  earned: (points) => `Ganaste ${inPoints(points)}.`,
  guestEarns: (points) => `Ganarías ${inPoints(points)}:`,
  guestEarned: (points) => `Con una cuenta, este pedido da ${inPoints(points)}.`,
  signIn: 'inicia sesión',
  signInAfter: 'Inicia sesión o crea una cuenta con este correo electrónico',
  seeThem: 'Ver tus puntos',
} satisfies Catalogue<typeof en>;
