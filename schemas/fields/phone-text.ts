import type { z } from 'zod';
import { plainLine } from './plain-text.ts';

const longest = 40;
const tooLong = 'Write at most 40 characters.';

/** Digits of a script: nobody has a number with fewer. */
const fewestDigits = /(?:\p{Nd}\P{Nd}*){5}/u;

/**
 * A telephone number as somebody types it, in the digits of any script and with whatever stands
 * between them. The restaurant's country says whether it can be called, which the server alone knows
 * (server/domain/phone).
 */
export const phoneText = (problem = 'Write a phone number'): z.ZodString =>
  plainLine.min(1).max(longest, tooLong).regex(fewestDigits, problem);

/**
 * A number that is printed or noted as somebody writes it, such as '1300 PIZZA' of a restaurant, or
 * what staff note of a caller (decision 124).
 */
export const phoneAsWritten: z.ZodString = plainLine.max(longest, tooLong);
