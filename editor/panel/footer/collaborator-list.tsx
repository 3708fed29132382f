import { useEffect, useRef } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { pathOf } from '../../core/settings/path-of.ts';
import type { Collaborator } from '../../core/ports.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import styles from './collaborators.module.css';

/** More are counted. */
const most = 3;

/** The others by name, each with the sections they have selected, which a press leads to. */
export function CollaboratorList({ others }: { others: readonly Collaborator[] }) {
  const people = byName(others);
  useToldNames(JSON.stringify([...people.keys()]));
  return (
    <div className={styles.collaborators}>
      <span>Also here</span>
      <ul className={styles.others}>
        {[...people].slice(0, most).map(([name, groups]) => (
          <li key={name} className={styles.other}>
            <span className={styles.initial} aria-hidden="true">
              {name.slice(0, 1)}
            </span>
            <span className={styles.name}>{name}</span>
            {groups.map((group) => (
              <Whereabouts key={group} group={group} who={name} />
            ))}
          </li>
        ))}
      </ul>
      {people.size > most && <span>and {people.size - most} more</span>}
    </div>
  );
}

/** Screen readers hear who has come; who goes is not worth a word. @param names as JSON */
function useToldNames(names: string): void {
  const { announce } = useEditor();
  const announced = useRef('[]');
  useEffect(() => {
    const before: string[] = JSON.parse(announced.current);
    const present: string[] = JSON.parse(names);
    announced.current = names;
    const come = present.filter((name) => !before.includes(name));
    if (come.length > 0) announce(`Also editing this now: ${come.join(', ')}.`);
  }, [names, announce]);
}

/** The groups that everyone has selected; two windows of one person are one. */
function byName(others: readonly Collaborator[]): Map<string, readonly string[]> {
  const people = new Map<string, readonly string[]>();
  for (const { name, is_you, group } of others) {
    const called = is_you ? 'You, in another window' : name;
    const groups = new Set([...(people.get(called) ?? []), ...(group === null ? [] : [group])]);
    people.set(called, [...groups]);
  }
  return people;
}

function Whereabouts({ group, who }: { group: string; who: string }) {
  const { document, select } = useEditor();
  const path = pathOf(group);
  // Finished looks are no part of the document, and a section may be gone here already.
  if (valueAt(document.get(), path) === undefined) return null;
  const { groupLabel } = nameOfSetting(document.get(), path);
  return (
    <button
      type="button"
      className={styles.where}
      aria-label={`${groupLabel}: ${who}`}
      onClick={() => select({ group, by: 'panel' })}
    >
      {groupLabel}
    </button>
  );
}
