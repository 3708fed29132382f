import { useEffect, useState, type RefObject } from 'react';
import { checkChoices, type Choices, type Offered } from '#schemas/rules/check-choices.ts';

/** The group a problem belongs to: 'modifier_groups.7' of 'modifier_groups.7.31'. */
const groupOf = (path: string) => path.split('.').slice(0, 2).join('.');

/**
 * What is missing, by group, once the customer has tried to add the dish (rules R26 to R28).
 * `showMissing` tells whether something is, scrolls to the first such group and focuses it.
 */
export function useChoiceProblems(
  form: RefObject<HTMLElement | null>,
  offered: Offered,
  choices: Choices,
) {
  const [attempt, setAttempt] = useState(0);
  const problems = checkChoices(offered, choices);
  const byGroup = new Map<string, string>();
  if (attempt > 0) {
    for (const { path, message } of problems.toReversed()) byGroup.set(groupOf(path), message);
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
