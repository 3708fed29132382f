import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auditLogFileUrl, type AuditLogAsked } from '#desk/api/staff-audit-log.ts';
import { usePeople } from '#desk/api/staff-people.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './activity-page.module.css';
import { ActivityList } from './activity-list.tsx';

/** The audit log: what staff did, and who signed in when. */
export function ActivityPage() {
  const { deskActivity: words } = useDeskMessages();
  const [search, setSearch] = useSearchParams();
  const kind = isKind(words.kinds, search.get('kind'));
  const [person, date] = [search.get('person'), search.get('day')];
  // What is looked for stands in the address, so that it can be linked, and survives a reload.
  const asked: AuditLogAsked = {
    ...(person && { person }),
    ...(kind && { kind }),
    ...(date && { date }),
  };
  const ask = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const people = usePeople();
  const isAll = Object.keys(asked).length === 0;
  return (
    <section className={css.page} aria-label={words.title}>
      <h2 className={css.heading}>{words.heading}</h2>
      <p className={css.hint}>{words.intro}</p>
      <search className={css.filters}>
        <Choose
          label={words.person}
          value={person ?? ''}
          onChoose={(value) => ask('person', value)}
        >
          <option value="">{words.everybody}</option>
          {people.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choose>
        <Choose label={words.kind} value={kind ?? ''} onChoose={(value) => ask('kind', value)}>
          <option value="">{words.everything}</option>
          {Object.entries(words.kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choose>
        <label className={css.field}>
          {words.day}
          <input
            className={css.input}
            type="date"
            value={date ?? ''}
            onChange={({ target }) => ask('day', target.value)}
          />
        </label>
        {!isAll && (
          <ActionButton look="outline" onClick={() => setSearch({}, { replace: true })}>
            {words.clear}
          </ActionButton>
        )}
        <ButtonLink look="outline" href={auditLogFileUrl(asked)} download>
          {words.file}
        </ButtonLink>
      </search>
      <ActivityList
        key={JSON.stringify(asked)}
        asked={asked}
        onAgain={() => void (people.isError && people.refetch())}
      />
    </section>
  );
}

const isKind = <K extends string>(kinds: Record<K, string>, text: string | null): K | null => {
  const known = (name: string): name is K => Object.hasOwn(kinds, name);
  return text !== null && known(text) ? text : null;
};

type ChooseProps = {
  label: string;
  value: string;
  onChoose(value: string): void;
  children: ReactNode;
};

function Choose({ label, value, onChoose, children }: ChooseProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={css.input}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </div>
  );
}
