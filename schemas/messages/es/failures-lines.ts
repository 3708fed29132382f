import type { Catalogue } from '../catalogue.ts';
import type { lineFailures as en } from '../en/failures-lines.ts';

export const lineFailures = {
  soldOut: (name: string) => `${name}: agotado.`,
  dishGone: 'Este plato ya no está en la carta. Quítalo para continuar.',
  offerGone: 'Esta oferta ya no está en la carta. Quítala para continuar.',
  otherDish: 'Este plato no es el que se nombró con él.',
  appliesByItself: (name: string) => `${name} se aplica automáticamente.`,
  foreignDish: 'Este plato no forma parte de esta oferta.',
  notAChoiceOf: (name: string) => `${name}: este plato no es una de las opciones.`,
  foreignChoice: 'Esta opción no es de este plato.',
  unknownValue: (name: string) => `${name}: esta opción no existe.`,
  valueSoldOut: (name: string, value: string) => `${name}: ${value} se ha agotado.`,
  chooseOne: (name: string) => `${name}: elige una opción.`,
  choose: (name: string, count: number) => `${name}: elige ${count}.`,
  chooseAtMost: (name: string, count: number) => `${name}: elige ${count} como máximo.`,
  chooseAtMostDifferent: (name: string, count: number) =>
    `${name}: elige ${count} diferentes como máximo.`,
  atMostOf: (group: string, count: number, name: string) =>
    `${group}: ${count} × ${name} como máximo.`,
  oneForEachHalf: 'Elige un plato para cada mitad.',
  notHalves: (one: string, other: string) => `${one} y ${other} no se pueden pedir mitad y mitad.`,
  notInHalves: (name: string, value: string) => `${name}: ${value} no se puede pedir por mitades.`,
  sameForBothHalves: (name: string) => `${name}: elige lo mismo para las dos mitades.`,
  onlyOnTheWhole: (names: readonly string[]) =>
    `${names.join(', ')}: solo entero, así que igual en las dos mitades.`,
} satisfies Catalogue<typeof en>;
