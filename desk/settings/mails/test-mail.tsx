import { useId } from 'react';
import type { StaffMails } from '#schemas/api/staff-mails.ts';
import { useTestMail } from '#desk/api/staff-mails.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

/** Sends a mail to whoever is signed in, and says whether it was taken. */
export function TestMail({ mails }: { mails: StaffMails }) {
  const words = useDeskMessages().deskMails;
  const id = useId();
  const { mutate, isPending, data, error } = useTestMail();
  const taken = mails.is_delivered ? words.taken : () => words.kept;
  const isTaken = data !== undefined && data.problem === null;
  return (
    <section className={form.group} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.sending}
      </h3>
      <p>
        {words.from} <strong>{mails.from}</strong>
      </p>
      {!mails.is_delivered && <p className={form.hint}>{words.folder}</p>}
      <div>
        <ActionButton aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          {isPending ? words.testing : words.test}
        </ActionButton>
      </div>
      <output className={form.hint}>{!isPending && isTaken && taken(data.to)}</output>
      <p role="alert" className={form.problem}>
        {!isPending &&
          (data?.problem
            ? words.notTaken(data.to, words.problems[data.problem])
            : failureSentence(error, words.unreached))}
      </p>
    </section>
  );
}
