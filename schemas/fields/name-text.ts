import type { z } from 'zod';
import { plainLine } from './plain-text.ts';
import { hasWebAddress } from './web-address.ts';

type NameWords = { most: number; missing?: string; tooLong?: string };

const line = ({ most, missing, tooLong }: NameWords): z.ZodString =>
  plainLine.min(1, missing).max(most, tooLong);

/**
 * The name of whoever orders, books, writes or gives, in any script and with whatever people put into
 * their names. Mails of the restaurant greet by it, wherever they go, so it holds no web address.
 */
export const personName = (words: NameWords): z.ZodString => withoutWebAddress(line(words));

/** The same where staff may leave it out. */
export const personNameOrNone = ({ most, tooLong }: Omit<NameWords, 'missing'>): z.ZodString =>
  withoutWebAddress(plainLine.max(most, tooLong), 'Write a name without a web address.');

const withoutWebAddress = (
  text: z.ZodString,
  problem = 'Write your name without a web address',
): z.ZodString => text.refine((name) => !hasWebAddress(name), problem);

/**
 * The name that an owner gives to a restaurant, a dish or a choice, in any script: some are called
 * like their web address.
 */
export const givenName = (most: number): z.ZodString =>
  line({ most, missing: 'Write a name.', tooLong: `Write at most ${most} characters.` });
