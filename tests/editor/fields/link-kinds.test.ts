import { describe, expect, it } from 'vitest';
import { linkProblem, readLink, writeLink } from '#editor/fields/link/link-kinds.ts';
import { meantLink } from '#editor/fields/link/meant-link.ts';
import { link } from '#schemas/config/fields/values.ts';
import { sampleSiteData } from '../../../stories/samples/editor-ports.ts';

const targets = { ...sampleSiteData, sections: [{ id: 'menu', name: 'Menu' }] };

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
    ['mail', 'nobody', /email address/],
    ['web', 'our menu', /web address, such as/],
    ['web', 'https://example.com/a b', /no spaces/],
  ] as const)('%s %j is refused in words', (kind, target, words) => {
    expect(linkProblem({ kind, target })).toMatch(words);
  });
});

describe('what is typed or pasted', () => {
  const surroundings = { ...sampleSiteData, host: 'pomo.example' };

  it.each([
    ['web', 'https://pomo.example/menu?item=3#top', 'web', '/menu?item=3#top'],
    ['web', 'www.pomo.example', 'web', '/'],
    ['web', 'http://pomo.example/#hero', 'web', '/#hero'],
    ['web', 'https://other.example/menu', 'web', 'https://other.example/menu'],
    ['web', 'Menu', 'web', '/menu'],
    ['web', ' ciao@pomo.example ', 'mail', 'ciao@pomo.example'],
    ['web', '+61 (3) 9876-5432', 'telephone', '+61 (3) 9876-5432'],
    ['web', 'tel:0398765432', 'telephone', '0398765432'],
    ['web', '12', 'web', '12'],
    ['web', '  ', 'none', ''],
    ['mail', 'mailto:ciao@pomo.example', 'mail', 'ciao@pomo.example'],
    ['telephone', 'tel:+61398765432', 'telephone', '+61398765432'],
    ['telephone', '03.9876.5432', 'telephone', '03 9876 5432'],
    ['telephone', '+61\u00a03\u202f9876', 'telephone', '+61 3 9876'],
  ] as const)('as a %s, %j is a %s, %j', (kind, typed, meant, target) => {
    expect(meantLink({ kind, target: typed }, surroundings)).toEqual({ kind: meant, target });
  });
});
