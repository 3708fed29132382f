import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { EditedMenu, MenuChange, MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { ChangeSummary } from '#schemas/api/menu-change-summary.ts';

/** What changes are put into words with. */
export type DescribeContext = {
  edited: Pick<EditedMenu, 'menu' | 'tax_classes'>;
  /** Names of what may have left the menu, by `kind/key`. */
  names?: Readonly<Record<string, string>>;
  words: DeskMessages['deskMenuHistory'];
  /** An amount in the major unit, as people read it. */
  money: (amount: number) => string;
};

type Entry = Pick<MenuHistoryEntry, 'changes' | 'change_count' | 'summary' | 'names' | 'imported'>;

/** What an entry of the history changed, in a line: 'Burger: $12.90 → $13.50', 'Prices of 41 dishes'. */
export function describeEntry(entry: Entry, context: DescribeContext): string {
  const own = { ...context, names: entry.names };
  const { imported } = entry;
  if (imported) return context.words.imported(imported.file, imported.dishes);
  const [change] = entry.changes;
  if (change && entry.change_count === 1) return describeChange(change, own);
  return entry.summary.map((part) => describePart(part, entry, own)).join(' · ');
}

function describePart(part: ChangeSummary, entry: Entry, context: DescribeContext): string {
  const { words } = context;
  const { kind, topic, entries, key } = part;
  if (kind.endsWith('_ids')) return orderOf(words, kind);
  const what = key === null ? countOf(words, kind, entries) : nameOf(kind, key, context);
  if (topic !== 'entry') return words.of(words.topics[topic], what);
  const came = entry.changes.filter(({ path }) => path[0] === kind && path.length === 2);
  const isAll = came.length === entries;
  if (isAll && came.every((one) => one.value !== undefined)) return words.added(what);
  if (isAll && came.every((one) => one.value === undefined)) return words.removed(what);
  return words.came(what);
}

function countOf(words: DescribeContext['words'], kind: string, count: number): string {
  const { kinds } = words;
  return (
    new Map<string, (many: number) => string>(Object.entries(kinds)).get(kind)?.(count) ??
    kinds.other(count)
  );
}

/** What a list of keys is the order of. */
export const orderOf = ({ orders }: DescribeContext['words'], kind: string): string =>
  new Map<string, string>(Object.entries(orders)).get(kind) ?? orders.other;

/** One change as a sentence: what of which dish, what it was, what it is. */
export function describeChange(change: MenuChange, context: DescribeContext): string {
  const { words } = context;
  const { path, value, before } = change;
  const [kind = '', key, field] = path;
  if (key === undefined) return orderOf(words, String(kind));
  const name = nameOf(String(kind), String(key), context, change);
  if (field === undefined) return value === undefined ? words.removed(name) : words.added(name);
  if (path.length === 3 && field === 'online_price') {
    if (typeof value === 'number' && typeof before.value === 'number') {
      const [was, now] = [before.value, value].map((amount) => priceText(change, amount, context));
      return words.price(name, was ?? '', now ?? '');
    }
  }
  const [was, now] = [valueText(change, before.value, context), valueText(change, value, context)];
  const what = words.of(placeOf(change, context), name);
  // Lists of things that are called alike before and after, such as choices, differ within.
  return words.changed(what, was, was === now ? words.otherwise : now);
}

/** A field in words, with the option or the size that it belongs to. */
function placeOf({ path }: ConfigChange, { edited, words }: DescribeContext): string {
  const last = String(path.findLast((step) => typeof step === 'string') ?? '');
  const field = path.includes('translations') ? 'translations' : last;
  const label = new Map<string, string>(Object.entries(words.fields)).get(field) ?? field;
  let at: unknown = Reflect.get(edited.menu, String(path[0]));
  const within: string[] = [];
  for (const [depth, step] of path.slice(1, -1).entries()) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
    if (depth > 0 && typeof step === 'number' && isRecord(at) && typeof at['name'] === 'string') {
      within.push(at['name']);
    }
  }
  return [...within, label].join(', ');
}

/** An amount; of a dish that nobody marked as free, 0 is no price. */
function priceText(
  { path }: Pick<ConfigChange, 'path'>,
  amount: number,
  { edited, words, money }: DescribeContext,
): string {
  const [kind, key] = path;
  const isOfDish = kind === 'dishes' && path.length === 3;
  const isFree = isOfDish && edited.menu.dishes[String(key)]?.is_free === true;
  return isOfDish && amount === 0 && !isFree ? words.noPrice : money(amount);
}

const moneyFields = new Set(['online_price', 'price', 'price_adjustment']);
const longest = 80;

function valueText(
  { path }: Pick<ConfigChange, 'path'>,
  value: unknown,
  context: DescribeContext,
): string {
  const { edited, words, money } = context;
  const field = String(path.at(-1));
  if (value === undefined || value === null || value === '') return words.nothing;
  if (path.includes('translations')) return translatedTexts(value).join(' · ') || words.nothing;
  if (field === 'tax_class_id') {
    return edited.tax_classes.find(({ id }) => id === value)?.name ?? words.otherwise;
  }
  if (typeof value === 'number') {
    return moneyFields.has(field) ? priceText({ path }, value, context) : String(value);
  }
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') {
    if (field === 'goes_well_with') {
      return value === 'none' ? words.nothing : nameOf('dishes', value, context);
    }
    return value.length > longest ? `${value.slice(0, longest)}…` : value;
  }
  if (!Array.isArray(value) || value.length === 0) return words.nothing;
  if (field === 'sequence_prices') {
    return value
      .map((price: unknown) => (typeof price === 'number' ? money(price) : ''))
      .join(', ');
  }
  const kind = { dish_ids: 'dishes', group_ids: 'groups' }[field];
  const texts = value.map((item: unknown) => {
    if (typeof item === 'string') return kind ? nameOf(kind, item, context) : item;
    return isRecord(item) && typeof item['name'] === 'string' ? item['name'] : '';
  });
  return texts.every((text) => text === '') ? words.otherwise : texts.join(', ');
}

/** The texts of translations, which are kept behind the marks of their originals. */
function translatedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return typeof value[1] === 'string' ? [value[1]] : [];
  return isRecord(value) ? Object.values(value).flatMap(translatedTexts) : [];
}

/** What something is called now, or was when it left. */
export function nameOf(
  kind: string,
  key: string,
  { edited, names, words }: Pick<DescribeContext, 'edited' | 'names' | 'words'>,
  change?: MenuChange,
): string {
  const own = [change?.value, change?.before.value].find(isRecord)?.['name'];
  return (
    listedName(edited.menu, kind, key) ??
    names?.[`${kind}/${key}`] ??
    (typeof own === 'string' ? own : words.unnamed)
  );
}

function listedName(menu: MenuDocument, kind: string, key: string): string | undefined {
  const entries: unknown = Reflect.get(menu, kind);
  const entry = isRecord(entries) ? entries[key] : undefined;
  return isRecord(entry) && typeof entry['name'] === 'string' ? entry['name'] : undefined;
}
