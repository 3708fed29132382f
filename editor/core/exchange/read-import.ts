import { produce } from 'immer';
import { readSiteConfig, type ConfigProblem } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema, siteConfigVersion, type SiteConfig } from '#schemas/config/site.ts';
import { forgetUnknownDesign } from '#schemas/config/unknown-design.ts';
import { isRecord } from '#schemas/is-record.ts';
import { insertSection } from '../sections/section-changes.ts';
import { pathOf } from '../settings/path-of.ts';
import { setValueAt, valueAt } from '../settings/value-at.ts';
import { storedSizeRefusal, sizeRefusal } from './size-refusal.ts';

/** The result of an import: why it is refused, or the document as it would be. */
export type Import =
  | { kind: 'refused'; reason: string }
  | {
      kind: 'ready';
      label: string;
      config: SiteConfig;
      problems: readonly ConfigProblem[];
      /** Id of the section that was added, where it was one section. */
      section?: string;
    };

type Json = Readonly<Record<string, unknown>>;

/** Largest imported file, in bytes. */
export const maxBytes = 5 * 1024 * 1024;

const refused = (reason: string): Import => ({ kind: 'refused', reason });

/** Why a text or a file is too long; null where it is not. */
export function sizeProblem(bytes: number): string | null {
  if (bytes <= maxBytes) return null;
  return `This is ${(bytes / 1024 / 1024).toFixed(1)} MB. A site’s file is far smaller; at most 5 MB are read.`;
}

/**
 * Reads a site's file, a bare document, the specification's flat shape (§3) or one copied section.
 * What is good is taken; what cannot be used stays as it is at present, and is reported with its place.
 * What only a later program knows is kept for it, as of a stored document (isKept).
 */
export function readImport(text: string, present: SiteConfig): Import {
  const tooLong = sizeProblem(new Blob([text]).size);
  if (tooLong) return refused(tooLong);
  const parsed = parse(text);
  if ('problem' in parsed) return refused(parsed.problem);
  const { value } = parsed;
  const tooMuch = sizeRefusal(value);
  if (tooMuch) return refused(tooMuch);
  if (!isRecord(value))
    return refused('This is no site: a site’s file holds its settings by name.');
  const version = versionIn(value);
  if (version > siteConfigVersion) {
    return refused(
      `A later version of this program wrote this file (${version}; this one reads up to ${siteConfigVersion}). Nothing was taken from it.`,
    );
  }
  if (isRecord(value.section)) return sectionImport(value, value.section, present);
  const document = isRecord(value.config) ? value.config : value;
  const names = Object.keys(siteConfigSchema.shape).filter((name) => name !== 'schemaVersion');
  if (!names.some((name) => Object.hasOwn(document, name))) {
    return refused('This file holds no settings of a site.');
  }
  return siteImport(document, present);
}

/** The later of the two places where a version may stand. */
function versionIn(value: Json): number {
  const versions = [value, value.config].map((holder) =>
    isRecord(holder) && typeof holder.schemaVersion === 'number' ? holder.schemaVersion : 1,
  );
  return Math.max(...versions);
}

function parse(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? NaN);
    const line = Number.isNaN(at) ? null : text.slice(0, at).split('\n').length;
    const where = line === null ? '' : ` It stops making sense in line ${line}.`;
    return { problem: `This is not a site’s file, or only a part of one.${where}` };
  }
}

function siteImport(document: Json, present: SiteConfig): Import {
  // The flat shape has no later settings: for these the present values stay.
  const whole = Object.hasOwn(document, 'schemaVersion') ? document : merged(present, document);
  const { config, problems } = readSiteConfig(whole);
  const kept = produce(config, (draft) => {
    for (const { path, isKept } of problems) {
      // Settings of a later program are set aside in the imported document.
      if (isKept) continue;
      const steps = pathOf(path);
      const value = valueAt(present, steps);
      // Items of a list have no present value: they are left out.
      if (steps.every((step) => typeof step === 'string') && value !== undefined) {
        setValueAt(draft, steps, value);
      }
    }
    // A file cannot change which tenant the site belongs to.
    draft.general.tenantId = present.general.tenantId;
  });
  const { config: next } = readSiteConfig(kept);
  const tooLarge = storedSizeRefusal(next);
  if (tooLarge) return refused(tooLarge);
  return { kind: 'ready', label: 'Import', config: next, problems };
}

/** Merges records key by key; everything else is replaced. */
function merged(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over;
  const keys = Object.keys(over).filter((key) => key !== '__proto__');
  const below = { ...under };
  // The file chooses the design, so a design set aside as unknown is dropped.
  if (Object.hasOwn(over, 'variant')) forgetUnknownDesign(below);
  return {
    ...below,
    ...Object.fromEntries(
      keys.map((key) => [
        key,
        Object.hasOwn(under, key) ? merged(under[key], over[key]) : over[key],
      ]),
    ),
  };
}

function sectionImport(envelope: Json, copied: Json, present: SiteConfig): Import {
  const place = 'pasted';
  const media = isRecord(envelope.media) ? envelope.media : {};
  const start = `sections.${place}.`;
  const read = readSiteConfig({
    schemaVersion: envelope.schemaVersion,
    sections: { [place]: copied },
    media: Object.fromEntries(Object.entries(media).map(([key, known]) => [start + key, known])),
  });
  const pasted = read.config.sections[place];
  if (!pasted) return refused('This section is of a kind that this program does not know.');
  let section = '';
  const config = produce(present, (draft) => {
    const added = insertSection(draft, pasted.type, null);
    if (added === null) return;
    section = added;
    draft.sections[added] = pasted;
    for (const [key, known] of Object.entries(read.config.media)) {
      draft.media[`sections.${added}.${key.slice(start.length)}`] = known;
    }
  });
  if (section === '') return refused('The home page holds as many sections as it can.');
  const tooLarge = storedSizeRefusal(config);
  if (tooLarge) return refused(tooLarge);
  return { kind: 'ready', label: 'Section pasted', config, problems: read.problems, section };
}
