import type { ChangeSummary, ChangeTopic } from '../../api/menu-change-summary.ts';
import type { ConfigChange } from '../../config/changes.ts';

const priceFields: ReadonlySet<unknown> = new Set([
  'online_price',
  'price',
  'price_adjustment',
  'has_own_price',
]);
const topicOfField = new Map<unknown, ChangeTopic>([
  ['name', 'name'],
  ['description', 'description'],
  ['image_url', 'picture'],
  ['diets', 'diets'],
  ['allergens', 'allergens'],
  ['tax_class_id', 'tax'],
  ['choices', 'choices'],
  ['group_ids', 'groups'],
  ['options', 'options'],
  ['sequence_prices', 'prices'],
  ['hours', 'hours'],
  ['dish_ids', 'order'],
]);

/** What a change is about. */
export function topicOf({ path }: ConfigChange): ChangeTopic {
  const [kind, key, field] = path;
  if (key === undefined) return String(kind).endsWith('_ids') ? 'order' : 'other';
  if (field === undefined) return 'entry';
  if (path.includes('translations')) return 'translations';
  if (priceFields.has(path.at(-1))) return 'prices';
  return topicOfField.get(field) ?? 'other';
}

/** Many changes in a few lines, such as 'prices, 41 dishes'; in the order in which they come. */
export function summarizeChanges(changes: readonly ConfigChange[]): ChangeSummary[] {
  const found = new Map<string, { kind: string; topic: ChangeTopic; keys: Set<string> }>();
  for (const change of changes) {
    const kind = String(change.path[0] ?? '');
    const topic = topicOf(change);
    const name = `${kind} ${topic}`;
    const known = found.get(name) ?? { kind, topic, keys: new Set() };
    known.keys.add(String(change.path[1] ?? ''));
    found.set(name, known);
  }
  return [...found.values()].map(({ kind, topic, keys }) => {
    const [first = ''] = keys;
    return { kind, topic, entries: keys.size, key: keys.size === 1 && first !== '' ? first : null };
  });
}
