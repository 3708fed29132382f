import type { ReactNode } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './form.module.css';

type LoadedSettingsProps<T> = {
  heading: string;
  /** Below the heading: what the page is about. */
  intro?: string;
  query: { data: T | undefined; isError: boolean; refetch(): unknown };
  children(data: T): ReactNode;
};

/** A page of settings: its heading, and what it shows once it is there. */
export function LoadedSettings<T>({ heading, intro, query, children }: LoadedSettingsProps<T>) {
  const words = useDeskMessages().deskForms;
  const { data, isError, refetch } = query;
  return (
    <div className={css.page}>
      <h2 className={css.heading}>{heading}</h2>
      {intro !== undefined && <p className={css.hint}>{intro}</p>}
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <div role="alert" className={css.trouble}>
          <p>{words.failed}</p>
          <ActionButton onClick={() => refetch()}>{words.again}</ActionButton>
        </div>
      ) : (
        <p aria-busy="true">{words.loading}</p>
      )}
    </div>
  );
}
