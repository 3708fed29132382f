import { afterEach, expect, test } from 'vitest';
import { fieldAt, fieldsOnPage } from '#editor/on-page/page/find-fields.ts';
import { contentOfGroup } from '#editor/on-page/page/field-content.ts';
import { sectionReaders } from '#schemas/config/read-section.ts';
import { sectionPath } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { registry, type SectionKind, type SectionProps } from '#variants/sections/registry.ts';
import type { LazyPart } from '#variants/lazy-part.tsx';
import { propsOf } from '#stories/samples/sample-props.ts';
import { sampleSite, type SampleSite } from '#stories/samples/sample-site.ts';
import { draw } from '../../variants/draw.tsx';

/** What a text or picture is changed to, to see where it stands. */
const mark = { text: 'Zz9 here it is', picture: '/media/139/zz9-here.webp' } as const;

/**
 * What this cannot tell, and how it ends: a pressed paragraph of a story or of a legal page leads
 * to the field of all of them; a picture drawn in place of one that is missing, a map or a code to
 * its section; a business without a name of its own, which is called by the tenant's, to nothing.
 */

const kinds = Object.keys(registry).filter(isKind);
function isKind(name: string): name is SectionKind {
  return Object.hasOwn(registry, name);
}

let clear: (() => void) | undefined;
afterEach(() => {
  clear?.();
  clear = undefined;
});

/** Where the section's settings stand in a sample's document. */
function placeIn(config: SiteConfig, kind: SectionKind): string {
  if (kind === 'footer' || kind === 'topOfferBanner') return kind;
  const further = Object.keys(config.sections).find((id) => config.sections[id]?.type === kind);
  return sectionPath(further ?? kind);
}

/** The same sample with other settings; lists are written by the place of their item. */
function changed(site: SampleSite, path: string, value: unknown): SampleSite {
  const config: SiteConfig = structuredClone(site.config);
  const steps = path.split('.');
  const key = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((at, step) => Reflect.get(Object(at), step), config);
  Reflect.set(Object(holder), key, value);
  return {
    ...site,
    config,
    section: (kind) => {
      const id = placeIn(config, kind).split('.').at(-1) ?? kind;
      const section = sectionReaders[kind](config, id === 'mobileApp' ? 'appPromotion' : id);
      if (!section) throw new Error(`No section of the kind ${kind}.`);
      return section;
    },
  };
}

async function drawn<K extends SectionKind>(kind: K, design: string, site: SampleSite) {
  const part: LazyPart<SectionProps[K]> | undefined = registry[kind][design];
  if (!part) throw new Error(`There is no design ${design}.`);
  await part.preload();
  const { props, tenant } = propsOf(site, kind);
  const { place, remove } = draw(<part.Component {...props} />, { ...tenant, config: site.config });
  return { place, remove };
}

/** Way to an element by the places of its ancestors among their siblings. */
function wayTo(element: Element, root: Element): number[] {
  const way: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    way.unshift([...at.parentElement.children].indexOf(at));
  }
  return way;
}

/** Elements that show the mark: the innermost around a text, or pictures. */
const marked = (root: Element, kind: 'text' | 'picture') =>
  [...root.querySelectorAll('*')].filter((element) =>
    kind === 'picture'
      ? element.getAttribute('src')?.includes('zz9-here')
      : [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(mark.text),
        ),
  );

const isSeen = (element: Element) => element.getClientRects().length > 0;

for (const kind of kinds) {
  for (const design of Object.keys(registry[kind])) {
    for (const sample of ['tenant139', 'tenant53', 'default']) {
      test(`what ${kind} ${design} of ${sample} shows leads to its field`, async () => {
        const base = sampleSite(sample);
        const path = placeIn(base.config, kind);
        const site = changed(base, `${path}.variant`, design);
        const missed: string[] = [];
        let seen = 0;
        const written = [
          ...contentOfGroup(site.config, path),
          ...contentOfGroup(site.config, 'general'),
        ];
        for (const { path: field, kind: what, isWhole } of written) {
          if (what === 'link' || !isWhole) continue;
          const other = await drawn(kind, design, changed(site, field, mark[what]));
          const ways = marked(other.place, what)
            .filter(isSeen)
            .map((element) => wayTo(element, other.place));
          other.remove();
          if (ways.length === 0) continue;
          seen += 1;
          const present = await drawn(kind, design, site);
          const fields = fieldsOnPage(present.place, path, site.config);
          for (const way of ways) {
            const element = way.reduce<Element | undefined>(
              (at, step) => at?.children[step],
              present.place,
            );
            const found = element && fieldAt(fields, element, present.place)?.path;
            if (found !== field) missed.push(`${field} → ${found}`);
          }
          present.remove();
        }
        expect(missed).toEqual([]);
        expect(seen).toBeGreaterThan(0);
      });
    }
  }
}

