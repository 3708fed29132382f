import { z } from 'zod';
import {
  editedCategory,
  editedDish,
  editedGroup,
  menuDocument,
  menuKey,
  type MenuDocument,
} from '#schemas/api/menu-document.ts';
import type { MenuChange } from '#schemas/api/staff-menu.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { applyChanges, isSameValue } from '#schemas/config/changes.ts';
import { fitting } from '#schemas/config/reversible-changes.ts';
import { toMinor } from '#schemas/money.ts';
import { checkMenu } from '#schemas/rules/menu-editing/check-menu.ts';
import { ApiError } from '../errors/api-error.ts';
import { asSentence, issueMessage } from '../errors/issue-message.ts';

/**
 * The menu with changes made, read by its schema where they are.
 * @throws ApiError 412 where a place is not as the change says it was, 422 with each place where the
 * menu cannot stand like that. What was wrong before and is not touched refuses nothing.
 */
export function applyMenuChanges(
  before: MenuDocument,
  changes: readonly MenuChange[],
  { currency, present }: { currency: string; present: () => object },
): MenuDocument {
  const { document, missed } = applyChanges<unknown>(before, changes);
  if (missed.length > 0 || fitting(before, changes).length < changes.length) {
    const sentence = 'Somebody else changed this in the meantime.';
    throw new ApiError(412, 'stale_menu', sentence, { data: present() });
  }
  const problems: Problem[] = [];
  const after = readChanged(before, document, problems);
  if (after) {
    const known = new Set(checkMenu(before).map(keyOfProblem));
    const found = checkMenu(after).filter((one) => !known.has(keyOfProblem(one)));
    problems.push(
      ...found.map(({ path, message }) => ({
        path: path.join('.'),
        code: 'menu_problem',
        message,
      })),
      ...amountProblems(after, before, currency),
    );
  }
  if (!after || problems.length > 0) throw menuProblem(problems);
  return after;
}

/** @returns the refusal of a menu that cannot stand, led by its first problem. */
export const menuProblem = (problems: Problem[]): ApiError =>
  new ApiError(422, 'menu_problem', problems[0]?.message ?? 'This is no menu.', { problems });

const keyOfProblem = ({ path, message }: ReturnType<typeof checkMenu>[number]): string =>
  `${path.join('.')} ${message}`;

/** Reads each entry that differs by its schema, and the rest as it was: null where one cannot be. */
function readChanged(
  before: MenuDocument,
  document: unknown,
  problems: Problem[],
): MenuDocument | null {
  const outline = outlineOf.safeParse(document, inWords);
  if (!outline.success) {
    problems.push(...issuesOf(outline.error, []));
    return null;
  }
  const { data } = outline;
  const read = <T>(
    kind: 'categories' | 'dishes' | 'groups',
    schema: z.ZodType<T>,
    were: Readonly<Record<string, T>>,
  ): Record<string, T> =>
    Object.fromEntries(
      Object.entries(data[kind]).flatMap(([key, entry]): [string, T][] => {
        const was = were[key];
        if (was !== undefined && isSameValue(was, entry)) return [[key, was]];
        const parsed = schema.safeParse(entry, inWords);
        if (parsed.success) return [[key, parsed.data]];
        problems.push(...issuesOf(parsed.error, [kind, key]));
        return [];
      }),
    );
  const after: MenuDocument = {
    category_ids: data.category_ids,
    categories: read('categories', editedCategory, before.categories),
    dishes: read('dishes', editedDish, before.dishes),
    groups: read('groups', editedGroup, before.groups),
  };
  return problems.length > 0 ? null : after;
}

const entries = z.record(menuKey, z.unknown());
const outlineOf = menuDocument.extend({ categories: entries, dishes: entries, groups: entries });

const inWords = { error: issueMessage };

function issuesOf({ issues }: z.ZodError, within: readonly string[]): Problem[] {
  return issues.map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return {
      path: [...within, ...issue.path, ...field].join('.'),
      code: 'menu_problem',
      message: asSentence(issue.message),
    };
  });
}

/** Amounts with more places than the currency has. */
function amountProblems(after: MenuDocument, before: MenuDocument, currency: string): Problem[] {
  const problems: Problem[] = [];
  const check = (path: string, amount: number) => {
    try {
      toMinor(amount, currency);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const message = `${amount} has more decimals than ${currency} has.`;
      problems.push({ path, code: 'menu_problem', message });
    }
  };
  const checkChoices = (path: string, choices: MenuDocument['dishes'][string]['choices']) => {
    for (const [place, { values }] of choices.entries()) {
      for (const [at, { price_adjustment }] of values.entries()) {
        check(`${path}.choices.${place}.values.${at}.price_adjustment`, price_adjustment);
      }
    }
  };
  for (const [key, dish] of Object.entries(after.dishes)) {
    if (dish === before.dishes[key]) continue;
    check(`dishes.${key}.online_price`, dish.online_price);
    check(`dishes.${key}.price`, dish.price);
    checkChoices(`dishes.${key}`, dish.choices);
  }
  for (const [key, group] of Object.entries(after.groups)) {
    if (group === before.groups[key]) continue;
    for (const [place, option] of group.options.entries()) {
      const path = `groups.${key}.options.${place}`;
      check(`${path}.online_price`, option.online_price);
      check(`${path}.price`, option.price);
      checkChoices(path, option.choices);
    }
  }
  return problems;
}
