import type { z } from 'zod';
import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import { isRecord } from '#schemas/is-record.ts';
import { findingsOfPrices } from '../menu/findings-of-prices.ts';
import type {
  ImportedCategory,
  ImportProblem,
  MenuFormat,
  ParsedMenu,
} from '../menu/imported-menu.ts';
import { parseJson } from '../menu/parse-json.ts';
import { settleNesting } from '../menu/settle-nesting.ts';
import { describeIssue, plainLabels } from './describe-issue.ts';
import { squareGroup, squareProduct } from './square-parts.ts';
import {
  squareCatalog,
  squareCategory,
  squareImage,
  squareItem,
  squareModifierList,
} from './square-schema.ts';

const kinds = {
  ITEM: squareItem,
  CATEGORY: squareCategory,
  MODIFIER_LIST: squareModifierList,
  IMAGE: squareImage,
};
/** Products that are no dishes. */
const otherProducts = /APPOINTMENT|GIFT_CARD|DONATION|EVENT|LEGACY_SQUARE_ONLINE_SERVICE|CLASS/;
const usualCategory = { id: '', name: 'Menu' };

/** A catalogue as Square's API answers it: ListCatalog, SearchCatalogObjects. Knows no database. */
export const square: MenuFormat = {
  title: 'Square catalogue',
  endings: ['.json'],
  recognises: ({ json }) =>
    isRecord(json) && Array.isArray(json.objects) && json.objects.some(isCatalogObject),
  parse(text, currency) {
    const json = parseJson(text);
    if (!json.ok) return { ok: false, problems: [json.problem] };
    const { success, data, error } = squareCatalog.safeParse(json.value, { error: plainLabels });
    if (!success) return { ok: false, problems: error.issues.map((issue) => describeIssue(issue)) };
    return importCatalog(data, currency);
  },
};

const isCatalogObject = (value: unknown): boolean =>
  isRecord(value) && typeof value.type === 'string' && 'id' in value;

function importCatalog(file: z.output<typeof squareCatalog>, currency: string): ParsedMenu {
  const problems: ImportProblem[] = [];
  const parts = (['objects', 'related_objects'] as const).flatMap((list) =>
    (file[list] ?? []).map((value, index) => ({ value, place: `${list}[${index}]` })),
  );
  const read = <S extends z.ZodType>(type: keyof typeof kinds, schema: S): z.output<S>[] =>
    parts.flatMap(({ value, place }) => {
      if (!isRecord(value) || value.type !== type || value.is_deleted === true) return [];
      const parsed = schema.safeParse(value, { error: plainLabels });
      if (parsed.success) return [parsed.data];
      problems.push(...parsed.error.issues.map((issue) => describeIssue(issue, place)));
      return [];
    });
  const all = read('ITEM', squareItem);
  const items = all.filter(({ item_data }) => !otherProducts.test(item_data.product_type ?? ''));
  const categories = unique(read('CATEGORY', squareCategory));
  const lists = unique(read('MODIFIER_LIST', squareModifierList));
  const images = new Map(
    read('IMAGE', squareImage).map((image) => [image.id, image.image_data?.url]),
  );
  if (problems.length > 0) return { ok: false, problems };
  if (items.length === 0) {
    return { ok: false, problems: [{ place: 'objects', message: 'has no ITEM, and so no dish' }] };
  }
  const remarks = new Set<string>();
  const add = (remark: string) => void remarks.add(remark);
  if (file.cursor) add('The catalogue has further pages, which are not in this file.');
  if (all.length > items.length) {
    add(`Products that are no dishes, such as gift cards, left out: ${all.length - items.length}.`);
  }
  const listIds = new Set(lists.map(({ id }) => id));
  const findings: ImportFinding[] = [];
  const context = { currency, listIds, images, add, findings };
  const products = unique(items).map((item) => squareProduct(item, context));
  const asked = unique(items).flatMap(({ item_data }) => item_data.modifier_list_info ?? []);
  const texts = lists.filter(
    ({ modifier_list_data }) => modifier_list_data.modifier_type === 'TEXT',
  );
  if (texts.length > 0) add(`Questions for a text, left out: ${texts.length}.`);
  const groups = lists
    .filter((list) => !texts.includes(list))
    .map((list) => squareGroup(list, asked, context));
  const known = new Set(groups.map(({ externalId }) => externalId));
  const offered = products.map((product) => ({
    ...product,
    groupIds: product.groupIds.filter((id) => known.has(id)),
  }));
  const nested = settleNesting(offered, groups);
  return {
    ok: true,
    menu: { products: offered, groups: nested.groups, categories: categoriesOf(items, categories) },
    remarks: [...remarks],
    findings: [...findingsOfPrices(offered), ...findings, ...nested.findings],
  };
}

/** The same object may stand among the objects and the related ones. */
const unique = <T extends { id: string }>(objects: readonly T[]): T[] => [
  ...new Map(objects.map((object) => [object.id, object])).values(),
];

function categoriesOf(
  items: readonly z.output<typeof squareItem>[],
  categories: readonly z.output<typeof squareCategory>[],
): ImportedCategory[] {
  const byOrder = categories
    .map(({ id, category_data }) => ({
      id,
      name: category_data?.name ?? '',
      ordinal: category_data?.ordinal ?? 0,
    }))
    .toSorted((a, b) => a.ordinal - b.ordinal);
  const known = new Set(categories.map(({ id }) => id));
  const idsOf = ({ item_data: item }: z.output<typeof squareItem>) => {
    const own = [...(item.categories ?? []).map(({ id }) => id), item.category_id ?? ''];
    const there = own.filter((id) => known.has(id));
    const reported = item.reporting_category?.id ?? '';
    if (there.length > 0) return new Set(there);
    return new Set([known.has(reported) ? reported : usualCategory.id]);
  };
  const productIds = new Map<string, string[]>();
  for (const item of unique(items)) {
    for (const id of idsOf(item)) productIds.set(id, [...(productIds.get(id) ?? []), item.id]);
  }
  return [...byOrder, usualCategory].flatMap(({ id, name }) => {
    const dishes = productIds.get(id);
    if (!dishes) return [];
    return [
      {
        externalId: id || usualCategory.name.toLowerCase(),
        name: name || usualCategory.name,
        description: '',
        hours: [],
        productIds: dishes,
      },
    ];
  });
}
