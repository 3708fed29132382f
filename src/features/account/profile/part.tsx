import { useId, type ReactNode } from 'react';
import css from './profile-page.module.css';

type PartProps = { title: string; text?: string; children: ReactNode };

/** A part of the account under its heading. */
export function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {text !== undefined && <p className={css.muted}>{text}</p>}
      {children}
    </section>
  );
}

/** Why a change was not made; read out. */
export function Problem({ children }: { children: string | null }) {
  return (
    <p role="alert" className={css.problem}>
      {children}
    </p>
  );
}

/** What a part of the account is given: where its outcome is said. */
export type PartReport = { onDone(sentence: string): void };
