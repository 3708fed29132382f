import { describe, expect, test } from 'vitest';
import type { Language } from '#schemas/languages/languages.ts';
import { languageNames } from '#schemas/languages/language-of.ts';
import { printRichText } from '#schemas/rules/rich-text-notation.ts';
import { legalPageNames, type LegalPageName } from '#schemas/rules/legal/legal-texts.ts';
import { defaultLegalText } from '#server/legal/default-legal-texts.ts';
import { legalCatalogues } from '#server/legal/legal-catalogue.ts';
import type { LegalDetails } from '#server/legal/legal-details.ts';

const everything: LegalDetails = {
  business: 'Corner *Table*',
  legalName: 'Corner Table Pty Ltd',
  companyNumber: '123 456 789',
  taxNumber: 'ABN 53 004 085 616',
  addresses: ['Harbour, 1 Quay Street, 2000 Sydney'],
  hasPhones: true,
  email: 'hello@corner.example',
  phone: '+61 2 5550 0010',
  locale: 'en-AU',
  currency: 'AUD',
  tax: 'included',
  orderTypes: { pickup: true, delivery: true, dine_in: true },
  acceptance: 'byHand',
  unanswered: { minutes: { least: 10, most: 10 }, outcome: 'reject' },
  hold: { least: 15, most: 20 },
  cancelUntil: { least: 60, most: 60 },
  takesCash: true,
  card: 'stripe',
  serviceFee: { least: 15_000, most: 15_000 },
  takesTips: true,
  noShowLimit: 2,
  giftCards: { months: 36 },
  points: { earned: 1, unit: 1000, value: 50, months: 12 },
  reservations: { changeUntil: { least: 120, most: 120 } },
  offersNewsletter: true,
  providers: ['Google', 'Apple'],
  addressService: 'Photon',
  mapService: 'Nominatim',
  sendsTexts: true,
  hasOtherSystems: true,
};

/** As little as a business can have switched on. */
const least: LegalDetails = {
  ...everything,
  orderTypes: { pickup: true, delivery: false, dine_in: false },
  acceptance: 'byItself',
  unanswered: null,
  card: null,
  serviceFee: null,
  takesTips: false,
  noShowLimit: null,
  giftCards: null,
  points: null,
  reservations: null,
  offersNewsletter: false,
  providers: [],
  addressService: null,
  mapService: null,
  sendsTexts: false,
  hasOtherSystems: false,
};

function read(page: LegalPageName, details: LegalDetails, language: Language) {
  const { [language]: blocks } = defaultLegalText(page, details);
  return blocks.map(({ spans }) => spans.map(({ text }) => text).join('')).join('\n');
}

const pages = languageNames.flatMap((language) =>
  legalPageNames.map((page) => ({ language, page })),
);

describe.each(pages)('the default $page in $language', ({ language, page }) => {
  test('names the business, its numbers, its place and how to reach it', () => {
    const text = read(page, everything, language);
    expect(text).toContain('Corner Table Pty Ltd (ACN 123 456 789, ABN 53 004 085 616)');
    for (const { email, phone, addresses } of [everything]) {
      for (const own of [email, phone, ...addresses]) expect(text).toContain(own);
    }
  });

  test('has no gap where a value belongs, and reads back as it was written', () => {
    for (const details of [everything, least]) {
      const text = read(page, details, language);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
      expect(printRichText(defaultLegalText(page, details)[language]).length).toBeGreaterThan(200);
    }
  });
});

describe.each(languageNames)('what is off is not spoken of in %s', (language) => {
  const { terms, privacy, refunds } = legalCatalogues[language];

  test('in the terms', () => {
    const text = read('terms', least, language);
    const absent = [
      terms.handover.delivery,
      terms.handover.dine_in,
      terms.giftCards.heading,
      terms.points.heading,
      terms.reservations.heading,
      terms.paying.tip,
      terms.paying.cardHeld,
      'Stripe',
    ];
    for (const sentence of absent) expect(text).not.toContain(sentence);
    expect(text).toContain(terms.handover.pickup);
    expect(text).toContain(terms.paying.cash);
    const full = read('terms', everything, language);
    for (const sentence of absent) expect(full).toContain(sentence);
  });

  test('on the privacy page', () => {
    const text = read('privacy', least, language);
    const absent = [
      privacy.stored.delivery,
      privacy.stored.points,
      privacy.stored.reservation,
      privacy.stored.giftCard,
      privacy.stored.newsletter,
      privacy.stored.table,
      privacy.kept.giftCards,
      privacy.others.systems,
      privacy.others.mailsAndTexts,
      'Stripe',
      'Photon',
      'Nominatim',
      'Google',
    ];
    for (const sentence of absent) expect(text).not.toContain(sentence);
    const full = read('privacy', everything, language);
    for (const sentence of absent) expect(full).toContain(sentence);
  });

  test('in the refund policy', () => {
    const text = read('refundPolicy', least, language);
    const absent = [
      refunds.how.card,
      refunds.how.giftCard,
      refunds.how.points,
      refunds.giftCards.heading,
      refunds.cancelled.late,
    ];
    for (const sentence of absent) expect(text).not.toContain(sentence);
    const full = read('refundPolicy', everything, language);
    for (const sentence of absent) expect(full).toContain(sentence);
  });
});

test('the settings of the business are in the sentences, written for the language', () => {
  const english = read('terms', everything, 'en');
  expect(english).toContain('held for 15–20 minutes');
  expect(english).toContain('until 1 hour before its time');
  expect(english).toContain('in Australian dollars and include tax');
  expect(english).toContain('valid for 36 months');
  expect(english).toContain('A service fee of 1.5% of the items');
  expect(english).toContain('1 point for each $10.00');
  expect(read('terms', everything, 'es')).toContain('dólares australianos');
  expect(read('terms', everything, 'ar')).toMatch(/36/);
});

test('a business without tax says of none that prices include it', () => {
  for (const { language, absent } of [
    { language: 'en', absent: /tax/i },
    { language: 'es', absent: /impuestos/i },
    { language: 'ar', absent: /الضريبة/ },
  ] as const) {
    const untaxed = { ...everything, taxNumber: '', tax: 'none' } as const;
    expect(read('terms', everything, language)).toMatch(absent);
    expect(read('terms', untaxed, language)).not.toMatch(absent);
  }
  const added = read('terms', { ...everything, tax: 'added' }, 'en');
  expect(added).toContain('Tax is added, and shown before you order.');
});

test('the refund policy names the telephone only where each restaurant has one', () => {
  const without = read('refundPolicy', { ...everything, hasPhones: false }, 'en');
  expect(without).toContain('Tell us, best on the same day. The restaurant can refund');
  expect(without).not.toContain('number of the restaurant');
  expect(read('refundPolicy', everything, 'en')).toContain('the number of the restaurant is on');
});

test('an address is looked up where a service does that, also where none completes it', () => {
  const text = read('privacy', { ...everything, addressService: null }, 'en');
  expect(text).toContain('our server asks Nominatim where it is');
  expect(text).not.toContain('how it goes on');
});

test('marks in a name are letters of it', () => {
  expect(read('terms', everything, 'en')).toContain('order or book at Corner *Table* on');
});
