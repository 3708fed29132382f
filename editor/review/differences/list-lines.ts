import { diffArrays } from 'diff';
import { changesBetween, isSameValue } from '#schemas/config/changes.ts';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { nameOfItem } from '../../core/settings/list-items.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import type { ListLine } from './difference.ts';

type Item = { name: string; value: unknown };

const items = (field: FieldDescription, list: unknown): Item[] =>
  Array.isArray(list)
    ? list.map((value: unknown, index) => ({ name: nameOfItem(field, value, index), value }))
    : [];

/** What became of the items of a list that was changed as a whole. */
export function listLines(field: FieldDescription, before: unknown, after: unknown): ListLine[] {
  const [old, next] = [items(field, before), items(field, after)];
  const partners = pairs(old, next);
  const kept = next.flatMap((item) => partners.get(item) ?? []);
  const left = new Set(kept);
  return [
    ...next.flatMap((item): ListLine[] => {
      const partner = partners.get(item);
      if (!partner) return [{ what: 'added', name: item.name, settings: [] }];
      const settings = labelsOfChanges(field, partner.value, item.value);
      return settings.length > 0 ? [{ what: 'changed', name: partner.name, settings }] : [];
    }),
    ...old
      .filter((item) => !left.has(item))
      .map(({ name }): ListLine => ({ what: 'removed', name, settings: [] })),
    ...movedItems(old, kept),
  ];
}

/** Which item of the old list each of the new one was: by its id, else the same one, else the place. */
function pairs(old: readonly Item[], next: readonly Item[]): Map<Item, Item> {
  const free = new Set(old);
  const found = new Map<Item, Item>();
  const pair = (item: Item, partner: Item | undefined) => {
    if (!partner || !free.delete(partner)) return;
    found.set(item, partner);
  };
  const idOf = ({ value }: Item) => valueAt(value, ['id']);
  for (const item of next) {
    const id = idOf(item);
    pair(item, id === undefined ? undefined : old.find((one) => idOf(one) === id));
  }
  for (const item of next) {
    if (found.has(item) || idOf(item) !== undefined) continue;
    pair(
      item,
      [...free].find(({ value }) => isSameValue(value, item.value)),
    );
  }
  for (const item of next) {
    if (found.has(item) || idOf(item) !== undefined || old.length !== next.length) continue;
    pair(item, old[next.indexOf(item)]);
  }
  return found;
}

function labelsOfChanges(field: FieldDescription, before: unknown, after: unknown): string[] {
  const labels = changesBetween(before, after).flatMap(
    ({ path }) => field.fields.find((one) => one.path[0] === String(path[0]))?.label ?? [],
  );
  return [...new Set(labels)];
}

function movedItems(old: readonly Item[], kept: readonly Item[]): ListLine[] {
  const before = old.filter((item) => kept.includes(item));
  return moved(before, kept).map(({ name }) => ({ what: 'moved', name, settings: [] }));
}

/** The fewest that have to move for one order to become the other. */
export const moved = <T>(before: readonly T[], after: readonly T[]): T[] =>
  diffArrays([...before], [...after]).flatMap(({ added, value }) => (added ? value : []));
