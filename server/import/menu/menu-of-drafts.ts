import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import { choicesOf, priceOf } from './draft-sizes.ts';
import { placeOfDraft, type DraftDish } from './draft-dish.ts';
import { shareGroups } from './share-groups.ts';
import type { ImportedMenu, ImportedProduct, ImportProblem } from './imported-menu.ts';

const longest = { id: 200, name: 300, category: 300, description: 2000 };

export type DraftContext = {
  /** 'line' of a CSV, 'row' of a spreadsheet. */
  rowWord: string;
  /** Texts of categories, by their names. */
  categoryTexts: ReadonlyMap<string, string>;
  problems: ImportProblem[];
  findings: ImportFinding[];
};

/**
 * The menu that drafts make up: ids for all that has none, groups that are the same shared, and what
 * needs a look said. Ids come from names, so that the same dish is found again next time.
 */
export function menuOfDrafts(drafts: readonly DraftDish[], context: DraftContext): ImportedMenu {
  const products = new Map<string, ImportedProduct>();
  const categories = new Map<string, { name: string; productIds: string[] }>();
  const seen = new Map<string, DraftDish>();
  const knowsSizes = drafts.some(({ sizes }) => sizes.length > 0);
  const sharing = shareGroups(context.findings);
  for (const draft of drafts) {
    checkTexts(draft, context);
    const externalId = idOf(draft, products, seen, context);
    if (externalId === null) continue;
    products.set(externalId, productOf(draft, externalId, knowsSizes, sharing.idsOf, context));
    for (const name of draft.categories) {
      const key = name.toLowerCase();
      const category = categories.get(key);
      if (category) category.productIds.push(externalId);
      else categories.set(key, { name, productIds: [externalId] });
    }
  }
  return {
    products: [...products.values()],
    groups: sharing.groups(),
    categories: [...categories].map(([externalId, { name, productIds }]) => ({
      externalId,
      name,
      description: context.categoryTexts.get(name) ?? '',
      hours: [],
      productIds,
    })),
  };
}

function checkTexts(draft: DraftDish, { rowWord, problems }: DraftContext): void {
  const texts = { id: draft.id, name: draft.name, category: draft.categories.join('') };
  for (const field of ['id', 'name', 'category'] as const) {
    if (texts[field].length > longest[field]) {
      const place =
        draft.row === null ? draft.name.slice(0, 60) : `${rowText(draft, rowWord)}, ${field}`;
      problems.push({ place, message: `has more than ${longest[field]} letters` });
    }
  }
}

/** A row as problems and findings name it: 'line 7', 'sheet “Bar”, row 7'. */
const rowText = ({ row, sheet }: DraftDish, rowWord: string): string =>
  `${sheet === undefined ? '' : `sheet “${sheet}”, `}${rowWord} ${row}`;

/** Two dishes are the same row where nothing of them differs. */
const contentOf = ({ row: _row, sheet: _sheet, ...draft }: DraftDish): string =>
  JSON.stringify(draft);

/** An id that no other dish of the file has; null: the dish is there already. */
function idOf(
  draft: DraftDish,
  products: ReadonlyMap<string, unknown>,
  seen: Map<string, DraftDish>,
  { rowWord, problems, findings }: DraftContext,
): string | null {
  const { row, id, name, categories } = draft;
  const [category = ''] = categories;
  const key = `${name}\n${category}`.toLowerCase();
  const placeOf = (other: DraftDish) =>
    other.row === null ? 'another one' : rowText(other, rowWord);
  const sameId = id === '' ? undefined : seen.get(`id\n${id}`);
  const sameName = seen.get(key) ?? seen.get(name.toLowerCase());
  const twin = sameId ?? seen.get(key);
  if (twin && contentOf(twin) === contentOf(draft)) {
    findings.push({ kind: 'row_twice', ...placeOfDraft(draft), dish: name, detail: placeOf(twin) });
    return null;
  }
  if (sameId) {
    const place = row === null ? name : `${rowText(draft, rowWord)}, id`;
    problems.push({ place, message: `'${id}' is on ${placeOf(sameId)} already` });
    return null;
  }
  if (sameName) {
    const prices = seen.get(key) ? 'in one category' : 'in several categories';
    const detail = `${prices}, on ${placeOf(sameName)} already`;
    findings.push({ kind: 'name_twice', ...placeOfDraft(draft), dish: name, detail });
  }
  if (id !== '') seen.set(`id\n${id}`, draft);
  if (!seen.has(key)) seen.set(key, draft);
  if (!seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), draft);
  const plain = id || name.toLowerCase();
  if (!products.has(plain)) return plain;
  // A name is what people know a dish by; the same name in another category is another dish.
  const named = `${plain} (${category.toLowerCase()})`;
  let free = named;
  for (let count = 2; products.has(free); count += 1) free = `${named} ${count}`;
  return free;
}

function productOf(
  draft: DraftDish,
  externalId: string,
  knowsSizes: boolean,
  groupIdsOf: (draft: DraftDish, externalId: string) => readonly string[],
  { findings }: DraftContext,
): ImportedProduct {
  const { name, description, counterPrice, picture } = draft;
  const about = { ...placeOfDraft(draft), dish: name };
  const price = priceOf(draft);
  if (price === null) {
    findings.push({ kind: 'no_price', ...about, detail: draft.priceText });
  } else if (price === 0) {
    findings.push({ kind: 'zero_price', ...about, detail: '' });
  }
  if (description.length > longest.description) {
    const detail = `the description has more than ${longest.description} letters, and is cut`;
    findings.push({ kind: 'text_cut', ...about, detail });
  }
  return {
    externalId,
    name,
    description: description.slice(0, longest.description),
    ...(price === null ? { price: 0, isUnpriced: true } : { price }),
    ...(counterPrice === null ? {} : { counterPrice }),
    diets: draft.diets,
    ...(draft.allergens === null ? {} : { allergens: draft.allergens }),
    ...(knowsSizes ? { choices: choicesOf(draft, findings) } : {}),
    ...(picture === '' ? {} : { picture: picture.slice(0, 500) }),
    suspended: draft.suspended,
    groupIds: groupIdsOf(draft, externalId),
  };
}
