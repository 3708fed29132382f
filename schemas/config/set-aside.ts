import { isRecord } from '../is-record.ts';
import { homeKinds } from './home-kinds.ts';

type Json = Record<string, unknown>;

const isKnown = (section: unknown): boolean =>
  isRecord(section) && homeKinds.some((kind) => kind === section['type']);

/** Made by a program that knows more kinds; anything else that is no section is broken. */
const isFromLater = (section: unknown): boolean =>
  isRecord(section) && typeof section['type'] === 'string' && !isKnown(section);

/**
 * Puts sections of kinds that only a later program knows aside, under a key of the document that
 * parsing leaves alone, and puts back those that this one knows: their data survive an older
 * program byte for byte (requirements, Configuration). Their places in the order stay.
 */
export function setUnknownAside(document: Json): { document: Json; moved: [string, unknown][] } {
  const sections = isRecord(document['sections']) ? document['sections'] : {};
  const aside = isRecord(document['setAside']) ? document['setAside'] : {};
  const moved = Object.entries(sections).filter(([, section]) => isFromLater(section));
  const back = Object.entries(aside).filter(
    ([id, section]) => isKnown(section) && !Object.hasOwn(sections, id),
  );
  if (moved.length === 0 && back.length === 0) return { document, moved };
  const without = (holder: Json, gone: readonly [string, unknown][]) =>
    Object.entries(holder).filter(([id]) => gone.every(([one]) => one !== id));
  const kept = [...without(aside, back), ...moved];
  const { setAside: _setAside, ...rest } = document;
  return {
    document: {
      ...rest,
      sections: Object.fromEntries([...without(sections, moved), ...back]),
      ...(kept.length > 0 && { setAside: Object.fromEntries(kept) }),
    },
    moved,
  };
}

/** Takes away what was put aside under an id, from a document that may be changed. */
export function dropSetAside(document: object, id: string): void {
  const aside: unknown = Reflect.get(document, 'setAside');
  if (isRecord(aside)) Reflect.deleteProperty(aside, id);
}
