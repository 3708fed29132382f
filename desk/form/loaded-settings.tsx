import type { ReactNode } from 'react';
import css from './form.module.css';
import { Loaded, type LoadedProps } from './loaded.tsx';

type LoadedSettingsProps<T> = LoadedProps<T> & {
  heading: string;
  /** Below the heading: what the page is about. */
  intro?: string;
  /** Has two columns where there is room. */
  isWide?: boolean;
  children(data: T): ReactNode;
};

/** A page of settings: its heading, and what it shows once it is there. */
export function LoadedSettings<T>({ heading, intro, isWide, ...loaded }: LoadedSettingsProps<T>) {
  return (
    <div className={css.page} data-wide={isWide || undefined}>
      <h2 className={css.heading}>{heading}</h2>
      {intro !== undefined && <p className={css.hint}>{intro}</p>}
      <Loaded {...loaded} />
    </div>
  );
}
