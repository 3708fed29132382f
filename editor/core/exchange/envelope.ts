import { sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { siteConfigVersion, type SiteConfig } from '#schemas/config/site.ts';
import { valueAt } from '../settings/value-at.ts';

/** Identifies an exported file. */
const header = { app: 'servery', schemaVersion: siteConfigVersion } as const;

/** The site as a file. @param now epoch ms */
export const exportSite = (config: SiteConfig, now: number): string =>
  JSON.stringify({ ...header, exportedAt: new Date(now).toISOString(), config }, null, 2);

/** One section as text for the clipboard, with the metadata of its pictures. */
export function exportSection(config: SiteConfig, id: string): string {
  const start = `${sectionPath(id)}.`;
  const media = Object.entries(config.media).flatMap(([key, known]) =>
    key.startsWith(start) ? [[key.slice(start.length), known] as const] : [],
  );
  const settings = valueAt(config, sectionPath(id).split('.'));
  const section = Object.assign({ type: kindOfSection(config, id) }, settings);
  return JSON.stringify({ ...header, section, media: Object.fromEntries(media) }, null, 2);
}
