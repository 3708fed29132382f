import { describe, expect, test } from 'vitest';
import { contactMessageBody } from '#schemas/api/contact-messages.ts';
import { contract } from '#schemas/api/contract.ts';
import { callerDetails, guestDetails } from '#schemas/api/customer-details.ts';
import { giftCardPurchaseBody } from '#schemas/api/gift-cards.ts';
import { guestDetails as reservationGuest } from '#schemas/api/reservations.ts';
import { sellGiftCardBody } from '#schemas/api/staff-gift-cards.ts';
import { guestName } from '#schemas/api/tabs.ts';
import { givenName, personName, personNameOrNone } from '#schemas/fields/name-text.ts';

const person = personName({ most: 80 });

describe('the name of a person', () => {
  test.each([
    'Mia',
    'Nguyễn Thị Ánh',
    'О’Коннор',
    "Siobhán O'Neill-Byrne",
    '王小明',
    '山田・太郎',
    'محمد عبد الله',
    'प्रिया शर्मा',
    'שרה כהן',
    'Zoë 🌮',
    '🦊',
    'Ms. Ng',
    'J. R. Tolkien',
    'J.R. Tolkien',
    'J.R.R.',
    'T.Do',
    'M.De Souza',
    'mr.de souza',
    "St. Mary's",
    'St.Mary’s School',
    'Dr.Who',
    'Jean.Paul',
    'Anna.Li',
    'Smith Jr.',
    'Smith jr.&co',
    'Table no.12',
    'C/o Jones',
    'Mia (Level 2)',
    'Com. Rossi',
    'X Æ A-12',
    '12345',
  ])('takes %j', (text) => expect(person.parse(text)).toBe(text));

  test.each([
    '',
    '   ',
    'http://bad.example',
    'Mia https://x.y',
    'ftp://files',
    'www.bad',
    'WWW.BAD.COM',
    'Visit www.bad.example now',
    'bad.com',
    'BAD.COM',
    'x.com',
    'Win at bad.net!',
    'my-shop.org',
    'free pizza: bad.shop',
    'bad.example',
    'bad.info',
    'evil.ru',
    'bit.ly',
    'bad.co.uk',
    't.me/joinme',
    'bad．com',
    'bad。com',
    '例子.中国',
    'почта.рф',
    'mia@bad.com',
    'Mia\nRossi',
    'Mia\u0000',
    'x'.repeat(81),
  ])('refuses %j', (text) => expect(person.safeParse(text).success).toBe(false));

  test('with a web address is refused by a sentence of its own', () => {
    expect(person.safeParse('bad.com').error?.issues.map(({ message }) => message)).toEqual([
      'Write your name without a web address',
    ]);
  });

  test('may be left out by staff, and still holds no web address', () => {
    const staffs = personNameOrNone({ most: 80 });
    expect(staffs.parse(' ')).toBe('');
    expect(staffs.parse('Dr.Who')).toBe('Dr.Who');
    expect(staffs.safeParse('bad.com').success).toBe(false);
  });
});

describe('the name of a restaurant, a dish or a choice', () => {
  test.each([
    'Forno Pomo',
    'Pizza.com',
    'Café René & Söhne',
    'Phở bò tái',
    '牛肉麺（大）',
    'كنافة بالجبن',
    '½ chicken + chips',
    'Dr. Pepper® 330 ml',
    '“The” <Big> One #1',
    '🌶️🌶️ Vindaloo',
  ])('takes %j', (text) => expect(givenName(80).parse(` ${text} `)).toBe(text));

  test.each(['', ' ', 'Two\nlines', 'Bell\u0007', 'Half \uD83C', 'x'.repeat(81)])(
    'refuses %j',
    (text) => expect(givenName(80).safeParse(text).success).toBe(false),
  );
});

describe('the name that goes into mails of', () => {
  const { sender, recipient } = giftCardPurchaseBody.shape;
  test.each([
    ['an order', guestDetails.shape.name],
    ['an order by telephone', callerDetails.shape.name],
    ['a reservation', reservationGuest.shape.name],
    ['whoever buys a gift card', sender.shape.name],
    ['whoever gets a gift card', recipient.unwrap().unwrap().shape.name],
    ['whoever gives one that is sold at the desk', sellGiftCardBody.shape.sender_name],
    ['a message', contactMessageBody.shape.name],
    ['a guest of a tab', guestName],
    ['a new account', contract.signUp.body.shape.name],
    ['an account', contract.changeProfile.body.shape.name],
    ['a reservation that staff note', contract.addReservation.body.shape.name],
  ])('%s holds no web address', (_of, schema) => {
    expect(schema.safeParse('Win at bad.example').success).toBe(false);
    expect(schema.safeParse("St. Mary's").success).toBe(true);
  });
});
