import { z } from 'zod';

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const longest = 254;

/**
 * A mailbox and its domain, in letters of any script (RFC 6531, IDNA). Quoted mailboxes, comments,
 * lists and bare addresses of machines are left out: mail heads are made from it. Each part is bounded,
 * so that no text takes long to refuse.
 */
const address =
  /^[^\s@"<>(),:;\\[\]\p{C}]{1,64}@(?:[\p{L}\p{N}\p{M}-]{1,63}\.)+\p{L}[\p{L}\p{N}\p{M}-]{1,62}$/u;

const usualProblem = 'Write an email address like name@example.com.';

/** An email address as somebody types it, with spaces around it or without. */
export const emailText = (problem = usualProblem): z.ZodString =>
  z.string().trim().max(longest).regex(address, problem);

/** The same in lower case, so that one mailbox is one however it is written. */
export const mailboxText = (problem = usualProblem): z.ZodString =>
  z.string().trim().toLowerCase().max(longest).regex(address, problem);
