import { useState } from 'react';
import type { MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useMenuChange } from '#desk/api/staff-menu-history.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../menu.module.css';
import { describeChange, describeEntry, type DescribeContext } from './describe-change.ts';

type HistoryEntryProps = {
  restaurantId: number;
  entry: MenuHistoryEntry;
  context: DescribeContext;
  /** Something is being taken back. */
  isBusy: boolean;
  /** It has the changes of one dish, category or group alone, whatever else it changed. */
  isFiltered: boolean;
  onTakeBack(): void;
  /** Of a dish: makes it as it was before this. */
  onRestore?(): void;
};

/** What somebody changed at once: a line, which opens where it is several. */
export function HistoryEntry(props: HistoryEntryProps) {
  const { restaurantId, entry, context, isBusy, isFiltered, onTakeBack, onRestore } = props;
  const words = useDeskMessages().deskMenuHistory;
  const { locale } = useStorefront();
  const [isOpen, setIsOpen] = useState(false);
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const what = describeEntry(entry, context);
  const origin = words.origins[entry.origin];
  return (
    <li className={`${css.row} ${css.entry}`}>
      <div className={css.words}>
        <p className={css.name} data-undone={entry.is_undone || undefined}>
          {what}
        </p>
        <p className={css.detail}>
          {[words.by(entry.name, clock.format(new Date(entry.at))), origin]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {entry.change_count > 1 && (
          <details
            className={css.changes}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary className={css.open}>
              {words.open(isFiltered ? entry.changes.length : entry.change_count)}
            </summary>
            {isOpen &&
              (isFiltered || entry.changes.length === entry.change_count ? (
                <Changes entry={entry} context={context} />
              ) : (
                <AllChanges restaurantId={restaurantId} id={entry.id} context={context} />
              ))}
          </details>
        )}
      </div>
      <div className={css.actions}>
        {entry.is_undone ? (
          <p className={css.detail}>{words.isUndone}</p>
        ) : (
          <ActionButton
            look="outline"
            aria-label={words.takeBackOf(what)}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onTakeBack()}
          >
            {words.takeBack}
          </ActionButton>
        )}
        {onRestore && (
          <ActionButton look="outline" onClick={onRestore}>
            {words.restore.open}
          </ActionButton>
        )}
      </div>
    </li>
  );
}

type ChangesProps = {
  entry: Pick<MenuHistoryEntry, 'changes' | 'names'>;
  context: DescribeContext;
};

function Changes({ entry, context }: ChangesProps) {
  const own = { ...context, names: entry.names };
  return (
    <ul className={css.changeList}>
      {entry.changes.map((change) => (
        <li key={change.path.join('/')}>{describeChange(change, own)}</li>
      ))}
    </ul>
  );
}

type AllChangesProps = { restaurantId: number; id: number; context: DescribeContext };

/** The changes of an entry of which the list has only the first. */
function AllChanges({ restaurantId, id, context }: AllChangesProps) {
  const words = useDeskMessages().deskMenuHistory;
  const query = useMenuChange(restaurantId, id);
  if (query.data) return <Changes entry={query.data} context={context} />;
  if (!hasFailed(query)) return <p aria-busy="true">{words.loading}</p>;
  return (
    <div role="alert" className={css.trouble}>
      <p>{words.detailsFailed}</p>
      <ActionButton look="outline" onClick={() => void query.refetch()}>
        {words.again}
      </ActionButton>
    </div>
  );
}