/** What the elements with a text lead to, in the order of the page. */
function pathsOf(text: string, root: Element, path: string, config: SiteConfig) {
  const fields = fieldsOnPage(root, path, config);
  return [...root.querySelectorAll('*')]
    .filter((element) => element.childElementCount === 0 && element.textContent === text)
    .map((element) => fieldAt(fields, element, root)?.path);
}

test('equal texts are told apart by their order', async () => {
  const site = ['features.items.0.title', 'features.items.2.title', 'features.title'].reduce(
    (before, path) => changed(before, path, 'The same'),
    sampleSite('tenant139'),
  );
  const { place, remove } = await drawn('features', 'icon-grid', site);
  clear = remove;
  expect(pathsOf('The same', place, 'features', site.config)).toEqual([
    'features.title',
    'features.items.0.title',
    'features.items.2.title',
  ]);
});

test('words of guests lead to the item that holds them', async () => {
  const site = changed(sampleSite('tenant139'), 'sections.reviews.items', [
    { id: 'a', quote: 'Worth the walk.', name: 'Ann', source: 'The Post', rating: 5 },
    { id: 'b', quote: 'Back every Friday.', name: 'Ann', source: '', rating: 4 },
  ]);
  const { place, remove } = await drawn('reviews', 'cards', site);
  clear = remove;
  const at = (text: string) => pathsOf(text, place, 'sections.reviews', site.config);
  expect(at('Back every Friday.')).toEqual(['sections.reviews.items.1.quote']);
  expect(at('Ann')).toEqual(['sections.reviews.items.0.name', 'sections.reviews.items.1.name']);
});

test('a paragraph of the story leads to the story, and an icon to its point', async () => {
  const site = changed(
    sampleSite('tenant139'),
    'general.aboutContent',
    'It began with an oven.\n\nThe oven is still here.',
  );
  const about = await drawn('about', 'beside', site);
  const path = placeIn(site.config, 'about');
  expect(pathsOf('The oven is still here.', about.place, path, site.config)).toEqual([
    'general.aboutContent',
  ]);
  about.remove();
  const { place, remove } = await drawn('features', 'icon-grid', site);
  clear = remove;
  const icons = [...place.querySelectorAll('svg')];
  const fields = fieldsOnPage(place, 'features', site.config);
  expect(icons.map((icon) => fieldAt(fields, icon, place)?.path)).toEqual(
    icons.map((_, index) => `features.items.${index}.icon`),
  );
  expect(icons.length).toBeGreaterThan(1);
});

test('a mark of another site leads to its address', async () => {
  const site = changed(sampleSite('tenant139'), 'general.socialLinks', [
    { platform: 'tiktok', url: 'https://www.tiktok.com/@forno' },
    { platform: 'x', url: 'https://x.com/forno' },
  ]);
  const { place, remove } = await drawn('footer', 'columns', site);
  clear = remove;
  const link = place.querySelector('a[href="https://x.com/forno"]');
  const fields = fieldsOnPage(place, 'footer', site.config);
  expect(link && fieldAt(fields, link, place)?.path).toBe('general.socialLinks.1.url');
});

test('a picture that a content network sends leads to its field', () => {
  const { config } = changed(sampleSite('tenant139'), 'hero.backgroundImage', mark.picture);
  const place = document.createElement('main');
  const address = `https://pictures.example/site${mark.picture}.w640.webp`;
  place.innerHTML = `<img alt="" src="${address}">`;
  expect([...fieldsOnPage(place, 'hero', config).values()].map(({ path }) => path)).toEqual([
    'hero.backgroundImage',
  ]);
});
