import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { presets } from '#schemas/presets/presets.ts';
import type { CheckContext } from '#schemas/rules/publish-checks/check.ts';
import { checkForPublishing } from '#schemas/rules/publish-checks/check-for-publishing.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { draws } from '../draws.ts';

const sound = tenant139.config;
const { hero, general, footer, layout, sections } = sound;
const levelOf = (config: unknown, level: 'error' | 'warning', known?: CheckContext) =>
  checkForPublishing(config, known).filter((check) => check.level === level);
const checksOf = (config: unknown, known?: CheckContext) =>
  checkForPublishing(config, known).map(({ level, path, code }) => `${level} ${path} ${code}`);

describe('what may be published', () => {
  const looks: [name: string, config: SiteConfig][] = [
    ['the defaults', siteConfigSchema.parse({})],
    ...Object.values(presets).map(({ id, config }): [string, SiteConfig] => [
      `the preset ${id}`,
      siteConfigSchema.parse(config),
    ]),
  ];

  test.each(looks)('%s hold no error', (_name, config) => {
    expect(levelOf(config, 'error')).toEqual([]);
  });

  test.each(sampleTenants.map(({ id, config }) => [id, config] as const))(
    'the demo’s tenant %i gets no check at all',
    (_id, config) => {
      expect(checkForPublishing(config, { categoryIds: [], tenantName: 'A place' })).toEqual([]);
    },
  );

  it('the defaults are reported as the defaults', () => {
    expect(checksOf(siteConfigSchema.parse({}))).toEqual([
      'warning general.businessShortName no_name',
      'warning general.contactEmail no_contact',
      'warning topOfferBanner.topOfferBannerText default_text',
      'warning hero.title default_text',
      'warning features.items default_text',
    ]);
  });
});

/** A site that is sound but for one thing, and what is reported of it. */
const cases: [name: string, config: unknown, expected: string[], known?: CheckContext][] = [
  [
    'a link to a section that is not shown',
    { ...sound, hero: { ...hero, ctaLink: '#lunch' } },
    ['error hero.ctaLink missing_anchor'],
  ],
  [
    'a link to a section that is hidden',
    {
      ...sound,
      hero: { ...hero, ctaLink: '/#hours' },
      layout: {
        home: layout.home.map((one) => (one.id === 'hours' ? { ...one, hidden: true } : one)),
      },
    },
    ['error hero.ctaLink missing_anchor'],
  ],
  [
    'a link to a category that the menu has',
    { ...sound, hero: { ...hero, ctaLink: '#category-7' } },
    [],
    { categoryIds: [7] },
  ],
  [
    'a link to a category that is gone',
    { ...sound, hero: { ...hero, ctaLink: '/menu#category-8' } },
    ['warning hero.ctaLink missing_anchor'],
    { categoryIds: [7] },
  ],
  [
    'a page that the site does not have',
    { ...sound, footer: { ...footer, links: [{ label: 'Jobs', url: '/jobs' }] } },
    ['warning footer.links.0.url unknown_page'],
    { pages: ['/', '/menu'] },
  ],
  [
    'a file beside the pages',
    { ...sound, footer: { ...footer, links: [{ label: 'Card', url: '/files/menu.pdf' }] } },
    [],
    { pages: ['/', '/menu'] },
  ],
  [
    'an open address',
    { ...sound, general: { ...general, websiteUrl: 'http://place.example' } },
    ['warning general.websiteUrl unsafe_link'],
  ],
  [
    'an open address in a legal text',
    {
      ...sound,
      legal: {
        ...sound.legal,
        terms: [{ kind: 'paragraph', spans: [{ text: 'here', href: 'http://place.example' }] }],
      },
    },
    ['warning legal.terms unsafe_link'],
  ],
  [
    'no section shown',
    { ...sound, layout: { home: layout.home.map((one) => ({ ...one, hidden: true })) } },
    ['error layout.home no_section'],
  ],
  [
    'a script for a link',
    { ...sound, hero: { ...hero, ctaLink: 'javascript:alert(1)' } },
    ['error hero.ctaLink invalid_value'],
  ],
  [
    'a design that does not exist',
    { ...sound, hero: { ...hero, variant: 'spinning' } },
    ['error hero.variant invalid_value', 'warning hero.variant unknown_design'],
  ],
  ['a document from the future', { ...sound, schemaVersion: 900 }, ['error  newer_document']],
  [
    'a picture without words',
    { ...sound, media: {} },
    [
      'warning hero.backgroundImage undescribed_picture',
      'warning sections.about.image undescribed_picture',
    ],
  ],
  [
    'a picture that is decoration',
    {
      ...sound,
      media: {
        ...sound.media,
        'hero.backgroundImage': { alt: '', decorative: true, focusX: 0.5, focusY: 0.5 },
      },
    },
    [],
  ],
  [
    'a button without a way',
    { ...sound, hero: { ...hero, ctaLink: '' } },
    ['warning hero.ctaLink words_without_link'],
  ],
  [
    'a way without a button',
    { ...sound, hero: { ...hero, ctaText: '', ctaLink: '/menu' } },
    ['warning hero.ctaText link_without_words'],
  ],
  ['no button at all', { ...sound, hero: { ...hero, ctaText: '', ctaLink: '' } }, []],
  [
    'a hero without words',
    { ...sound, hero: { ...hero, title: '', subtitle: '', ctaText: '', ctaLink: '' } },
    ['warning hero.title no_words'],
  ],
  [
    'a gallery without pictures',
    { ...sound, layout: { home: [...layout.home.slice(0, 4), { id: 'gallery', hidden: false }] } },
    ['warning sections.gallery.pictures empty_section'],
  ],
  [
    'reviews without a review',
    { ...sound, layout: { home: [...layout.home.slice(0, 4), { id: 'reviews', hidden: false }] } },
    ['warning sections.reviews.items empty_section'],
  ],
  [
    'a story that is not written',
    { ...sound, general: { ...general, aboutContent: ' ' } },
    ['warning general.aboutContent empty_section'],
  ],
  [
    'nobody to write to',
    { ...sound, general: { ...general, contactEmail: '', contactPhone: '' } },
    ['warning general.contactEmail no_contact'],
  ],
  [
    'a footer link without words',
    { ...sound, footer: { ...footer, links: [{ label: '', url: '/menu' }] } },
    ['warning footer.links.0.label link_without_words'],
  ],
];

