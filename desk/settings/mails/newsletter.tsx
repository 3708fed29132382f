import { useId, useState } from 'react';
import type { ListedSubscriber } from '#schemas/api/staff-mails.ts';
import { subscribersFileUrl, useRemoveSubscriber, useSubscribers } from '#desk/api/staff-mails.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import form from '../../form/form.module.css';
import { ConfirmDialog } from '../../people/confirm-dialog.tsx';
import { useDialog } from '../../people/use-dialog.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './mails.module.css';
import { SomeSubscribers } from './some-subscribers.tsx';

/** Who gets the newsletter: counted, looked for, taken home as a file, removed. */
export function Newsletter() {
  const words = useDeskMessages().deskMails;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [after, setAfter] = useState<readonly (string | null)[]>([null]);
  const [sentence, setSentence] = useState('');
  const removing = useDialog<ListedSubscriber>();
  const count = useSubscribers(text, null).data?.count;
  const find = (part: string) => {
    setTyped(part);
    setText(part);
    setAfter([null]);
  };
  return (
    <section className={form.group} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.newsletter}
      </h3>
      {count !== undefined && <p>{words.count(count)}</p>}
      <search>
        <form
          className={css.search}
          onSubmit={(event) => {
            event.preventDefault();
            find(typed.trim());
          }}
        >
          <div className={css.field}>
            <label htmlFor={`${id}-text`} className={form.label}>
              {words.search}
            </label>
            <input
              id={`${id}-text`}
              className={form.input}
              type="search"
              autoComplete="off"
              maxLength={254}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <ActionButton type="submit" look="outline">
            {words.find}
          </ActionButton>
          {text !== '' && (
            <ActionButton look="outline" onClick={() => find('')}>
              {words.all}
            </ActionButton>
          )}
        </form>
      </search>
      <output className={form.hint}>{sentence}</output>
      {after.map((last, index) => (
        <SomeSubscribers
          key={`${text} ${last}`}
          text={text}
          after={last}
          onMore={
            index === after.length - 1 ? (next) => setAfter((before) => [...before, next]) : null
          }
          onRemove={removing.open}
        />
      ))}
      <div>
        <ButtonLink look="outline" href={subscribersFileUrl} download>
          {words.download}
        </ButtonLink>
      </div>
      {removing.shown && (
        <Removal subscriber={removing.shown} onDone={setSentence} modal={removing.state} />
      )}
    </section>
  );
}

type RemovalProps = {
  subscriber: ListedSubscriber;
  onDone(sentence: string): void;
  modal: { isOpen: boolean; onClose(): void; onExited(): void };
};

function Removal({ subscriber: { id, email }, onDone, modal }: RemovalProps) {
  const words = useDeskMessages().deskMails;
  const { mutate, isPending, error } = useRemoveSubscriber(id);
  const finish = () => {
    onDone(words.removed(email));
    modal.onClose();
  };
  return (
    <ConfirmDialog
      title={words.confirmRemove(email)}
      text={words.confirmRemoveText}
      action={words.remove}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: finish })}
      {...modal}
    />
  );
}
