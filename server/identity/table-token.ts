import { randomBytes } from 'node:crypto';

/**
 * A new token of a table's QR code (rule R80): 128 random bits, which nobody guesses, in the 22
 * characters that keep the code coarse enough for a card.
 */
export const newTableToken = (): string => randomBytes(16).toString('base64url');
