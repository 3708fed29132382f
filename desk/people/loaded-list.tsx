import type { ReactNode } from 'react';
import { hasFailed, type TriedQuery } from '#ui/api/has-failed.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './people-page.module.css';

type LoadedListProps = {
  list: TriedQuery & { refetch(): unknown };
  children: ReactNode;
};

/** A list once it is there; what is known stays in view while it is asked for anew. */
export function LoadedList({ list, children }: LoadedListProps) {
  const words = useDeskMessages().deskPeople;
  if (list.data !== undefined) return children;
  if (!hasFailed(list)) {
    return (
      <p className={css.empty} aria-busy="true">
        {words.loading}
      </p>
    );
  }
  return (
    <div role="alert" className={css.empty}>
      <p>{words.failed}</p>
      <ActionButton onClick={() => void list.refetch()}>{words.again}</ActionButton>
    </div>
  );
}
