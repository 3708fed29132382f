import { useId, useState } from 'react';
import {
  mailTextsBody,
  type MailTexts,
  type OrderMailName,
} from '#schemas/api/staff-mail-texts.ts';
import { useMailPreview, useTestMailTexts } from '#desk/api/staff-mail-texts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useSettled } from '../../shared/use-settled.ts';
import css from './mail-texts.module.css';

type MailPreviewProps = { mail: OrderMailName; texts: MailTexts };

/** The mail as it is sent, drawn by the server, and a button that sends it to whoever looks. */
export function MailPreview({ mail, texts }: MailPreviewProps) {
  const { deskMailTexts: words, deskMails } = useDeskMessages();
  const id = useId();
  const typed = useSettled(JSON.stringify(texts));
  const read = mailTextsBody.safeParse(JSON.parse(typed));
  const { data, error, isError, refetch } = useMailPreview(mail, read.data ?? null);
  const test = useTestMailTexts(mail);
  const [isText, setIsText] = useState(false);
  const { data: tested, isPending } = test;
  return (
    <section className={css.preview} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.preview}
      </h3>
      <p className={form.hint}>{words.previewText}</p>
      <output className={form.hint}>
        {read.error ? words.waits : !data && !isError && words.drawing}
      </output>
      {isError && (
        <div role="alert" className={form.trouble}>
          <p>{failureSentence(error, words.notDrawn)}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {deskMails.again}
          </ActionButton>
        </div>
      )}
      {data && (
        <>
          <div className={css.looks}>
            {[false, true].map((text) => (
              <button
                key={String(text)}
                type="button"
                className={css.look}
                aria-pressed={isText === text}
                onClick={() => setIsText(text)}
              >
                {text ? words.asText : words.asHtml}
              </button>
            ))}
          </div>
          <p className={css.subject}>
            {words.subject}: <strong>{data.subject}</strong>
          </p>
          {isText ? (
            <textarea className={css.text} readOnly aria-label={words.asText} value={data.text} />
          ) : (
            <iframe
              className={css.frame}
              title={words.previewFrame(words.mails[mail])}
              sandbox=""
              srcDoc={withoutWayOut(data.html)}
            />
          )}
        </>
      )}
      <div>
        <ActionButton
          look="outline"
          aria-disabled={isPending || !read.success}
          onClick={() => {
            if (!isPending && read.success) test.mutate(read.data);
          }}
        >
          {isPending ? deskMails.testing : words.test}
        </ActionButton>
      </div>
      <output className={form.hint}>
        {!isPending && tested?.problem === null && deskMails.taken(tested.to)}
      </output>
      <p role="alert" className={form.problem}>
        {!isPending &&
          (tested?.problem
            ? deskMails.notTaken(tested.to, deskMails.problems[tested.problem])
            : failureSentence(test.error, deskMails.unreached))}
      </p>
    </section>
  );
}

/** A link would take the frame to another page; the empty sandbox opens no window. */
const withoutWayOut = (html: string) => html.replace('<head>', '<head><base target="_blank" />');
