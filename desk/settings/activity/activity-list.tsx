import { useEffect, useRef, useState } from 'react';
import type { AuditEntry } from '#schemas/api/audit-log.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useAuditLog, type AuditLogAsked } from '#desk/api/staff-audit-log.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './activity-page.module.css';

type ActivityListProps = {
  asked: AuditLogAsked;
  /** What did not come is asked for again: so is what else the page lacks. */
  onAgain(): void;
};

/** What was found in the audit log, some at a time. */
export function ActivityList({ asked, onAgain }: ActivityListProps) {
  const [after, setAfter] = useState<readonly (number | null)[]>([null]);
  return after.map((id, index) => (
    <SomeEntries
      key={id}
      asked={asked}
      after={id}
      onAgain={onAgain}
      onMore={index === after.length - 1 ? (next) => setAfter((before) => [...before, next]) : null}
    />
  ));
}

type SomeEntriesProps = ActivityListProps & {
  /** null: the newest. */
  after: number | null;
  /** null: those that follow are shown already. */
  onMore: ((after: number) => void) | null;
};

function SomeEntries({ asked, after, onAgain, onMore }: SomeEntriesProps) {
  const { deskActivity: words } = useDeskMessages();
  const query = useAuditLog(asked, after);
  const { data, refetch } = query;
  const isTrouble = hasFailed(query);
  const list = useRef<HTMLUListElement>(null);
  const isThere = data !== undefined;
  // The button that asked for them is gone, and the focus with it.
  useEffect(() => {
    if (isThere && after !== null && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [after, isThere]);
  const isAll = Object.keys(asked).length === 0;
  const next = data?.next ?? null;
  return (
    <>
      {isTrouble && (
        <div role="alert" className={css.problem}>
          <p>{words.failed}</p>
          <ActionButton
            look="outline"
            onClick={() => {
              void refetch();
              onAgain();
            }}
          >
            {words.again}
          </ActionButton>
        </div>
      )}
      {!isThere && !isTrouble && (
        <p className={css.hint} aria-busy="true">
          {words.loading}
        </p>
      )}
      <output className={css.hint}>
        {data?.entries.length === 0 && (isAll ? words.nothing : words.none)}
      </output>
      {data && data.entries.length > 0 && (
        <ul ref={list} className={css.entries} aria-label={words.list} tabIndex={-1}>
          {data.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} timeZone={data.time_zone} />
          ))}
        </ul>
      )}
      {next !== null && onMore && (
        <ActionButton look="outline" onClick={() => onMore(next)}>
          {words.more}
        </ActionButton>
      )}
    </>
  );
}

function Entry({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const { deskActivity: words } = useDeskMessages();
  const format = useFormat();
  const { date, time } = localDateTime(Date.parse(entry.at), timeZone);
  const act = new Map(Object.entries(words.acts)).get(entry.call) ?? entry.call;
  const details = [
    entry.order !== null && words.order(entry.order),
    entry.about !== null && words.about(entry.about),
    entry.restaurant,
    entry.device !== null && words.device(entry.device),
    entry.role !== null && words.roles[entry.role],
    entry.is_key && words.key,
  ].filter((detail) => typeof detail === 'string');
  return (
    <li className={css.entry}>
      <time className={css.when} dateTime={entry.at}>
        {words.at(format.date(date), format.time(time))}
      </time>
      <div className={css.what}>
        <p>
          <b>{entry.person_id === null && !entry.is_key ? words.nobody : entry.name}</b> {act}
        </p>
        {details.length > 0 && <p className={css.hint}>{details.join(' · ')}</p>}
      </div>
    </li>
  );
}
