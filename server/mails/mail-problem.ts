import type { MailProblem } from '#schemas/api/staff-mails.ts';

/** From the most telling on: a certificate is wrong, and the connection ends by it too. */
const problems: readonly [MailProblem, RegExp][] = [
  ['sign_in', /invalid login|missing credentials|authentication (?:failed|required)|\b53[045]\b/i],
  ['not_secure', /certificate|altnames|wrong version number|STARTTLS|\bTLS\b|\bSSL\b/i],
  [
    'unreachable',
    /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ESOCKET|timeout|greeting never|closed|hang up/i,
  ],
  ['later', /(?:^|[\s:])4[25]\d[ -]/],
  ['recipient', /recipient/i],
  ['sender', /mail (?:from )?command failed|sender/i],
  ['refused', /(?:^|[\s:])5\d\d[ -]/],
];

/**
 * Why a mail was not taken, in a word, by the sentence of the failure: the sentence itself names
 * hosts, and may name accounts.
 */
export const mailProblemOf = (sentence: string): MailProblem =>
  problems.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'unknown';
