import { useId, useState } from 'react';
import type { FailedMail, StaffMails } from '#schemas/api/staff-mails.ts';
import { useMailChange } from '#desk/api/staff-mails.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { ConfirmDialog } from '../../people/confirm-dialog.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDialog } from '../../people/use-dialog.ts';
import { useDesk } from '../../shared/desk-context.ts';
import { useLocalClock } from '../../shared/local-clock.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMinute } from '../../shared/use-minute.ts';
import css from './mails.module.css';

/** Mails that were not taken: each is sent again, or given up. */
export function FailedMails({ mails }: { mails: StaffMails }) {
  const words = useDeskMessages().deskMails;
  const id = useId();
  const [sentence, setSentence] = useState('');
  const givingUp = useDialog<FailedMail>();
  const giveUp = useMailChange('giveUpMail');
  const { shown } = givingUp;
  const to = shown?.to ?? words.somebody;
  const { failed, failed_count: all } = mails;
  return (
    <section className={form.group} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.failed}
      </h3>
      <p className={form.hint}>{words.failedText}</p>
      <output className={form.hint}>{sentence}</output>
      {failed.length === 0 && <p>{words.noneFailed}</p>}
      {all > failed.length && <p>{words.newest(failed.length, all)}</p>}
      {failed.length > 0 && (
        <ul className={form.people}>
          {failed.map((mail) => (
            <FailedMailRow
              key={mail.id}
              mail={mail}
              onDone={setSentence}
              onGiveUp={() => {
                giveUp.reset();
                givingUp.open(mail);
              }}
            />
          ))}
        </ul>
      )}
      {shown && (
        <ConfirmDialog
          title={words.confirmGiveUp(to)}
          text={words.confirmGiveUpText}
          action={words.giveUp}
          isPending={giveUp.isPending}
          error={giveUp.error}
          onConfirm={() =>
            giveUp.mutate(shown.id, {
              onSuccess: () => {
                setSentence(words.gaveUp(to));
                givingUp.state.onClose();
              },
            })
          }
          {...givingUp.state}
        />
      )}
    </section>
  );
}

type FailedMailRowProps = {
  mail: FailedMail;
  onDone(sentence: string): void;
  onGiveUp(): void;
};

function FailedMailRow({ mail, onDone, onGiveUp }: FailedMailRowProps) {
  const { deskMails: words, deskPeople } = useDeskMessages();
  const clock = useLocalClock(useDesk().restaurants[0]?.time_zone ?? 'UTC', useMinute());
  const { mutate, isPending, error } = useMailChange('retryMail');
  const to = mail.to ?? words.somebody;
  const isQueued = mail.attempts === 0;
  const number = mail.order_number;
  const details = [
    words.queued(clock(mail.queued_at)),
    words.attempts(mail.attempts),
    !isQueued && (mail.next_at === null ? words.over : words.next(clock(mail.next_at))),
  ];
  const retry = () => {
    if (!isPending) mutate(mail.id, { onSuccess: () => onDone(words.retried(to)) });
  };
  return (
    <li className={form.person}>
      <div className={css.mail}>
        <p className={form.name}>{mail.to ?? words.nobody}</p>
        <p>
          {words.kinds[mail.kind]}
          {number !== null && ` · ${words.order(String(number).padStart(3, '0'))}`}
        </p>
        <p className={form.hint}>{details.filter(Boolean).join(' · ')}</p>
        <p>{words.problems[mail.problem]}</p>
        {error && (
          <p role="alert" className={form.problem}>
            {failureSentence(error, deskPeople.notSaved)}
          </p>
        )}
      </div>
      <div className={css.actions}>
        <ActionButton
          look="outline"
          aria-label={words.retryOf(to)}
          aria-disabled={isPending}
          onClick={retry}
        >
          {words.retry}
        </ActionButton>
        <ActionButton look="outline" aria-label={words.giveUpOf(to)} onClick={onGiveUp}>
          {words.giveUp}
        </ActionButton>
      </div>
    </li>
  );
}
