import type { z } from 'zod';
import { plainLine } from './plain-text.ts';

/**
 * Text that names a flat or opens a gate, in any script. It comes along with mails that say the restaurant
 * sent them, so it holds nothing a mail program makes a link of, nor anything that markup is made of
 * (decision 037): a full stop stands before a letter only after a floor's number, as in `3.OG`.
 */
const allowed =
  /^(?:[\p{L}\p{M}\p{N}\p{Join_Control} #*/,'’&()+;!?_°№·・‐‑–—−＃（）－-]|:(?= )|\.(?!\p{L})|(?<=(?:^|[ /,-])\d)\.)*$/u;

/** The number of a flat, a unit or an office; or the code of an entrance. */
export const handoverText: z.ZodString = plainLine
  .max(30)
  .regex(allowed, 'Use letters, numbers, # * / and - only');
