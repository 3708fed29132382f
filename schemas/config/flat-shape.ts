import { isRecord } from '../is-record.ts';
import type { SiteConfig } from './site.ts';
import { forgetUnknownDesign, unknownDesign } from './unknown-design.ts';

type Json = Record<string, unknown>;

/** Parts of the document that the specification's flat shape (§3) does not have. */
const added = ['schemaVersion', 'theme', 'layout', 'sections', 'setAside', 'media', 'legal'];

/** Settings of a section that the flat shape does not have, by the section's place. */
const addedInSections: Readonly<Record<string, readonly string[]>> = {
  topOfferBanner: ['variant', 'link'],
  footer: ['newsletterTitle', 'newsletterText'],
};

const without = (value: Json, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/**
 * The document as the specification writes it (§3), for a backend that knows nothing more: what
 * was read from that shape comes back exactly. What only our documents hold is left out.
 */
export function flatShapeOf(config: SiteConfig): Json {
  const flat = Object.entries(without(config, added)).map(([key, value]) => {
    if (!isRecord(value)) return [key, value];
    const name = unknownDesign(value);
    const own = { ...value, ...(name !== null && { variant: name }) };
    forgetUnknownDesign(own);
    return [key, without(own, ['byVariant', ...(addedInSections[key] ?? [])])];
  });
  const { variant: _variant, byVariant: _byVariant, ...mobileApp }: Json = config.general.mobileApp;
  forgetUnknownDesign(mobileApp);
  return { ...Object.fromEntries(flat), general: { ...config.general, mobileApp } };
}
