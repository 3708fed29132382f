import type { ReactNode } from 'react';
import { hasFailed, type TriedQuery } from '#ui/api/has-failed.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './form.module.css';

export type LoadedProps<T> = {
  query: TriedQuery & { data: T | undefined; refetch(): unknown };
  children(data: T): ReactNode;
};

/** What is drawn of settings once they are there; until then that they come, or that they did not. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const words = useDeskMessages().deskForms;
  const { data, refetch } = query;
  if (data !== undefined) return children(data);
  if (!hasFailed(query)) return <p aria-busy="true">{words.loading}</p>;
  return (
    <div role="alert" className={css.trouble}>
      <p>{words.failed}</p>
      <ActionButton onClick={() => refetch()}>{words.again}</ActionButton>
    </div>
  );
}
