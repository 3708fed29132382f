import { describe, expect, test } from 'vitest';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { richText } from '#schemas/config/rich-text.ts';
import { imageUrl, link } from '#schemas/config/fields/values.ts';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { configLeaves } from './config-leaves.ts';

/** Ways past a check of schemes: letters, signs before and between, other slashes, other schemes. */
const running = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00A0javascript:alert(1)',
  '\uFEFFjavascript:alert(1)',
  '\u202Ejavascript:alert(1)',
  'javascript\u0000:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'view-source:https://shop.example',
  'filesystem:https://shop.example/x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'http:evil.example',
  'https:/evil.example',
  'ftp://evil.example',
  'tel:javascript',
];

test.each(running)('%j is no link', (text) => {
  expect(link.safeParse(text).success).toBe(false);
});

test.each(running.filter((text) => !text.startsWith('tel')))('%j is no picture', (text) => {
  expect(imageUrl.safeParse(text).success).toBe(false);
});

test.each([
  '',
  '/menu',
  '/menu?category=3#top',
  '#menu',
  'https://a.example/ü?q=1',
  'tel:+61 2 55',
])('%j is a link', (text) => {
  expect(link.safeParse(text).success).toBe(true);
});

describe('every field that leads somewhere', () => {
  const leading = configLeaves.filter(({ schema }) =>
    ['link', 'picture', 'image', 'url'].includes(String(schema['field'])),
  );

  test('is known', () => expect(leading.length).toBeGreaterThan(10));

  test.each(leading.map(({ path, schema }) => [path, schema.pattern] as const))(
    '%s takes none of them',
    (_path, pattern) => {
      expect(pattern).toBeDefined();
      // Read as the forms and other programs read it: from the JSON Schema.
      const known = new RegExp(pattern ?? '', 'i');
      const taken = running.filter((text) => known.test(text) && !text.startsWith('tel'));
      expect(taken).toEqual([]);
    },
  );
});

describe('rich text', () => {
  test.each(running)('leads nowhere by %j', (href) => {
    const tree = [{ kind: 'paragraph', spans: [{ text: 'here', href }] }];
    expect(richText.safeParse(tree).success).toBe(false);
    const typed = parseRichText(`[here](${href})`);
    const hrefs = typed.flatMap(({ spans }) => spans.map((span) => span.href ?? ''));
    expect(hrefs.filter((found) => !link.safeParse(found).success)).toEqual([]);
  });
});

test('a stored document that holds them is shown without', () => {
  const footer = { links: running.slice(0, 8).map((url) => ({ label: 'Here', url })) };
  const { config, problems } = readSiteConfig({ hero: { ctaLink: running[0] }, footer });
  expect(config.footer.links).toEqual([]);
  expect(problems.map(({ path }) => path)).toContain('hero.ctaLink');
  expect(JSON.stringify(config)).not.toMatch(/script:|evil/i);
});
