import type { ReactNode } from 'react';
import { Plate } from '#variants/primitives/plate.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** Its h1: a sentence, or a heading that minds the focus itself. */
  title: ReactNode;
  text?: string;
  /** First letter of the business, on the plate. */
  letter: string;
  /** The way on: the first is the main one. */
  children?: ReactNode;
  /** Something small below, for whoever needs it. */
  note?: string;
};

/** A screen that holds nothing yet, or not any more: says so plainly and shows the way on. */
export function EmptyState({ title, text, letter, children, note }: EmptyStateProps) {
  return (
    <section className={styles.section}>
      <div className={styles.plate}>
        <Plate letter={letter} />
      </div>
      <div className={styles.words}>
        {typeof title === 'string' ? <h1>{title}</h1> : title}
        {text && <p className={styles.text}>{text}</p>}
        {children && <div className={styles.actions}>{children}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
