import Trash from 'lucide-react/icons/trash-2';
import { useDeferredValue, useId, useState } from 'react';
import type { Suburb } from '#schemas/api/staff-delivery.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useSuburbChanges, useSuburbs } from '#desk/api/staff-delivery.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { TextField } from '../form/fields.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AddSuburb } from './add-suburb.tsx';
import css from './delivery.module.css';
import { SuburbFile } from './suburb-file.tsx';

/** The suburbs that addresses are checked by; owners add, remove and import them. */
export function Suburbs() {
  const { deskDelivery, deskForms } = useDeskMessages();
  const words = deskDelivery.suburbs;
  const id = useId();
  const { member } = useDesk();
  const [search, setSearch] = useState('');
  const [removed, setRemoved] = useState<Suburb | null>(null);
  const asked = useDeferredValue(search.trim());
  const query = useSuburbs(asked);
  const { add, remove, readFile } = useSuburbChanges();
  const isOwner = member.role === 'owner';
  const found = query.data?.pages.flatMap(({ suburbs }) => suburbs) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <section className={css.group} aria-labelledby={`${id}-legend`}>
      <h3 id={`${id}-legend`} className={css.legend}>
        {words.legend}
      </h3>
      <p className={css.hint}>{words.hint}</p>
      <TextField
        label={words.search}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <output className={css.count}>
        {removed ? words.removed(removed.suburb) : query.data ? words.total(total) : ''}
        {removed && (
          <ActionButton
            look="outline"
            onClick={() => add.mutate(removed, { onSuccess: () => setRemoved(null) })}
          >
            {words.undo}
          </ActionButton>
        )}
      </output>
      {hasFailed(query) ? (
        <div role="alert" className={css.problem}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void query.refetch()}>
            {deskForms.again}
          </ActionButton>
        </div>
      ) : query.data === undefined ? (
        <p aria-busy="true">{words.loading}</p>
      ) : found.length === 0 ? (
        <p>{asked === '' ? words.none : words.noneFound}</p>
      ) : (
        <ul className={css.suburbs}>
          {found.map((suburb) => (
            <li key={`${suburb.postcode} ${suburb.suburb}`} className={css.suburb}>
              <span>
                <strong>{suburb.suburb}</strong> {suburb.postcode}
                {suburb.city !== '' && <span className={css.hint}> · {suburb.city}</span>}
              </span>
              {isOwner && (
                <button
                  type="button"
                  className={css.icon}
                  aria-label={words.remove(suburb.suburb)}
                  onClick={() => remove.mutate(suburb, { onSuccess: () => setRemoved(suburb) })}
                >
                  <Trash aria-hidden="true" size={18} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div>
          <ActionButton
            look="outline"
            aria-disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {words.more}
          </ActionButton>
        </div>
      )}
      {(add.isError || remove.isError) && (
        <p role="alert" className={css.problem}>
          {words.changeFailed}
        </p>
      )}
      {isOwner ? (
        <>
          <AddSuburb add={add} />
          <SuburbFile readFile={readFile} />
        </>
      ) : (
        <p className={css.hint}>{words.ownersOnly}</p>
      )}
    </section>
  );
}
