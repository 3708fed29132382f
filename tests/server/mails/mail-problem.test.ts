import { expect, test } from 'vitest';
import { mailProblemOf } from '#server/mails/mail-problem.ts';

test.each([
  ['connect ECONNREFUSED 10.0.0.7:25', 'unreachable'],
  ['getaddrinfo ENOTFOUND mail.corner.test', 'unreachable'],
  ['Greeting never received', 'unreachable'],
  ['Connection timeout', 'unreachable'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'sign_in'],
  ['Missing credentials for "PLAIN"', 'sign_in'],
  ['self-signed certificate', 'not_secure'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 User unknown", 'recipient'],
  ["Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted", 'later'],
  ['Mail command failed: 553 5.7.1 Sender address rejected', 'sender'],
  ['Message failed: 554 5.7.1 Spam', 'refused'],
  ['Message failed: 452 4.2.2 Mailbox full', 'later'],
  ['something else', 'unknown'],
  ['', 'unknown'],
])('‘%s’ is told as %s', (sentence, problem) => {
  expect(mailProblemOf(sentence)).toBe(problem);
});
