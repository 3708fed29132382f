import { expect, test } from 'vitest';
import { emailText, mailboxText } from '#schemas/fields/email-text.ts';

test.each([
  ['mia@example.com', 'mia@example.com'],
  ['  mia@example.com ', 'mia@example.com'],
  ['Mia.Wong+pizza@Example.com.au', 'Mia.Wong+pizza@Example.com.au'],
  ['andré@exämple.de', 'andré@exämple.de'],
  ['用户@例子.广告', '用户@例子.广告'],
  ['почта@почта.рф', 'почта@почта.рф'],
  ['user@उदाहरण.भारत', 'user@उदाहरण.भारत'],
  ['o’neil@example.ie', 'o’neil@example.ie'],
  ["o'neil@example.ie", "o'neil@example.ie"],
  ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
])('takes %j', (text, address) => expect(emailText().parse(text)).toBe(address));

test.each([
  '',
  'mia',
  'mia@example',
  'mia@@example.com',
  'mia@example..com',
  'mia wong@example.com',
  'mia@example.com, eve@example.com',
  'Mia <mia@example.com>',
  '"mia"@example.com',
  'mia@10.0.0.12',
  'mia@[10.0.0.12]',
  'mia\n@example.com',
  'mia\u202E@example.com',
  `${'a'.repeat(65)}@example.com`,
  `mia@${'a'.repeat(64)}.com`,
  `mia@${'abc.'.repeat(70)}com`,
])('refuses %j', (text) => expect(emailText().safeParse(text).success).toBe(false));

test('one mailbox is one however it is written', () => {
  expect(mailboxText().parse(' ANDRÉ@Exämple.DE')).toBe('andré@exämple.de');
});
