import { useEffect, useState, type RefObject } from 'react';
import type { Problem } from '#schemas/api/wire.ts';
import type { Messages } from '#schemas/messages/en.ts';
import { checkChoices, type Choices, type Offered } from '#schemas/rules/check-choices.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';

/** The group a problem belongs to: 'modifier_groups.7' of 'modifier_groups.7.31'. */
const groupOf = (path: string) => path.split('.').slice(0, 2).join('.');

/** Under its own heading a group need not be named again; anything else says what it is about. */
function inWords(problem: Problem, { groups }: Offered, words: Messages['menu']): string {
  if (problem.path !== groupOf(problem.path)) return problem.message;
  if (problem.code === 'configuration_required') return words.missing(1);
  if (problem.code !== 'group_min') return problem.message;
  const group = groups.find(({ id }) => problem.path === `modifier_groups.${id}`);
  return group ? words.missing(group.min) : problem.message;
}

/**
 * What is missing, by group, once the customer has tried to add the dish (rules R26 to R28).
 * `showMissing` tells whether something is, scrolls to the first such group and focuses it.
 */
export function useChoiceProblems(
  form: RefObject<HTMLElement | null>,
  offered: Offered,
  choices: Choices,
) {
  const words = useStorefront().messages.menu;
  const [attempt, setAttempt] = useState(0);
  const problems = checkChoices(offered, choices);
  const byGroup = new Map<string, string>();
  if (attempt > 0) {
    for (const problem of problems.toReversed()) {
      byGroup.set(groupOf(problem.path), inWords(problem, offered, words));
    }
  }

  useEffect(() => {
    if (attempt === 0) return;
    const group = form.current?.querySelector<HTMLElement>('[data-failed]');
    // A chosen option that lacks a value of its own is meant rather than its group.
    const nested = [...(group?.querySelectorAll('fieldset') ?? [])].find(
      (set) => set.querySelector('input') && !set.querySelector(':checked'),
    );
    const field = (nested ?? group)?.querySelector<HTMLElement>('input:not(:disabled), button');
    group?.scrollIntoView({ block: 'start' });
    field?.focus({ preventScroll: true });
  }, [attempt, form]);

  return {
    problemOf: (group: string): string | null => byGroup.get(group) ?? null,
    showMissing: (): boolean => {
      if (problems.length === 0) return false;
      setAttempt((count) => count + 1);
      return true;
    },
  };
}
