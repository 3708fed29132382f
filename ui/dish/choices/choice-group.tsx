import { useId, type ReactNode } from 'react';
import styles from './choice-group.module.css';

type ChoiceGroupProps = {
  /** Path of the group in problems: where a missing choice leads to. */
  groupKey: string;
  name: string;
  /** The option that asks it, where one does: it stands above the name like a breadcrumb. */
  askedBy?: string | undefined;
  /** 1 to 3: how deep it is asked. */
  depth?: number;
  rule: string;
  isRequired: boolean;
  isFilled: boolean;
  /** What is missing, in words; null while nothing is, or nobody asked yet. */
  problem: string | null;
  children: ReactNode;
};

/** A fieldset whose legend says what is asked and how many (rule R96). */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const problemId = useId();
  const { groupKey, name, askedBy, depth = 1, rule, isRequired, isFilled, problem } = props;
  return (
    <fieldset
      className={styles.group}
      data-group={groupKey}
      data-depth={depth}
      data-failed={problem !== null || undefined}
      {...(problem !== null && { 'aria-describedby': problemId })}
    >
      <legend className={styles.legend}>
        <span className={styles.name}>
          {askedBy !== undefined && <span className={styles.askedBy}>{askedBy} › </span>}
          {name}
        </span>{' '}
        <span
          className={styles.rule}
          data-required={isRequired || undefined}
          data-filled={isFilled || undefined}
        >
          {rule}
        </span>
      </legend>
      {problem !== null && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.options}>{props.children}</div>
    </fieldset>
  );
}
