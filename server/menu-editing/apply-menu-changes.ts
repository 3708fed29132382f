import { z } from 'zod';
import {
  editedCategory,
  editedCombo,
  editedDish,
  editedGroup,
  editedHalfSet,
  menuDocument,
  menuKey,
  type MenuDocument,
} from '#schemas/api/menu-document.ts';
import type { MenuChange } from '#schemas/api/staff-menu.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { applyChanges, isSameValue } from '#schemas/config/changes.ts';
import { unbounded } from '#schemas/api/unbounded.ts';
import { fitting } from '#schemas/config/reversible-changes.ts';
import { checkMenu } from '#schemas/rules/menu-editing/check-menu.ts';
import type { MenuProblem } from '#schemas/rules/menu-editing/menu-problem.ts';
import { ApiError } from '../errors/api-error.ts';
import { asSentence, issueMessage } from '../errors/issue-message.ts';
import { amountProblems } from './amount-problems.ts';

/**
 * The menu with changes made, read by its schema where they are.
 * @throws ApiError 412 where a place is not as the change says it was, 422 with each place where the
 * menu cannot stand like that. What was wrong before and is not touched refuses nothing, nor does
 * what an undo brings back that is borne.
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

/** What is borne stays the same problem under another name. */
const keyOfProblem = ({ path, message, isBorne }: MenuProblem): string =>
  isBorne ? path.join('.') : `${path.join('.')} ${message}`;

/** Reads each entry that differs by its schema, and the rest as it was: null where one cannot be. */
function readChanged(
  before: MenuDocument,
  document: unknown,
  problems: Problem[],
): MenuDocument | null {
  const outline = outlineOf.safeParse(document, inWords);
  if (!outline.success) {
    problems.push(...issuesOf(outline.error.issues, []));
    return null;
  }
  const { data } = outline;
  const read = <T>(
    kind: EntryKind,
    schema: z.ZodType<T>,
    were: Readonly<Record<string, T>>,
  ): Record<string, T> =>
    Object.fromEntries(
      Object.entries(data[kind]).flatMap(([key, entry]): [string, T][] => {
        const was = were[key];
        if (was !== undefined && isSameValue(was, entry)) return [[key, was]];
        const parsed = schema.safeParse(entry, inWords);
        if (parsed.success) return [[key, parsed.data]];
        const { issues } = parsed.error;
        const made = issues.filter((issue) => !isBorne(issue, was, entry));
        const borne = made.length === 0 ? unbounded(schema).safeParse(entry) : null;
        if (borne?.success) return [[key, borne.data]];
        problems.push(...issuesOf(made.length > 0 ? made : issues, [kind, key]));
        return [];
      }),
    );
  const after: MenuDocument = {
    category_ids: data.category_ids,
    combo_ids: data.combo_ids,
    half_set_ids: data.half_set_ids,
    categories: read('categories', editedCategory, before.categories),
    dishes: read('dishes', editedDish, before.dishes),
    groups: read('groups', editedGroup, before.groups),
    combos: read('combos', editedCombo, before.combos),
    half_sets: read('half_sets', editedHalfSet, before.half_sets),
  };
  return problems.length > 0 ? null : after;
}

type EntryKind = 'categories' | 'dishes' | 'groups' | 'combos' | 'half_sets';

const entries = z.record(menuKey, z.unknown());
const outlineOf = menuDocument.extend({
  categories: entries,
  dishes: entries,
  groups: entries,
  combos: entries,
  half_sets: entries,
});

const inWords = { error: issueMessage };

/** It was at its place before: who sets the price of a dish has not made its name too long. */
const isBorne = (issue: z.core.$ZodIssue, was: unknown, entry: unknown): boolean =>
  was !== undefined && isSameValue(valueAt(was, issue.path), valueAt(entry, issue.path));

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

function issuesOf(issues: readonly z.core.$ZodIssue[], within: readonly string[]): Problem[] {
  return issues.map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return {
      path: [...within, ...issue.path, ...field].join('.'),
      code: 'menu_problem',
      message: asSentence(issue.message),
    };
  });
}
