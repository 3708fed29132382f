import { expect, test } from 'vitest';
import { plainPage } from '#server/http/error-page.ts';

const page = { language: 'en', title: 'Closed for now', sentence: 'Soon.', action: null } as const;
const site = { name: 'Corner', logo: '', phone: '', email: '' };

test('a page of a site without logo, phone and email has its name alone', () => {
  const html = plainPage({ ...page, site });
  expect(html).toContain('<header><a href="/">Corner</a></header>');
  expect(html).toContain('<footer><span>Corner</span></footer>');
});

test('a phone and an email address are links', () => {
  const html = plainPage({ ...page, site: { ...site, phone: '02 5550 0100', email: 'a@b.test' } });
  expect(html).toContain(
    '<footer><span>Corner</span><a href="tel:0255500100"><bdi>02 5550 0100</bdi></a><a href="mailto:a@b.test">a@b.test</a></footer>',
  );
});
