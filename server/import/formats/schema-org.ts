import { isRecord } from '#schemas/is-record.ts';
import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import type { DraftDish } from '../menu/draft-dish.ts';
import type { ImportProblem, MenuFormat, ParsedMenu } from '../menu/imported-menu.ts';
import { menuOfDrafts } from '../menu/menu-of-drafts.ts';
import { readLinkedData, type LinkedData } from './linked-data.ts';
import { draftOfItem } from './schema-org-item.ts';
import { isOfType, textOf } from './schema-org-values.ts';

/** Sections within sections go no deeper in any menu. */
const deepest = 8;

/** A menu that a web page carries for search engines, in scripts of JSON-LD, or such a script alone. */
export const schemaOrg: MenuFormat = {
  title: 'web page with a schema.org Menu',
  endings: ['.html', '.htm', '.jsonld'],
  recognises: ({ text, json }) =>
    isRecord(json) || Array.isArray(json)
      ? /"@(?:type|graph)"/.test(text) && /\bMenu(?:Section|Item)?\b/.test(text)
      : /<script\b[^>]{0,300}application\/ld\+json/i.test(text) &&
        /\bMenu(?:Section|Item)?\b/.test(text),
  parse(text, currency) {
    const data = readLinkedData(text);
    const problems: ImportProblem[] = [...data.problems];
    const findings: ImportFinding[] = [];
    const drafts = menusOf(data).flatMap((menu) =>
      dishesOf(menu, data, { category: '', depth: 0, currency, problems, findings }),
    );
    if (drafts.length === 0 && problems.length === 0) {
      problems.push({ place: '', message: 'there is no Menu of schema.org with dishes in it' });
    }
    const context = { rowWord: '', categoryTexts: data.categoryTexts, problems, findings };
    const menu = menuOfDrafts(drafts, context);
    return problems.length > 0
      ? { ok: false, problems }
      : ({ ok: true, menu, remarks: remarksOf(data, currency), findings } satisfies ParsedMenu);
  },
};

/** Menus, wherever they are: on their own, or of a restaurant; else the sections on their own. */
function menusOf(data: LinkedData): Record<string, unknown>[] {
  const menus = data.nodes.filter((node) => isOfType(node, 'Menu'));
  if (menus.length > 0) return menus;
  const sections = data.nodes.filter((node) => isOfType(node, 'MenuSection'));
  const inner = new Set(sections.flatMap((section) => childrenOf(section, 'hasMenuSection', data)));
  const outer = sections.filter((section) => !inner.has(section));
  if (outer.length > 0) return [{ hasMenuSection: outer }];
  const items = data.nodes.filter((node) => isOfType(node, 'MenuItem'));
  return items.length > 0 ? [{ hasMenuItem: items }] : [];
}

type Place = {
  category: string;
  depth: number;
  currency: string;
  problems: ImportProblem[];
  findings: ImportFinding[];
};

/** The dishes of a menu or a section; a section within another is a category of its own. */
function dishesOf(node: Record<string, unknown>, data: LinkedData, place: Place): DraftDish[] {
  if (place.depth > deepest || data.seen.has(node)) return [];
  data.seen.add(node);
  const items = childrenOf(node, 'hasMenuItem', data).flatMap((item) => {
    if (data.seen.has(item)) return [];
    data.seen.add(item);
    return draftOfItem(item, data, place);
  });
  const sections = childrenOf(node, 'hasMenuSection', data).flatMap((section) => {
    const category = textOf(section.name) || place.category;
    const text = textOf(section.description);
    if (text !== '') data.categoryTexts.set(category, text.slice(0, 2000));
    return dishesOf(section, data, { ...place, category, depth: place.depth + 1 });
  });
  return [...items, ...sections];
}

const childrenOf = (
  node: Record<string, unknown>,
  property: 'hasMenuSection' | 'hasMenuItem',
  data: LinkedData,
): Record<string, unknown>[] => data.all(node[property]);

function remarksOf({ currencies }: LinkedData, currency: string): string[] {
  return [...currencies]
    .filter((other) => other !== currency)
    .map(
      (other) => `The prices are said to be ${other}; the same numbers are taken as ${currency}.`,
    );
}
