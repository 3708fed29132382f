import { expect, test } from 'vitest';
import { phoneAsWritten, phoneText } from '#schemas/fields/phone-text.ts';
import { phoneExamples } from './field-examples.ts';

test.each(phoneExamples.takes)('takes %j', (text) =>
  expect(phoneText().parse(text)).toBe(text.trim()),
);

test.each(['', ...phoneExamples.refuses])('refuses %j', (text) =>
  expect(phoneText().safeParse(text).success).toBe(false),
);

test.each(['', '1300 PIZZA', 'the same as last time'])('%j may be printed or noted', (text) =>
  expect(phoneAsWritten.parse(text)).toBe(text),
);
