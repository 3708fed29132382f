import { describe, expect, it } from 'vitest';
import { linkProblem, readLink, writeLink } from '#editor/fields/link-kinds.ts';
import { link } from '#schemas/config/values.ts';
import { sampleFacts } from '../../../stories/samples/editor-ports.ts';

const targets = { ...sampleFacts, sections: [{ id: 'menu', name: 'Menu' }] };

describe('a stored link', () => {
  it.each([
    ['', 'none', ''],
    ['/menu', 'screen', '/menu'],
    ['#menu', 'section', 'menu'],
    ['/#menu', 'section', 'menu'],
    ['/menu#category-11', 'category', '11'],
    ['/menu?item=102', 'dish', '102'],
    ['tel:+61 2 9876', 'telephone', '+61 2 9876'],
    ['mailto:a@example.com', 'mail', 'a@example.com'],
    ['https://example.com', 'web', 'https://example.com'],
  ])('%j leads to a %s', (stored, kind, target) => {
    expect(readLink(stored, targets)).toEqual({ kind, target });
  });

  it.each(['/menu?item=999', '/menu#category-5', '#nowhere', '/jobs', 'javascript:alert(1)'])(
    '%j is kept as it stands, as a web address',
    (stored) => {
      expect(readLink(stored, targets)).toEqual({ kind: 'web', target: stored });
    },
  );
});

describe('a written link', () => {
  it.each([
    ['section', 'menu', false, '#menu'],
    ['section', 'menu', true, '/#menu'],
    ['category', '11', false, '/menu#category-11'],
    ['dish', '102', false, '/menu?item=102'],
    ['telephone', ' +61 2 9876 ', false, 'tel:+61 2 9876'],
    ['mail', 'a@example.com', false, 'mailto:a@example.com'],
    ['web', 'example.com/menu', false, 'https://example.com/menu'],
    ['web', '/jobs', false, '/jobs'],
    ['none', 'x', false, ''],
  ] as const)('%s %j (on every page: %s) is %j', (kind, target, isEverywhere, stored) => {
    expect(writeLink({ kind, target }, isEverywhere)).toBe(stored);
    expect(link.safeParse(stored).success).toBe(true);
  });

  it.each([
    ['web', 'javascript:alert(1)', /begin with javascript:/],
    ['web', 'data:text/html,x', /begin with data:/],
    ['web', 'JavaScript:x', /begin with javascript:/],
    ['telephone', 'call us', /with digits/],
    ['mail', 'nobody', /e-mail address/],
    ['web', '', /Write an address/],
  ] as const)('%s %j is refused in words', (kind, target, words) => {
    expect(linkProblem({ kind, target })).toMatch(words);
  });
});
