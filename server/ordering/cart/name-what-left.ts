import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { Language } from '#schemas/languages/languages.ts';
import type { CartPart } from '#schemas/rules/line/cart-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { presentTranslation } from '#schemas/translations/present-translation.ts';
import type { StoredLine } from '../../db/queries/cart-items.ts';
import {
  findLeftNames,
  type LeftKind,
  type WrittenName,
} from '../../db/queries/left-menu-names.ts';
import type { Deps } from '../../dependencies/deps.ts';

/** Entry that the menu does not have any more, and the dish that it was chosen for. */
type Left = { kind: LeftKind; id: number; dishId: number | null };

type Found = {
  tenantId: number;
  lines: readonly StoredLine[];
  problems: readonly RefusalProblem[];
  /** The menu as the cart's reader has it; null: its restaurant has none. */
  menuIn(): MenuIndex | null;
};

/**
 * The problems of a cart, with the names of dishes, offers and choices that left the menu since they
 * were put in: the menu itself does not know them any more. Only a cart with such a problem asks for
 * them.
 */
export async function nameWhatLeft(
  { db }: Pick<Deps, 'db'>,
  { tenantId, lines, problems, menuIn }: Found,
): Promise<RefusalProblem[]> {
  const found = problems.map((problem) => ({ problem, left: leftOf(problem, lines) }));
  const namesOf = async (kind: LeftKind) => {
    const ids = found.flatMap(({ left }) => (left?.kind === kind ? [left.id] : []));
    return [kind, await findLeftNames(db, tenantId, { kind, ids })] as const;
  };
  if (found.every(({ left }) => left === null)) return [...problems];
  const names = new Map(await Promise.all(kinds.map(namesOf)));
  const menu = menuIn();
  return found.map(({ problem, left }) => {
    const written = left && names.get(left.kind)?.get(left.id);
    if (!left || !written) return problem;
    const dish = left.dishId === null ? undefined : menu?.products.get(left.dishId)?.name;
    return {
      ...problem,
      message: ({ language, cart }) => {
        const name = nameIn(written, language);
        return dish === undefined ? cart.leftMenu(name) : cart.choiceLeftMenu(name, dish);
      },
    };
  });
}

const kinds: readonly LeftKind[] = ['dish', 'modifier', 'value', 'combo', 'deal'];

const nameIn = ({ name, translations }: WrittenName, language: Language): string =>
  language === 'en' ? name : (presentTranslation(name, translations[language]?.name) ?? name);

/** Finds what left the menu by a problem's path (schemas/rules/line/line-problems.ts); null: nothing did. */
function leftOf({ path, code }: RefusalProblem, lines: readonly StoredLine[]): Left | null {
  if (!code.startsWith('unknown_')) return null;
  const [items, lineId, ...rest] = path.split('.');
  const line = items === 'items' ? lines.find(({ id }) => String(id) === lineId) : undefined;
  if (!line) return null;
  if (code === 'unknown_combo' || code === 'unknown_deal') {
    if (line.offerId === null) return null;
    return { kind: code === 'unknown_combo' ? 'combo' : 'deal', id: line.offerId, dishId: null };
  }
  const isInPart = rest[0] === 'portions' || rest[0] === 'children';
  const part = line.parts[isInPart ? Number(rest[1]) : 0];
  if (!part) return null;
  const dishId = part.restaurantProductId;
  if (code === 'unknown_product') return { kind: 'dish', id: dishId, dishId: null };
  const choice = choiceAt(part, isInPart ? rest.slice(2) : rest);
  return choice && { ...choice, dishId };
}

/** Choice at the end of a path through the options of a dish. */
function choiceAt(part: CartPart, path: readonly string[]): Omit<Left, 'dishId'> | null {
  let chosen: Pick<ModifierChoice, 'modifiers' | 'configurations'> = part;
  let rest = path;
  while (rest[0] === 'modifier_groups' && rest.length > 3) {
    const id = Number(rest[2]);
    const next: ModifierChoice | undefined = chosen.modifiers?.find(
      ({ modifier_id: one }) => one === id,
    );
    if (!next) return null;
    chosen = next;
    rest = rest.slice(3);
  }
  const [kind, place] = rest;
  if (kind === 'modifiers') {
    const modifier = chosen.modifiers?.[Number(place)];
    return modifier ? { kind: 'modifier', id: modifier.modifier_id } : null;
  }
  if (kind !== 'configurations') return null;
  const value = chosen.configurations.find(({ attribute_id: id }) => String(id) === place);
  return value ? { kind: 'value', id: value.attribute_value_id } : null;
}
