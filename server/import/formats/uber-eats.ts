import { isRecord } from '#schemas/is-record.ts';
import type {
  ImportedCategory,
  ImportedProduct,
  ImportProblem,
  MenuFormat,
} from '../menu/imported-menu.ts';
import { parseJson } from '../menu/parse-json.ts';
import { findingsOfPrices } from '../menu/findings-of-prices.ts';
import { settleNesting } from '../menu/settle-nesting.ts';
import { describeIssue, plainLabels } from './describe-issue.ts';
import { inEnglish } from './in-english.ts';
import { mergeHours } from './merge-hours.ts';
import { findDanglingIds } from './uber-eats-ids.ts';
import { importGroup } from './uber-eats-groups.ts';
import { suspensionOf } from './uber-eats-suspension.ts';
import { isoWeekday, uberMenuSchema, type UberItem, type UberMenu } from './uber-eats-schema.ts';

/** Menu v2 as a restaurant gets it from Uber Eats' API. Knows no database. */
export const uberEats: MenuFormat = {
  title: 'Uber Eats menu v2',
  endings: ['.json'],
  recognises: ({ json }) => isRecord(json) && 'menus' in json && 'items' in json,
  parse(text) {
    const json = parseJson(text);
    if (!json.ok) return { ok: false, problems: [json.problem] };
    const { success, data, error } = uberMenuSchema.safeParse(json.value, { error: plainLabels });
    if (!success) return { ok: false, problems: error.issues.map((issue) => describeIssue(issue)) };
    const problems = findDanglingIds(data);
    return problems.length > 0 ? { ok: false, problems } : importMenu(data);
  },
};

function importMenu(file: UberMenu): ReturnType<MenuFormat['parse']> {
  const remarks: string[] = [];
  const problems: ImportProblem[] = [];
  const items = new Map(file.items.map((item) => [item.id, item]));
  const hoursOf = categoryHours(file);

  const categories = file.categories
    .filter(({ id }) => hoursOf.has(id))
    .map((category): ImportedCategory => ({
      externalId: category.id,
      name: inEnglish(category.title),
      description: inEnglish(category.subtitle),
      hours: hoursOf.get(category.id) ?? [],
      productIds: [...new Set(category.entities?.map(({ id }) => id))],
    }));
  const leftOut = file.categories.length - categories.length;
  if (leftOut > 0) remarks.push(`Categories in no menu, left out: ${leftOut}.`);

  const sold = new Set(categories.flatMap(({ productIds }) => productIds));
  const products = file.items.filter(({ id }) => sold.has(id)).map(importProduct);

  const groups = (file.modifier_groups ?? []).map((group, index) =>
    importGroup(group, { items, place: `modifier_groups[${index}]`, problems, remarks }),
  );
  const options = new Set(
    (file.modifier_groups ?? []).flatMap(({ modifier_options }) =>
      (modifier_options ?? []).map(({ id }) => id),
    ),
  );
  const unused = file.items.filter(({ id }) => !sold.has(id) && !options.has(id)).length;
  if (unused > 0) {
    remarks.push(`Items in no category and no choice, left out: ${unused}.`);
  }
  if (problems.length > 0) return { ok: false, problems };
  const nested = settleNesting(products, groups);
  const menu = { categories, products, groups: nested.groups };
  return { ok: true, menu, remarks, findings: [...findingsOfPrices(products), ...nested.findings] };
}

const importProduct = (item: UberItem): ImportedProduct => ({
  externalId: item.id,
  name: inEnglish(item.title),
  description: inEnglish(item.description),
  price: item.price_info.price,
  diets: (item.dish_info?.classifications?.dietary_label_info?.labels ?? []).map(labels),
  suspended: suspensionOf(item),
  groupIds: [...new Set(item.modifier_group_ids?.ids)],
});

/** Hours of each category that stands in a menu: the union over its menus; a menu without is always. */
function categoryHours(file: UberMenu): Map<string, ImportedCategory['hours']> {
  const ids = new Set(file.menus.flatMap(({ category_ids }) => category_ids));
  return new Map(
    [...ids].map((id) => {
      const menus = file.menus.filter(({ category_ids }) => category_ids.includes(id));
      const always = menus.some(({ service_availability }) => !service_availability?.length);
      const hours = menus.flatMap(({ service_availability }) =>
        (service_availability ?? []).flatMap(({ day_of_week, time_periods }) =>
          time_periods.map(({ start_time, end_time }) => ({
            weekday: isoWeekday(day_of_week),
            opens: start_time,
            // Uber writes the end of the day as its last minute.
            closes: end_time === '23:59' || end_time === '24:00' ? '00:00' : end_time,
          })),
        ),
      );
      return [id, always ? [] : mergeHours(hours)];
    }),
  );
}

/** GLUTEN_FREE becomes 'Gluten free'. */
const labels = (label: string): string => {
  const texts = label.toLowerCase().replaceAll('_', ' ').trim();
  return texts.charAt(0).toUpperCase() + texts.slice(1);
};
