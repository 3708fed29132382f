import { isRecord } from '../../is-record.ts';
type Json = Readonly<Record<string, unknown>>;

/** Sections that came with version 2. */
const added = ['bestSellers', 'freshAdditions'];

/**
 * Version 2 brought further sections. An owner who had put the home page in order keeps it as it
 * was: the new ones follow, hidden.
 */
export function toVersion2(document: Json): Json {
  const layout = isRecord(document.layout) ? document.layout : undefined;
  if (!Array.isArray(layout?.home)) return document;
  const home: readonly unknown[] = layout.home;
  const missing = added.filter((id) => !home.some((entry) => isRecord(entry) && entry.id === id));
  return {
    ...document,
    layout: { ...layout, home: [...home, ...missing.map((id) => ({ id, hidden: true }))] },
  };
}
