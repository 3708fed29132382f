import type { z } from 'zod';
import { plainLine } from './plain-text.ts';

/** Digits of a script: nobody has a number with fewer. */
const fewestDigits = /(?:\p{Nd}\P{Nd}*){5}/u;

/**
 * A telephone number as somebody types it, in the digits of any script and with whatever stands
 * between them. The restaurant's country says whether it can be called, which the server alone knows
 * (server/domain/phone).
 */
export const phoneText = (problem = 'Write a phone number'): z.ZodString =>
  plainLine.min(1).max(40, 'Write at most 40 characters.').regex(fewestDigits, problem);
