import { mediaSchema } from '#schemas/config/media.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { whenOf } from '../../core/sections/section-when.ts';
import { deleteValueAt, setValueAt, valueAt } from '../../core/settings/value-at.ts';
import type { DifferencePlace } from './difference.ts';

/**
 * Gives places of a mutable document (immer's draft) what another one has there: putting back,
 * restoring a section, restoring one setting.
 */
export function takeFrom(
  source: SiteConfig,
  places: readonly DifferencePlace[],
  draft: SiteConfig,
): void {
  for (const place of places) takeOne(source, place, draft);
}

function takeOne(source: SiteConfig, place: DifferencePlace, draft: SiteConfig): void {
  switch (place.kind) {
    case 'setting': {
      const value = valueAt(source, place.path);
      if (value === undefined) deleteValueAt(draft, place.path);
      else setValueAt(draft, place.path, value);
      break;
    }
    case 'picture':
      takePicture(source, place, draft);
      break;
    case 'shown':
      takeShown(source, place.id, draft);
      break;
    case 'when':
      takeWhen(source, place.id, draft);
      break;
    case 'order':
      takeOrder(source, draft);
      break;
    case 'section':
      takeSection(source, place.id, draft);
      break;
  }
}

const nothing = mediaSchema.parse({});

function takePicture(
  { media }: SiteConfig,
  { key, names }: Extract<DifferencePlace, { kind: 'picture' }>,
  draft: SiteConfig,
): void {
  const before = media[key] ?? nothing;
  const taken = Object.fromEntries(names.map((name) => [name, before[name]]));
  const next = { ...(draft.media[key] ?? nothing), ...taken };
  const isPlain = Object.entries(nothing).every(
    ([name, value]) => Reflect.get(next, name) === value,
  );
  if (isPlain && !Object.hasOwn(media, key)) delete draft.media[key];
  else draft.media[key] = next;
}

function takeShown({ layout }: SiteConfig, id: string, draft: SiteConfig): void {
  const hidden = layout.home.find((entry) => entry.id === id)?.hidden ?? true;
  const entry = draft.layout.home.find((one) => one.id === id);
  if (entry) entry.hidden = hidden;
  else place(layout, id, draft);
}

function takeWhen(source: SiteConfig, id: string, draft: SiteConfig): void {
  const entry = draft.layout.home.find((one) => one.id === id);
  const when = whenOf(source, id);
  if (!entry) return;
  if (when) entry.when = when;
  else delete entry.when;
}

/** Puts a section where another document has it: after the nearest one that both have. */
function place({ home }: SiteConfig['layout'], id: string, draft: SiteConfig): void {
  const at = home.findIndex((entry) => entry.id === id);
  const entry = home[at];
  if (!entry) return;
  const before = home
    .slice(0, at)
    .findLast((one) => draft.layout.home.some((placed) => placed.id === one.id));
  const index = before ? draft.layout.home.findIndex((one) => one.id === before.id) + 1 : 0;
  draft.layout.home.splice(index, 0, { ...entry });
}

/** What both place comes in the other's order; what only the draft has keeps its place. */
function takeOrder({ layout }: SiteConfig, draft: SiteConfig): void {
  const { home } = draft.layout;
  const wanted = layout.home.flatMap(({ id }) => home.find((entry) => entry.id === id) ?? []);
  const common = new Set(wanted.map(({ id }) => id));
  const queue = wanted.map((entry) => ({ ...entry }));
  draft.layout.home = home.map((entry) =>
    common.has(entry.id) ? (queue.shift() ?? entry) : entry,
  );
}

/** With what is known of its pictures. */
function takeSection({ sections, layout, media }: SiteConfig, id: string, draft: SiteConfig): void {
  const isOwn = (key: string) => key.startsWith(`sections.${id}.`);
  for (const key of Object.keys(draft.media).filter(isOwn)) delete draft.media[key];
  const section = sections[id];
  if (section) {
    draft.sections[id] = section;
    const own = Object.entries(media).filter(([key]) => isOwn(key));
    Object.assign(draft.media, Object.fromEntries(own));
    if (!draft.layout.home.some((entry) => entry.id === id)) place(layout, id, draft);
    return;
  }
  delete draft.sections[id];
  draft.layout.home = draft.layout.home.filter((entry) => entry.id !== id);
}
