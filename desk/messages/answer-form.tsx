import { useId, useRef, useState, type FormEvent } from 'react';
import { contactAnswerText, type StaffContactThread } from '#schemas/api/staff-contact-messages.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useAnswerContactMessage, useAnswerDraft } from '#desk/api/staff-contact-messages.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import { useDialog } from '../people/use-dialog.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useUnsaved } from '../shared/unsaved-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useRequestKey } from '../shared/use-request-key.ts';
import css from './messages.module.css';

type AnswerFormProps = { thread: StaffContactThread; onSent(): void };

/** An answer by mail; it is asked once more before it leaves, and a draft outlives a session. */
export function AnswerForm({ thread, onSent }: AnswerFormProps) {
  const { deskMessages: words } = useDeskMessages();
  const { member } = useDesk();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const draft = useAnswerDraft(thread.id, member.id);
  const [text, setText] = useState(draft.read);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { keyOf, noteFailure } = useRequestKey();
  const { mutate, isPending, error, reset } = useAnswerContactMessage(thread.id);
  const asked = useDialog<StaffContactThread>();
  useUnsaved(text.trim() !== '', draft.drop);
  const change = (next: string) => {
    setText(next);
    draft.write(next);
    setProblem(undefined);
    if (error) reset();
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (contactAnswerText.safeParse(text).success) return asked.open(thread);
    setProblem(text.trim() === '' ? words.answer.empty : words.answer.long);
    form.current?.querySelector('textarea')?.focus();
  };
  const send = () => {
    if (isPending) return;
    // As it was read: where somebody was faster, theirs is read first.
    const { revision } = asked.shown ?? thread;
    mutate(
      { text, revision, key: keyOf({ text, revision }) },
      {
        onSuccess: () => {
          draft.drop();
          setText('');
          onSent();
        },
        onError: noteFailure,
        onSettled: asked.state.onClose,
      },
    );
  };
  const isChanged = error instanceof ApiFailure && error.code === 'contact_message_changed';
  return (
    <form ref={form} className={css.answer} noValidate onSubmit={ask}>
      <TextAreaField
        label={words.answer.label}
        hint={words.answer.hint(thread.email)}
        rows={6}
        problem={problem}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-problem`} role="alert" className={css.trouble}>
        {isChanged ? words.answer.changed : failureSentence(error, words.notSent)}
      </p>
      <ActionButton type="submit" aria-describedby={`${id}-problem`}>
        {words.answer.send}
      </ActionButton>
      {asked.shown && (
        <Modal
          {...asked.state}
          title={words.confirm.title(thread.name)}
          text={words.confirm.text(thread.email)}
          closeLabel={words.confirm.cancel}
          footer={
            <>
              <ActionButton aria-disabled={isPending} onClick={send}>
                {isPending ? words.confirm.busy : words.confirm.send}
              </ActionButton>
              <ActionButton look="outline" onClick={asked.state.onClose}>
                {words.confirm.cancel}
              </ActionButton>
            </>
          }
        >
          <p className={css.preview}>{text}</p>
        </Modal>
      )}
    </form>
  );
}
