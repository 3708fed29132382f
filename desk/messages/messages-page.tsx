import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactFilter, type ContactFilter } from '#schemas/api/staff-contact-messages.ts';
import { useLeave } from '../shared/unsaved-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { MessageList } from './message-list.tsx';
import css from './messages.module.css';
import { OneMessage } from './one-message.tsx';

/** What customers wrote by the page of contact, and the answers to it. */
export function MessagesPage() {
  const { deskMessages: words } = useDeskMessages();
  const leave = useLeave();
  const [place, setPlace] = useSearchParams();
  // Which ones are shown and which is open stand in the address: Back works, and a mail leads there.
  const named = contactFilter.safeParse(place.get('show'));
  const filter = named.success ? named.data : 'open';
  const openId = place.get('message');
  const page = useRef<HTMLElement>(null);
  const openBefore = useRef(openId);
  // What was pressed is gone with what it opened or closed, and the focus with it.
  useEffect(() => {
    if (openBefore.current === openId) return;
    openBefore.current = openId;
    page.current?.focus();
  }, [openId]);
  const put = (show: ContactFilter, message: string | null = null) =>
    setPlace({ ...(show !== 'open' && { show }), ...(message !== null && { message }) });
  return (
    <section ref={page} className={css.page} aria-label={words.title} tabIndex={-1}>
      {openId === null ? (
        <MessageList filter={filter} onFilter={put} onOpen={(id) => put(filter, id)} />
      ) : (
        <OneMessage key={openId} id={openId} onBack={() => leave(() => put(filter))} />
      )}
    </section>
  );
}
