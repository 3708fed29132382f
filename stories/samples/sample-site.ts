import {
  homeKinds,
  isBaseSection,
  sectionPath,
  type HomeKind,
} from '#schemas/config/home-kinds.ts';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import { siteConfigSchema, type SectionConfigs, type SiteConfig } from '#schemas/config/site.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import type { SectionKind } from '#variants/sections/registry.ts';
import { siteNamed } from './sites.ts';
import { stretch, type Texts } from './stretch.ts';
import { withValueAt } from './with-value-at.ts';

/** A sample tenant with the configuration that a story shows it in. */
export type SampleSite = {
  tenant: SampleTenant;
  config: SiteConfig;
  isEmpty: boolean;
  /** Settings of the document's first section of this kind; each document here has one. */
  section<K extends HomeKind>(kind: K): SectionConfigs[K];
};

/** Settings that a story changes, each by its dotted path inside the section. */
export type SectionChange = { kind: SectionKind; values: Readonly<Record<string, unknown>> };

/** @throws where there is no site of this name; a value that its schema refuses is left as it was. */
export function sampleSite(name: string, texts: Texts = 'own', change?: SectionChange): SampleSite {
  const { tenant, config } = siteNamed(name);
  // A story of the menu begins with all of it; how much of it home shows is one of its controls.
  const menu = { ...config.menu, onHome: 'whole' as const };
  const whole = siteConfigSchema.parse({ ...config, menu, sections: withOneOfEach(config) });
  const said = texts === 'own' ? whole : stretched(whole, texts);
  const shown = change ? changed(said, change) : said;
  return {
    tenant,
    config: shown,
    isEmpty: texts === 'empty',
    section: (kind) => {
      const section = sectionReaders[kind](shown, idOfKind(shown, kind));
      if (!section) throw new Error(`The sample has no section of the kind ${kind}.`);
      return section;
    },
  };
}

/** Where the document has its first section of a kind. */
function idOfKind(config: SiteConfig, kind: HomeKind): string {
  if (isBaseSection(kind)) return kind;
  const ids = Object.keys(config.sections);
  return ids.find((id) => kindOfSection(config, id) === kind) ?? kind;
}

/** The document's further sections, and a plain one of each kind that it lacks. */
function withOneOfEach({ sections }: SiteConfig): Record<string, unknown> {
  const present = new Set<string>(Object.values(sections).map(({ type }) => type));
  const lacking = homeKinds.filter((kind) => !isBaseSection(kind) && !present.has(kind));
  return { ...sections, ...Object.fromEntries(lacking.map((type) => [type, { type }])) };
}

/** The page's order is no text: a full list of sections would only be one page many times over. */
function stretched(config: SiteConfig, texts: Exclude<Texts, 'own'>): SiteConfig {
  const whole = stretch(siteConfigSchema, config, texts);
  return siteConfigSchema.parse(Object.assign({}, whole, { layout: config.layout }));
}

function changed(config: SiteConfig, { kind, values }: SectionChange): SiteConfig {
  const place = placeOf(config, kind);
  return Object.entries(values).reduce((before, [path, value]) => {
    const steps = `${place}.${path}`.split('.');
    const after = siteConfigSchema.safeParse(withValueAt(before, steps, value));
    return after.success ? after.data : before;
  }, config);
}

const placeOf = (config: SiteConfig, kind: SectionKind) =>
  kind === 'footer' || kind === 'topOfferBanner' ? kind : sectionPath(idOfKind(config, kind));
