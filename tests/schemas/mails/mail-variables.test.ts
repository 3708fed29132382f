import { describe, expect, test } from 'vitest';
import {
  fillLine,
  fillLines,
  mailVariables,
  variableProblem,
  type MailValues,
} from '#schemas/rules/mails/mail-variables.ts';
import { isForPeople } from '#tests/fuzz/find-fault.ts';

const values: MailValues = {
  customer_name: 'Ada',
  order_number: '042',
  restaurant: 'Corner Kitchen',
  business: 'Corner',
  phone: '0400 000 000',
  address: '1 Quay Street, Sydney',
  time: '6:30 pm',
  day: 'Friday 20 November',
  total: '$12.00',
};

const known = mailVariables.map((name) => `‘{${name}}’`).join(', ');

describe('a text with variables', () => {
  test.each([
    ['nothing in braces', 'Thank you.', null],
    ['a variable', 'Hello {customer_name},', null],
    ['one with spaces in its braces', '{ time }', null],
    ['a closing brace alone', 'All yours :}', null],
    ['one that does not exist', 'Hello {name}, {time}', `Word 1 in braces is not one of ${known}.`],
    [
      'one that does not exist after one that does',
      'Hello {customer_name},\nat {clock}',
      `Word 2 in braces is not one of ${known}.`,
    ],
    [
      'a brace that is not closed',
      'Order {order_number of {restaurant}',
      'A closing brace } is missing.',
    ],
    [
      'one that is closed on the next line',
      'Order {order\nnumber}',
      'A closing brace } is missing in line 1.',
    ],
    ['nothing between braces', '{}', `The word in braces is not one of ${known}.`],
  ])('%s', (_what, text, problem) => {
    expect(variableProblem(text)).toEqual(problem);
  });

  test.each(['{<b>odd</b>}', '{their_own_word} {time}', 'their_own_word {', 'a\nits schema {x\n'])(
    'what is wrong with %j is a sentence for people that repeats nothing of it',
    (text) => {
      const problem = variableProblem(text) ?? '';
      expect(isForPeople(problem)).toBe(true);
      expect(problem).not.toMatch(/odd|their|own|schema|x/);
    },
  );

  test('every variable is known, and filled in', () => {
    const text = mailVariables.map((name) => `{${name}}`).join('|');
    expect(variableProblem(text)).toBeNull();
    expect(fillLine(text, values)).toBe(Object.values(values).join('|'));
  });
});

describe('filling in', () => {
  test('a value is never read as a variable', () => {
    expect(fillLine('{restaurant}', { ...values, restaurant: '{total} $& $1' })).toBe(
      '{total} $& $1',
    );
  });

  test('a name that is not known takes the space in front of it along', () => {
    expect(fillLine('Hello {customer_name},', { ...values, customer_name: '' })).toBe('Hello,');
  });

  test('a line break never gets into a line of the head', () => {
    expect(fillLine('Order\r\nBcc: x@y.test {restaurant}', { ...values, restaurant: 'A\nB' })).toBe(
      'Order Bcc: x@y.test A B',
    );
  });

  test('a line about what the order does not have is left out, and so is an empty one', () => {
    const text = 'Call us: {phone}\n\nSee you, {customer_name}\r\nat {address}';
    expect(fillLines(text, { ...values, phone: '', customer_name: '' })).toEqual([
      'See you,',
      'at 1 Quay Street, Sydney',
    ]);
  });
});
