import { randomInt } from 'node:crypto';

/** Without what is taken for another one when it is read out: 0 and O, 1, I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 6;

/** A number for the telephone, such as K7QX2M: drawn at random, so that it does not tell how many there are. */
export const newReservationNumber = (): string =>
  Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
