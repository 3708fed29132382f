import { useEffect, useRef } from 'react';
import type { ListedSubscriber } from '#schemas/api/staff-mails.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useSubscribers } from '#desk/api/staff-mails.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type SomeSubscribersProps = {
  /** A part of the address; '': any. */
  text: string;
  /** null: the first. */
  after: string | null;
  /** null: those that follow are shown already. */
  onMore: ((after: string) => void) | null;
  onRemove(subscriber: ListedSubscriber): void;
};

/** Some of the addresses that get the newsletter. */
export function SomeSubscribers({ text, after, onMore, onRemove }: SomeSubscribersProps) {
  const words = useDeskMessages().deskMails;
  const format = useFormat();
  const zone = useDesk().restaurants[0]?.time_zone ?? 'UTC';
  const query = useSubscribers(text, after);
  const { data, refetch } = query;
  const list = useRef<HTMLUListElement>(null);
  const isThere = data !== undefined;
  // The button that asked for them is gone, and the focus with it.
  useEffect(() => {
    if (isThere && after !== null && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [after, isThere]);
  if (!data) {
    if (!hasFailed(query)) return <p aria-busy="true">{words.loading}</p>;
    return (
      <div role="alert" className={form.trouble}>
        <p>{words.notLoaded}</p>
        <ActionButton look="outline" onClick={() => void refetch()}>
          {words.again}
        </ActionButton>
      </div>
    );
  }
  const { subscribers, next } = data;
  const dateOf = (instant: string) => format.date(localDateTime(Date.parse(instant), zone).date);
  return (
    <>
      {text !== '' && subscribers.length === 0 && <p>{words.none}</p>}
      {subscribers.length > 0 && (
        <ul ref={list} className={form.people} tabIndex={-1}>
          {subscribers.map((one) => (
            <li key={one.id} className={form.person}>
              <div>
                <p className={form.name}>{one.email}</p>
                {one.confirmed_at !== null && (
                  <p className={form.hint}>{words.confirmed(dateOf(one.confirmed_at))}</p>
                )}
              </div>
              <ActionButton
                look="outline"
                aria-label={words.removeOf(one.email)}
                onClick={() => onRemove(one)}
              >
                {words.remove}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      {next !== null && onMore && (
        <div>
          <ActionButton look="outline" onClick={() => onMore(next)}>
            {words.more}
          </ActionButton>
        </div>
      )}
    </>
  );
}
