import { useEffect, useRef, useState } from 'react';
import {
  contactFilter,
  type ContactFilter,
  type StaffContactMessage,
} from '#schemas/api/staff-contact-messages.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useContactMessages } from '#desk/api/staff-contact-messages.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './messages.module.css';
import { useMessageTime } from './use-message-time.ts';

type MessageListProps = {
  filter: ContactFilter;
  onFilter(filter: ContactFilter): void;
  onOpen(id: string): void;
};

/** Messages of one kind, some at a time, and the choice of the kind. */
export function MessageList({ filter, onFilter, onOpen }: MessageListProps) {
  const { deskMessages: words } = useDeskMessages();
  const [after, setAfter] = useState<readonly (string | null)[]>([null]);
  const choose = (next: ContactFilter) => {
    setAfter([null]);
    onFilter(next);
  };
  return (
    <>
      <fieldset className={css.filters}>
        <legend className={css.hidden}>{words.filter}</legend>
        {contactFilter.options.map((option) => (
          <label key={option} className={css.filter}>
            <input
              type="radio"
              name="filter"
              checked={option === filter}
              onChange={() => choose(option)}
            />
            {words.filters[option]}
          </label>
        ))}
      </fieldset>
      {filter === 'suspected' && <p className={css.muted}>{words.suspectedText}</p>}
      {after.map((id, index) => (
        <SomeMessages
          key={`${filter} ${id}`}
          filter={filter}
          after={id}
          onOpen={onOpen}
          onMore={
            index === after.length - 1 ? (next) => setAfter((before) => [...before, next]) : null
          }
        />
      ))}
    </>
  );
}

type SomeMessagesProps = Omit<MessageListProps, 'onFilter'> & {
  /** null: the newest. */
  after: string | null;
  /** null: those that follow are shown already. */
  onMore: ((after: string) => void) | null;
};

function SomeMessages({ filter, after, onOpen, onMore }: SomeMessagesProps) {
  const { deskMessages: words } = useDeskMessages();
  const query = useContactMessages(filter, after);
  const { data, refetch } = query;
  const list = useRef<HTMLUListElement>(null);
  const isThere = data !== undefined;
  // The button that asked for them is gone, and the focus with it.
  useEffect(() => {
    if (isThere && after !== null && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [after, isThere]);
  const next = data?.next ?? null;
  const failed = hasFailed(query);
  return (
    <>
      {failed && (
        <div role="alert" className={css.problem}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      )}
      {!isThere && !failed && (
        <p className={css.muted} aria-busy="true">
          {words.loading}
        </p>
      )}
      <output className={css.muted}>
        {data?.messages.length === 0 && after === null && words.none[filter]}
        {filter === 'open' && after === null && data && data.open_count > 0
          ? words.openCount(data.open_count)
          : ''}
      </output>
      {data && data.messages.length > 0 && (
        <ul ref={list} className={css.list} tabIndex={-1}>
          {data.messages.map((message) => (
            <MessageRow key={message.id} message={message} onOpen={() => onOpen(message.id)} />
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

function MessageRow({ message, onOpen }: { message: StaffContactMessage; onOpen(): void }) {
  const { deskMessages: words } = useDeskMessages();
  const at = useMessageTime();
  const details = [words.subjects[message.subject], message.restaurant?.name, at(message.sent_at)];
  return (
    <li className={css.row}>
      <div className={css.who}>
        <p className={css.name}>{message.name}</p>
        <p className={css.muted}>{details.filter(Boolean).join(' · ')}</p>
        <p className={css.excerpt}>{message.text}</p>
      </div>
      <ActionButton look="outline" aria-label={words.readOf(message.name)} onClick={onOpen}>
        {words.read}
      </ActionButton>
    </li>
  );
}
