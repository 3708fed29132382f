import { expect, test } from 'vitest';
import { emailText, mailboxText } from '#schemas/fields/email-text.ts';
import { emailExamples } from './field-examples.ts';

test.each(emailExamples.takes)('takes %j', (text) =>
  expect(emailText().parse(text)).toBe(text.trim()),
);

test.each(['', ...emailExamples.refuses])('refuses %j', (text) =>
  expect(emailText().safeParse(text).success).toBe(false),
);

test('one mailbox is one however it is written', () => {
  expect(mailboxText().parse(' ANDRÉ@Exämple.DE')).toBe('andré@exämple.de');
});
