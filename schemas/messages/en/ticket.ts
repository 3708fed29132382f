import { lineChanges } from './line-changes.ts';

/** Sentences of the kitchen's ticket, on paper: short, for they are read from afar. */
export const ticket = {
  marks: {
    cancelled: 'CANCELLED',
    changed: 'NEW TIME',
    itemsChanged: 'CHANGED',
    tableChanged: (table: string) => `NOW AT TABLE ${table}`,
    reprint: 'REPRINT',
    test: 'TEST',
    testOrder: 'TEST ORDER',
  },
  lineChanges,
  wasBefore: (time: string) => `It was ${time} before.`,
  mayBeDouble: 'It may have been printed before: make it once.',
  reason: (reason: string) => `“${reason}”`,
  type: { pickup: 'PICKUP', delivery: 'DELIVERY', dine_in: 'DINE IN' },
  table: (table: string) => `Table ${table}`,
  due: {
    pickup: (time: string) => `Ready at ${time}`,
    delivery: (time: string) => `At the door ${time}`,
    dine_in: (time: string) => `At the table ${time}`,
  },
  begin: (time: string) => `Begin at ${time}`,
  quantity: (count: number) => `${count}×`,
  named: (name: string, count: number) => (count > 1 ? `${count}× ${name}` : name),
  half: { left: 'Left', right: 'Right' },
  part: (place: string, name: string) => `${place}: ${name}`,
  lineNote: (note: string) => `→ ${note}`,
  allergens: (names: string) => `CONTAINS: ${names}`,
  note: 'NOTE',
  money: {
    collect: (amount: string) => `COLLECT ${amount}`,
    paid: (amount: string) => `PAID ${amount}`,
    partly: (paid: string, amount: string) => `PAID ${paid} · COLLECT ${amount}`,
    nothing: 'NOTHING TO COLLECT',
    held: (amount: string) => `${amount} held on the card`,
    refunded: (amount: string, dishes: string) =>
      dishes === '' ? `${amount} refunded` : `${amount} refunded: ${dishes}`,
    back: (amount: string) => `${amount} goes back to the customer`,
  },
  address: {
    place: (suburb: string, city: string, postcode: string) => `${suburb}, ${city} ${postcode}`,
    unit: (unit: string) => `Unit ${unit}`,
    entryCode: (code: string) => `Entry code ${code}`,
    leaveAtDoor: 'LEAVE AT THE DOOR',
  },
  placed: (time: string) => `Ordered ${time}`,
  unknownDish: 'Unknown item',
  test: {
    works: (printer: string) => `${printer} prints.`,
    accents: 'José · Zoë · Žižek · Łukasz · Çağla · Ærø',
    columns: (count: number) => `This line is ${count} characters wide:`,
  },
} as const;
