import { describe, expect, it, test } from 'vitest';
import { exportSection, exportSite } from '#editor/core/exchange/envelope.ts';
import { fileName } from '#editor/tools/transfer/file-name.ts';
import { maxBytes, readImport, sizeProblem } from '#editor/core/exchange/read-import.ts';
import { flatShapeOf } from '#tests/fixtures/flat-shape.ts';
import { siteConfigVersion, type SiteConfig } from '#schemas/config/site.ts';
import { unknownDesign } from '#schemas/config/unknown-design.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';

const present = tenant139.config;
const now = Date.parse('2026-11-21T03:30:00Z');
const read = (value: unknown) => readImport(JSON.stringify(value), present);

function taken(value: unknown) {
  const found = read(value);
  if (found.kind !== 'ready') throw new Error(found.reason);
  return found;
}

describe('a site as a file', () => {
  it('comes back as it went out', () => {
    const found = readImport(exportSite(present, now), present);
    expect(found).toEqual({ kind: 'ready', label: 'Import', config: present, problems: [] });
  });

  it('of another tenant gives all but whose site it is', () => {
    const { config, problems } = taken(JSON.parse(exportSite(tenant53.config, now)));
    expect(problems).toEqual([]);
    expect(config).toEqual({
      ...tenant53.config,
      general: { ...tenant53.config.general, tenantId: present.general.tenantId },
    });
  });

  it('may be a bare document, or the specification’s flat shape, which leaves what it does not know', () => {
    expect(taken(present).config).toEqual(present);
    const flat = taken({ ...flatShapeOf(present), colors: { primary: '#123456' } });
    expect(flat.problems).toEqual([]);
    expect(flat.config).toEqual({ ...present, colors: { ...present.colors, primary: '#123456' } });
  });

  it('is named after the business and the day', () => {
    expect(fileName('Zoë’s Pizza & Co.', now)).toBe('zoe-s-pizza-co-site-2026-11-21.json');
    expect(fileName('寿司', now)).toBe('site-site-2026-11-21.json');
    // The day of the clock here, at both of its ends.
    for (const hour of [0, 23]) {
      const then = new Date(2026, 2, 5, hour, 30).getTime();
      expect(fileName('Sushi', then)).toBe('sushi-site-2026-03-05.json');
    }
  });
});

describe('what cannot be used', () => {
  it('is told by its path with what stood there; all else is taken, and it stays as it is', () => {
    const { config, problems } = taken({
      ...present,
      colors: { ...present.colors, primary: 'red; background: url(x)' },
      hero: { ...present.hero, title: 'New', ctaLink: 'javascript:alert(1)' },
      footer: {
        ...present.footer,
        links: [
          { label: 'Bad', url: 'data:text/html,x' },
          { label: 'Menu', url: '/menu' },
        ],
      },
    });
    expect(problems.map(({ path, value }) => [path, value])).toEqual([
      ['colors.primary', 'red; background: url(x)'],
      ['hero.ctaLink', 'javascript:alert(1)'],
      ['footer.links.0.url', 'data:text/html,x'],
    ]);
    expect(config.colors).toEqual(present.colors);
    expect(config.hero).toEqual({ ...present.hero, title: 'New' });
    expect(config.footer.links).toEqual([{ label: 'Menu', url: '/menu' }]);
  });

  it('a design that is not known here is kept by its name, and told apart', () => {
    const { config, problems } = taken({
      ...present,
      hero: { ...present.hero, variant: 'spinning' },
    });
    expect(problems).toEqual([
      expect.objectContaining({ path: 'hero.variant', value: 'spinning', isKept: true }),
    ]);
    expect(unknownDesign(config.hero)).toBe('spinning');
    const flat = { hero: { variant: 'orbit' } };
    const next = readImport(JSON.stringify(flat), config);
    expect(next.kind === 'ready' && unknownDesign(next.config.hero)).toBe('orbit');
  });

  it('a flat file that chooses a design ends a name that is not known', () => {
    const { config } = taken({ ...present, hero: { ...present.hero, variant: 'spinning' } });
    const next = readImport('{"hero":{"variant":"full-bleed"}}', config);
    expect(next.kind === 'ready' && next.config.hero.variant).toBe('full-bleed');
    expect(next.kind === 'ready' && unknownDesign(next.config.hero)).toBeNull();
  });

  it('does not reach what objects inherit', () => {
    const found = readImport(
      '{"__proto__":{"polluted":1},"hero":{"__proto__":{"title":"x"}}}',
      present,
    );
    expect(found.kind).toBe('ready');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('what is refused, in a sentence', () => {
  test.each([
    ['no JSON', '{"hero": {\n"title" 3}}', /stops making sense in line 2/],
    ['half a file', exportSite(present, now).slice(0, 400), /only a part of one/],
    ['a list', '[1, 2]', /This is no site/],
    ['something else', '{"name": "left-pad", "version": "1.0.0"}', /holds no settings/],
    [
      'the future',
      `{"app":"servery","schemaVersion":${siteConfigVersion + 5},"config":{}}`,
      /later version/,
    ],
    [
      'a document of the future',
      `{"config":{"schemaVersion":${siteConfigVersion + 1},"hero":{}}}`,
      /later version/,
    ],
    [
      'an unknown section',
      '{"app":"servery","schemaVersion":2,"section":{"type":"casino"}}',
      /does not know/,
    ],
  ])('%s', (_name, text, words) => {
    const found = readImport(text, present);
    expect(found.kind).toBe('refused');
    expect(found.kind === 'refused' && found.reason).toMatch(words);
  });

  it('more than 5 MB, before it is read, and more than a site can be', () => {
    expect(sizeProblem(maxBytes)).toBeNull();
    expect(sizeProblem(7.3 * 1024 * 1024)).toMatch(/^This is 7\.3 MB/);
    const found = readImport(`"${'x'.repeat(maxBytes)}"`, present);
    expect(found).toMatchObject({ kind: 'refused', reason: expect.stringContaining('5 MB') });
    const { hero } = present;
    const large = { ...present, hero: { ...hero, note: 'x'.repeat(maxBytes - 60_000) } };
    expect(read(large)).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/would be \d\.\d MB, and it can be 0\.5 MB at most/),
    });
    const fits = { ...present, hero: { ...hero, note: 'x'.repeat(400_000) } };
    expect(read(fits).kind).toBe('ready');
  });
});

/** Id of the section that the present site does not have. */
const newSection = ({ sections }: SiteConfig) =>
  Object.keys(sections).find((id) => !Object.hasOwn(present.sections, id)) ?? '';

describe('a copied section', () => {
  it('comes beside the others, with what is known of its pictures', () => {
    const { config, problems, label } = taken(JSON.parse(exportSection(present, 'about')));
    expect([label, problems]).toEqual(['Section pasted', []]);
    const id = newSection(config);
    expect(config.sections[id]).toEqual(present.sections['about']);
    expect(config.media[`sections.${id}.image`]).toEqual(present.media['sections.about.image']);
    expect(config.layout.home.at(-1)).toEqual({ id, hidden: false });
  });

  it('of the flat shape’s own sections becomes a further one', () => {
    const { config } = taken(JSON.parse(exportSection(present, 'hero')));
    const id = newSection(config);
    expect(config.sections[id]).toEqual({ type: 'hero', ...present.hero });
    expect(config.hero).toEqual(present.hero);
  });
});
