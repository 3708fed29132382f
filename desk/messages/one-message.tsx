import { telHref } from '#schemas/fields/tel-href.ts';
import { useState } from 'react';
import type { StaffContactThread } from '#schemas/api/staff-contact-messages.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useContactMessage, useSetContactMessageState } from '#desk/api/staff-contact-messages.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AnswerForm } from './answer-form.tsx';
import css from './messages.module.css';
import { useMessageTime } from './use-message-time.ts';

/** A message with its answers, another answer, and closing it. */
export function OneMessage({ id, onBack }: { id: string; onBack(): void }) {
  const { deskMessages: words } = useDeskMessages();
  const query = useContactMessage(id);
  const { data, error, refetch } = query;
  return (
    <>
      <ActionButton look="outline" onClick={onBack}>
        {words.back}
      </ActionButton>
      {data ? (
        <Thread thread={data} />
      ) : hasFailed(query) ? (
        <div role="alert" className={css.problem}>
          <p>{failureSentence(error, words.failed)}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      ) : (
        <p className={css.muted} aria-busy="true">
          {words.loading}
        </p>
      )}
    </>
  );
}

function Thread({ thread }: { thread: StaffContactThread }) {
  const { deskMessages: words } = useDeskMessages();
  const at = useMessageTime();
  const [done, setDone] = useState('');
  const { mutate, isPending, error } = useSetContactMessageState(thread.id);
  const { id, name, email, phone, state, answers } = thread;
  const isSuspected = thread.is_suspected && state === 'open';
  const set = (to: 'open' | 'closed') => {
    if (isPending) return;
    mutate(to, { onSuccess: () => setDone(to === 'closed' ? words.closed : words.reopened) });
  };
  return (
    <div className={css.thread}>
      <h2 className={css.heading}>{words.from(name)}</h2>
      <p className={css.marks}>
        <span className={css.mark}>{isSuspected ? words.suspected : words.states[state]}</span>
        <span>{words.subjects[thread.subject]}</span>
        <span>{thread.restaurant?.name ?? words.noRestaurant}</span>
        {thread.order_number !== '' && <span>{words.order(thread.order_number)}</span>}
      </p>
      <div className={css.contact}>
        <a className={css.link} href={`mailto:${email}`} aria-label={words.mail(email)}>
          {email}
        </a>
        {phone !== '' && (
          <a className={css.link} href={telHref(phone)} aria-label={words.call(phone)}>
            {phone}
          </a>
        )}
      </div>
      <ol className={css.letters} aria-label={words.thread}>
        <li className={css.letter}>
          <p className={css.by}>{words.wrote(name, at(thread.sent_at))}</p>
          <p className={css.text}>{thread.text}</p>
        </li>
        {answers.map((answer) => (
          <li key={answer.id} className={css.letter} data-own>
            <p className={css.by}>{words.wrote(answer.by, at(answer.at))}</p>
            <p className={css.text}>{answer.text}</p>
            <p className={css.muted}>
              {answer.mailed_at === null ? words.waits : words.mailed(at(answer.mailed_at))}
            </p>
          </li>
        ))}
      </ol>
      <output className={css.done}>{done}</output>
      {error && (
        <p role="alert" className={css.trouble}>
          {failureSentence(error, words.notSaved)}
        </p>
      )}
      {state !== 'closed' && (
        <AnswerForm key={id} thread={thread} onSent={() => setDone(words.answer.sent)} />
      )}
      <div className={css.actions}>
        {(state !== 'open' || isSuspected) && (
          <ActionButton look="outline" aria-disabled={isPending} onClick={() => set('open')}>
            {isSuspected ? words.notAdvertising : words.reopen}
          </ActionButton>
        )}
        {state !== 'closed' && (
          <ActionButton look="outline" aria-disabled={isPending} onClick={() => set('closed')}>
            {answers.length > 0 ? words.closeAnswered : words.close}
          </ActionButton>
        )}
      </div>
    </div>
  );
}
