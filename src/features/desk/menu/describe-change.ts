import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { isRecord } from '#schemas/is-record.ts';

type Context = {
  menu: MenuDocument;
  words: DeskMessages['deskMenu']['history'];
  /** An amount in the major unit, as people read it. */
  money: (amount: number) => string;
};

type DescribedEntry = Pick<MenuHistoryEntry, 'changes' | 'change_count' | 'imported'>;

/** What an entry of the history changed, in a line. */
export function describeChange(
  { changes, change_count: count, imported }: DescribedEntry,
  { menu, words, money }: Context,
): string {
  const [change] = changes;
  if (imported) return words.imported(imported.file, imported.dishes);
  if (!change || count > 1) return words.several(count);
  const [kind, key, field] = change.path;
  if (kind !== 'dishes' || key === undefined) return words.menu;
  const { before, value } = change;
  if (field === undefined) {
    const name = nameOf(value) ?? nameOf(before.value) ?? '';
    return value === undefined ? words.removed(name) : words.added(name);
  }
  const name = menu.dishes[String(key)]?.name ?? '';
  return field === 'online_price' && typeof value === 'number' && typeof before.value === 'number'
    ? words.price(name, money(before.value), money(value))
    : words.dish(name);
}

const nameOf = (entry: unknown): string | null =>
  isRecord(entry) && typeof entry['name'] === 'string' ? entry['name'] : null;
