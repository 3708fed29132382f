import { describe, expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { translatableTexts } from '#schemas/translations/translatable-texts.ts';

const configOf = (document: object) => siteConfigSchema.parse(document);
const keysOf = (document: object) => translatableTexts(configOf(document)).map(({ key }) => key);

const point = (id: string, title: string) => ({ id, title, description: '', icon: 'leaf' });

test('texts of every section are found, whatever it is, and what is empty is not', () => {
  const keys = keysOf({
    hero: { title: 'Soup', subtitle: '  ' },
    general: { tagline: 'By the sea', aboutContent: 'Once.' },
    sections: { story: { type: 'about', title: 'Our story', variant: 'letter' } },
    media: { 'hero.backgroundImage': { alt: 'A pot' } },
    legal: { terms: [{ kind: 'paragraph', spans: [{ text: 'Be kind.' }] }] },
  });
  expect(keys).toEqual(
    expect.arrayContaining([
      'hero.title',
      'general.tagline',
      'general.aboutContent',
      'sections.story.title',
      'media.hero.backgroundImage.alt',
      'legal.terms',
    ]),
  );
  expect(keys).not.toContain('hero.subtitle');
  expect(keys).not.toContain('legal.privacy');
});

test('names, addresses and numbers are the same in all languages', () => {
  const keys = keysOf({
    general: {
      contactEmail: 'hello@corner.test',
      contactPhone: '555',
      businessFullName: 'Corner Pty Ltd',
      businessShortName: 'Corner',
      businessAcn: '1',
    },
    seo: { twitterHandle: '@corner', ogSiteName: 'Corner' },
  });
  expect(keys.filter((key) => /contact|business|twitter|og/.test(key))).toEqual([]);
});

test('settings of designs that are not in use are left out', () => {
  const story = (variant: string) => ({
    sections: {
      story: { type: 'about', variant, byVariant: { letter: { signature: 'The cooks' } } },
    },
  });
  const signature = 'sections.story.byVariant.letter.signature';
  expect(keysOf(story('letter'))).toContain(signature);
  expect(keysOf(story('beside'))).not.toContain(signature);
});

describe('the key of a text in a list', () => {
  const titles = (items: object[]) =>
    Object.fromEntries(
      translatableTexts(configOf({ features: { items } }))
        .filter(({ key }) => key.startsWith('features.items'))
        .map(({ key, source, path }) => [key, [source, path[2]]]),
    );

  test('goes along with its item', () => {
    const [soup, bread] = [point('soup', 'Soup'), point('bread', 'Bread')];
    expect(titles([soup, bread])).toEqual({
      'features.items.soup.title': ['Soup', 0],
      'features.items.bread.title': ['Bread', 1],
    });
    expect(titles([bread, soup])).toEqual({
      'features.items.bread.title': ['Bread', 0],
      'features.items.soup.title': ['Soup', 1],
    });
  });

  test('is by what it says where items have no ids', () => {
    const keyOf = (labels: string[], label: string) =>
      translatableTexts(
        configOf({ footer: { links: labels.map((one) => ({ label: one })) } }),
      ).find(({ source }) => source === label)?.key;
    const before = keyOf(['Home', 'Find us there'], 'Find us there');
    expect(before).toMatch(/^footer\.links\.~\w+\.label$/);
    expect(keyOf(['Find us there', 'Home', 'Deals'], 'Find us there')).toBe(before);
    expect(keyOf(['Home', 'Carte'], 'Carte')).not.toBe(before);
  });
});
