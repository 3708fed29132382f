import { useEffect, useState, type RefObject } from 'react';
import type { LineProblem } from '#schemas/rules/line/line-problem.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { Messages } from '#schemas/messages/en.ts';
import type { DishMessages } from '#schemas/messages/en-dishes.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import type { ProblemOf } from '../choices/problem-keys.ts';

/** The group a problem of a dish's choices belongs to, as `ChoiceGroup` names itself. */
const groupOf = (path: string) => path.replace(/\.\d+\.modifier_id$/, '');

/** Under its own heading a group need not be named again; anything else says what it is about. */
function inWords(
  { path, code, message }: LineProblem,
  menu: MenuIndex,
  { words, say }: { words: Messages['menu']; say: DishMessages },
) {
  if (code === 'configuration_required') return words.missing(1);
  if (code !== 'group_min') return message(say);
  const group = menu.groups.get(Number(path.split('.').at(-1)));
  return group ? words.missing(group.min) : message(say);
}

/**
 * What is wrong, by group, once the customer has tried to go on (rules R26 to R28). `showMissing`
 * returns whether something is, scrolls to the first such group and focuses it.
 */
export function useLineProblems(
  form: RefObject<HTMLElement | null>,
  problems: readonly LineProblem[],
  menu: MenuIndex,
) {
  const words = useStorefront().messages.menu;
  const say = useDishMessages();
  const [attempt, setAttempt] = useState(0);
  const byGroup = new Map<string, string>();
  if (attempt > 0) {
    for (const problem of problems.toReversed()) {
      byGroup.set(groupOf(problem.path), inWords(problem, menu, { words, say }));
    }
  }

  useEffect(() => {
    if (attempt === 0) return;
    const group = form.current?.querySelector<HTMLElement>('[data-failed]');
    const field = group?.querySelector<HTMLElement>('input:not(:disabled), button');
    group?.scrollIntoView({ block: 'start' });
    field?.focus({ preventScroll: true });
  }, [attempt, form]);

  const problemOf: ProblemOf = (key) => byGroup.get(key) ?? null;
  return {
    problemOf,
    showMissing: (those: readonly LineProblem[] = problems): boolean => {
      if (those.length === 0) return false;
      setAttempt((count) => count + 1);
      return true;
    },
    /** Nothing has been asked for yet: as after a step to the next part. */
    forget: () => setAttempt(0),
  };
}