describe('what is reported before publishing', () => {
  test.each(cases)('%s', (_name, config, expected, known) => {
    expect(checksOf(config, known)).toEqual(expected);
  });

  it('says sentences, none of zod’s', () => {
    const broken = {
      colors: { primary: 3 },
      hero: null,
      layout: { home: 'x' },
      footer: { links: [1] },
    };
    const words = checkForPublishing(broken).map(({ message }) => message);
    for (const message of words) {
      expect(message).toMatch(/^[A-ZÀ-Þ“#][^{}]+\.?$/u);
      expect(message).not.toMatch(/expected|received|invalid/i);
    }
  });

  it('puts errors first', () => {
    const levels = checkForPublishing({ hero: { ctaLink: '#nowhere' } }).map(({ level }) => level);
    expect(levels.indexOf('warning')).toBe(levels.lastIndexOf('error') + 1);
    expect(levels[0]).toBe('error');
  });

  it('never throws, whatever is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        expect(Array.isArray(checkForPublishing(one))).toBe(true);
        expect(Array.isArray(checkForPublishing({ hero: one, sections: other }))).toBe(true);
      }),
      { numRuns: draws(60) },
    );
  });
});

describe('colours', () => {
  const pale = { ...sound.colors, background: '#ffffff', text: '#767676' };
  const dark = {
    mode: 'auto',
    colors: { background: '#222222', text: '#808080', primary: '', secondary: '', accent: '' },
  };
  const pictured: SiteConfig['hero'] = {
    ...hero,
    variant: 'full-bleed',
    byVariant: { ...hero.byVariant, 'full-bleed': { words: 'start', shade: 66 } },
  };
  const gallery = {
    ...sections.gallery,
    variant: 'grid',
    pictures: [{ id: 'a', image: '/media/a.webp', caption: 'Us' }],
  };

  test.each([
    [
      'words on a photograph',
      { ...sound, colors: pale, hero: pictured },
      'hero.byVariant.full-bleed.shade',
    ],
    [
      'a caption on a picture',
      {
        ...sound,
        colors: pale,
        hero: { ...hero, variant: 'split' },
        sections: { ...sections, gallery },
        layout: { home: [{ id: 'hero' }, { id: 'menu' }, { id: 'gallery' }] },
      },
      'colors.text',
    ],
    [
      'a count on a tinted card',
      {
        ...sound,
        colors: pale,
        categories: { ...sound.categories, variant: 'illustrated' },
        hero: { ...hero, variant: 'split' },
      },
      'colors.text',
    ],
  ])('%s that cannot be read is an error', (_name, config, path) => {
    expect(levelOf(config, 'error')).toContainEqual(
      expect.objectContaining({ path, code: 'contrast' }),
    );
  });

  it('a stronger shade makes words on a photograph read', () => {
    const byVariant = { ...pictured.byVariant, 'full-bleed': { words: 'start', shade: 92 } };
    const mended = {
      ...sound,
      colors: { ...pale, text: '#5a5a5a' },
      hero: { ...pictured, byVariant },
    };
    const paths = levelOf(mended, 'error').map(({ path }) => path);
    expect(paths).not.toContain('hero.byVariant.full-bleed.shade');
  });

  it('what is chosen for the dark is checked in the dark', () => {
    const config = { ...sound, theme: { ...sound.theme, dark } };
    expect(checksOf(config)).toContain('warning theme.dark.colors.text colour_corrected');
    expect(checksOf(sound)).not.toContain('warning theme.dark.colors.text colour_corrected');
  });

  it('a text that the page corrects is told, with the colour it is written in', () => {
    const config = {
      ...sound,
      colors: { ...sound.colors, background: '#ffffff', text: '#eeeeee' },
    };
    const found = checkForPublishing(config).find(({ code }) => code === 'colour_corrected');
    expect(found).toMatchObject({ path: 'colors.text', level: 'warning' });
    expect(found?.message).toMatch(/#[0-9a-f]{6}/);
  });
});
