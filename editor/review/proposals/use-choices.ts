import { useMemo, useState } from 'react';
import type { ChangeStanding } from '#schemas/api/site-proposals.ts';
import type { ConfigConflict } from '#schemas/config/changes.ts';
import { contentAt } from '#schemas/config/content-at.ts';
import { settingPath } from '#schemas/config/overrides.ts';
import type { ReviewedProposal } from '../../core/ports.ts';
import type { Choice } from '../conflicts/conflict-choice.tsx';
import type { Difference } from '../differences/difference.ts';
import { differencesBetween } from '../differences/differences.ts';
import { keysOf } from './keys-of.ts';

/** What an owner takes of a proposal: all of it, but for what is left out or not chosen. */
export function useChoices({ details, published, withChanges }: ReviewedProposal) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const { changed, possible } = useMemo(
    () => ({
      changed: keysWith(details, ['changed']),
      possible: keysWith(details, ['open', 'done', 'changed']),
    }),
    [details],
  );
  const taken = useMemo(
    () =>
      possible.filter(
        (key) => !leftOut.has(key) && (!changed.includes(key) || choices.get(key) === 'theirs'),
      ),
    [possible, changed, leftOut, choices],
  );
  const whole = useMemo(() => withChanges(possible), [withChanges, possible]);
  const config = useMemo(() => withChanges(taken), [withChanges, taken]);
  const differences = useMemo(() => differencesBetween(published, config), [published, config]);
  const conflicts: ConfigConflict[] = changed.map((key) => {
    const path = settingPath(key);
    const at = (document: unknown) => contentAt(document, path).value;
    return { path, mine: at(published), theirs: at(whole) };
  });
  return {
    taken,
    config,
    differences,
    conflicts,
    choices,
    undecided: changed.filter((key) => !choices.has(key)).length,
    leftOut: possible.filter((key) => leftOut.has(key)),
    choose: (key: string, choice: Choice) => setChoices(new Map([...choices, [key, choice]])),
    leaveOut(places: readonly Difference[]) {
      const keys = places.flatMap(({ place }) => keysOf(place, taken));
      const free = keys.filter((key) => !changed.includes(key));
      setLeftOut(new Set([...leftOut, ...free]));
      const chosen = keys.filter((key) => changed.includes(key));
      setChoices(new Map([...choices, ...chosen.map((key) => [key, 'mine'] as const)]));
    },
    takeIn: (key: string) => setLeftOut(new Set([...leftOut].filter((one) => one !== key))),
  };
}

const keysWith = (
  { proposed }: ReviewedProposal['details'],
  standings: readonly ChangeStanding[],
): string[] =>
  proposed.filter(({ standing }) => standings.includes(standing)).map(({ key }) => key);
