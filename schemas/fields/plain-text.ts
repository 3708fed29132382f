import { z } from 'zod';

/** Text that can be stored: no control characters, no half of a surrogate pair. */
export const plainText = z
  .string()
  .trim()
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'Use plain text');
/** The same on one line, so that a name never adds a line to a mail's head or a docket. */
export const plainLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Use plain text on one line');
