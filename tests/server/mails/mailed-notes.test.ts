import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { contactAnswerMail } from '#server/mails/contact-mail.ts';
import {
  giftCardMail,
  giftCardMailAsHtml,
  giftCardMailAsText,
} from '#server/mails/gift-card-mail.ts';
import { letterAsHtml, letterAsText } from '#server/mails/letter.ts';
import { mailAsHtml } from '#server/mails/mail-as-html.ts';
import { mailAsText } from '#server/mails/mail-as-text.ts';
import { defaultMailTexts } from '#server/mails/mail-texts.ts';
import { orderMail } from '#server/mails/order-mail.ts';
import { restaurantMail } from '#server/mails/restaurant-mail.ts';
import { sampleOrder } from '#server/mails/sample-order.ts';

/**
 * Each kind of mail: what customers typed that it has, and why that may be. An address that a customer
 * typed is proved by nobody, so there only what was paid for goes, and no link.
 */
const decisions: Record<string, string> = {
  'contact-mail.ts': 'the message to the business; its answer quotes nothing of it',
  'dispute-mail.ts': 'nothing: to owners, in words of the bank',
  'gift-card-mail.ts': 'the message of a card that was paid for, and its sender’s plain name',
  'invitation-mail.ts': 'nothing: staff invite staff',
  'newsletter-mail.ts': 'nothing but the address',
  'order-mail.ts': 'the order’s own notes, its address and a plain name',
  'owner-notice-mail.ts': 'nothing: of owners to owners',
  'password-mail.ts': 'nothing: to staff',
  'proposal-mail.ts': 'nothing: of managers to owners',
  'reservation-mail.ts': 'a plain name; the wishes stand behind its link',
  'restaurant-mail.ts': 'the order’s notes and name, to the restaurant alone',
  'second-factor-mail.ts': 'nothing: to staff',
  'sign-in-mail.ts': 'nothing: to staff',
  'test-mail.ts': 'nothing: to staff',
  'user-mail.ts': 'nothing but a one-time code',
  'webhook-mail.ts': 'nothing: to owners',
};
/** No mails: what several have in common, and the queue. */
const shared = ['notice-mail.ts', 'queue-mail.ts', 'queue-webhook-mail.ts'];

test('each kind of mail has its decision about words of customers', () => {
  const files = readdirSync('server/mails').filter((name) => name.endsWith('-mail.ts'));
  expect(files.toSorted()).toEqual([...Object.keys(decisions), ...shared].toSorted());
});

const hostile =
  'Win at https://evil.example/win, evil.shop or me@evil.ru <a href="https://evil.example">now</a>';
/** Text that mail programs make a link of. */
const linked = /evil\.(?! )|:\/\/evil/;
const config = siteConfigSchema.parse({});
const tenant = { name: 'Corner Kitchen', locale: 'en-AU' };
const href = 'https://corner.test/order-confirmation/1#key=k';

const expectNoLink = (...bodies: string[]) => {
  for (const body of bodies) {
    expect(body).toContain('Corner Kitchen');
    expect(body).not.toMatch(linked);
    if (body.startsWith('<')) expect(body).not.toMatch(/<a href="https: ?\/\/evil/);
  }
};

describe('words of a customer are no link in', () => {
  const sample = sampleOrder('received', {
    tenant: { currency: 'AUD', timeZone: 'Australia/Sydney' },
    restaurant: null,
    customer: { name: hostile, email: 'ana@example.com' },
    now: new Date('2026-11-20T01:00:00Z'),
  });
  const order = {
    ...sample.order,
    delivery_method: 'delivery' as const,
    special_instructions: hostile,
    items: sample.order.items.map((item) => ({ ...item, notes: hostile })),
    shipping_details: {
      formattedAddress: hostile,
      suburb: hostile,
      city: hostile,
      postcode: hostile,
      unit: '',
      entryCode: '',
      leaveAtDoor: false,
    },
  };

  test('a mail about an order, which has its notes', () => {
    const words = defaultMailTexts('received');
    const content = orderMail({
      language: 'en',
      kind: sample.kind,
      order,
      words,
      isByCustomer: false,
      tenant,
      config,
      href,
    });
    const [html, text] = [mailAsHtml(content), mailAsText(content)];
    expectNoLink(html, text);
    expect(text).toContain('Win at https: //evil. example/win');
    expect(html).toContain('&lt;a href=');
    expect(content.greeting).not.toContain('Win');
  });

  test('the mail about it to the restaurant', () => {
    const content = restaurantMail({ kind: 'new', order, tenant, config, href });
    const named = { ...content, brand: tenant.name };
    expectNoLink(mailAsHtml(named), mailAsText(named));
    expect(mailAsText(named)).toContain('Win at https: //evil. example/win');
  });

  test('a gift card, which has its message and no name that is none', () => {
    const content = giftCardMail({
      tenant,
      config,
      href,
      code: 'ABCD-EFGH-JKMN-2345',
      card: {
        language: 'en',
        amount: 5000,
        currency: 'AUD',
        design: 'plain',
        message: hostile,
        senderName: hostile,
        senderEmail: 'ana@example.com',
        recipientEmail: 'mia@example.com',
        expiresOn: null,
      },
    });
    const [html, text] = [giftCardMailAsHtml(content), giftCardMailAsText(content)];
    expectNoLink(html, text, `${content.subject} ${content.brand}`);
    expect(text).toContain('Win at https: //evil. example/win');
    expect(content.from).toBe('');
  });

  test('an answer to a message, which quotes nothing of it', () => {
    const content = contactAnswerMail({
      tenant,
      config,
      answer: { text: 'We open at seven.' },
      message: { language: 'en', name: hostile, createdAt: new Date('2026-11-20T01:00:00Z') },
    });
    const [html, text] = [letterAsHtml(content), letterAsText(content)];
    expectNoLink(html, text);
    for (const body of [html, text]) expect(body).not.toContain('Win');
  });
});
