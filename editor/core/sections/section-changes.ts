import type { Draft } from 'immer';
import { sectionSchemas, type FurtherSection } from '#schemas/config/further-sections.ts';
import {
  basePaths,
  homeKinds,
  isBaseSection,
  sectionPath,
  type HomeKind,
} from '#schemas/config/home-kinds.ts';
import type { LayoutConfig } from '#schemas/config/layout.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { whenSchema } from '#schemas/config/when.ts';
import { dropSetAside } from '#schemas/config/set-aside.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { valueAt } from '../settings/value-at.ts';

/** What may be done with the sections of the home page, on a draft of the document. */
type Document = Draft<SiteConfig>;
type Order = LayoutConfig['home'];

/** Most sections of a home page (schemas/config/layout.ts). */
export const maxSections = 100;

/** Every section in its order; those missing in an older document's order follow, hidden. */
export function orderOf({ layout, sections }: Pick<SiteConfig, 'layout' | 'sections'>): Order {
  const all = [...Object.keys(basePaths), ...Object.keys(sections)];
  const placed = new Set(layout.home.map(({ id }) => id));
  const missing = all.filter((id) => !placed.has(id));
  return missing.length === 0
    ? layout.home
    : [...layout.home, ...missing.map((id) => ({ id, hidden: true }))];
}

/** A section that is nowhere in the order is not shown either. */
export const isHiddenSection = ({ layout }: Pick<SiteConfig, 'layout'>, id: string): boolean =>
  layout.home.find((entry) => entry.id === id)?.hidden ?? true;

/** Puts a section at another place of the order. */
export function placeSection(draft: Document, id: string, to: number): void {
  const order = plainOrder(draft);
  const entry = order.find((one) => one.id === id);
  if (!entry || to < 0 || to >= order.length) return;
  // The whole list is replaced: parts of an order cannot be merged with another one.
  draft.layout.home = order.filter((one) => one !== entry).toSpliced(to, 0, entry);
}

/** Hides a section, which keeps its place, or shows it again. */
export function setHidden(draft: Document, id: string, hidden: boolean): void {
  draft.layout.home = plainOrder(draft).map((entry) =>
    entry.id === id ? { ...entry, hidden } : entry,
  );
}

/**
 * A new section of a kind as its schema has it, behind another one, or at the end where that is
 * null. Gives its id, or null where the page is full.
 */
export function insertSection(
  draft: Document,
  kind: HomeKind,
  after: string | null,
): string | null {
  const id = freeId(draft, kind);
  return insert(draft, id, { type: kind, ...sectionSchemas[kind].parse({}) }, after) ? id : null;
}

/**
 * A copy of a section after it: settings, when it is shown, and the metadata of its pictures.
 * Gives its id, or null where there is no such section or the page is full.
 */
export function copySection(draft: Document, id: string): string | null {
  const kind = kindOfSection(draft, id);
  if (!kind) return null;
  const from = sectionPath(id);
  const settings = plain(valueAt(draft, from.split('.')));
  const copy = freeId(draft, kind);
  if (!insert(draft, copy, Object.assign({ type: kind }, settings), id)) return null;
  const rule = draft.layout.home.find((entry) => entry.id === id)?.when;
  const placed = draft.layout.home.find((entry) => entry.id === copy);
  if (rule && placed) placed.when = whenSchema.parse(plain(rule));
  const start = `${from}.`;
  for (const [path, media] of Object.entries(draft.media)) {
    if (path.startsWith(start)) {
      draft.media[`${sectionPath(copy)}.${path.slice(start.length)}`] = { ...media };
    }
  }
  return copy;
}

/** The sections of the specification's flat shape (§3) are in every document and cannot be removed. */
export const isRemovable = (id: string): boolean => !isBaseSection(id);

/** Removes a further section with its settings and the metadata of its pictures. */
export function dropSection(draft: Document, id: string): void {
  if (!isRemovable(id)) return;
  draft.layout.home = plainOrder(draft).filter((entry) => entry.id !== id);
  delete draft.sections[id];
  dropSetAside(draft, id);
  const start = `${sectionPath(id)}.`;
  for (const path of Object.keys(draft.media)) if (path.startsWith(start)) delete draft.media[path];
}

function insert(
  draft: Document,
  id: string,
  section: Record<string, unknown>,
  after: string | null,
): boolean {
  const order = plainOrder(draft);
  if (order.length >= maxSections) return false;
  const place = order.findIndex((entry) => entry.id === after);
  draft.layout.home = order.toSpliced(place < 0 ? order.length : place + 1, 0, {
    id,
    hidden: false,
  });
  if (isFurther(section)) draft.sections[id] = section;
  return true;
}

/** Whether it is a section of a known kind. */
const isFurther = (section: Record<string, unknown>): section is Draft<FurtherSection> =>
  homeKinds.some((kind) => kind === section['type']);

/** An id not in use: by no section, no entry of the order, no leftover picture. */
function freeId(draft: Document, kind: HomeKind): string {
  const taken = (id: string) =>
    isBaseSection(id) ||
    Object.hasOwn(draft.sections, id) ||
    draft.layout.home.some((entry) => entry.id === id) ||
    Object.keys(draft.media).some((path) => path.startsWith(`${sectionPath(id)}.`));
  let id: string = kind;
  for (let number = 2; taken(id); number++) id = `${kind}${number}`;
  return id;
}

/** A copy without parts of the draft, so that the changes hold plain values. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const plainOrder = (draft: Document): Order => orderOf(draft).map((entry) => ({ ...entry }));
