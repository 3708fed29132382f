import { useId, useRef, useState } from 'react';
import type { SuburbImport } from '#schemas/api/staff-delivery.ts';
import type { useSuburbChanges } from '#desk/api/staff-delivery.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './delivery.module.css';
import { readTextFile } from './read-text-file.ts';

type SuburbFileProps = Pick<ReturnType<typeof useSuburbChanges>, 'readFile'>;

/** What the server takes. */
const mostBytes = 4_000_000;

/** A table of suburbs: first what it would change, then, where that is right, the change. */
export function SuburbFile({ readFile }: SuburbFileProps) {
  const words = useDeskMessages().deskDelivery.suburbs;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [preview, setPreview] = useState<SuburbImport | null>(null);
  const [said, setSaid] = useState('');
  const isBusy = readFile.isPending;
  const end = (sentence: string) => {
    setText(null);
    setPreview(null);
    setSaid(sentence);
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  const look = (text: string, replaces: boolean) => {
    setText(text);
    setReplaces(replaces);
    readFile.mutate({ text, replaces, isPreview: true }, { onSuccess: setPreview });
  };
  const choose = async (file: File | undefined) => {
    setPreview(null);
    setSaid('');
    if (!file) return;
    if (file.size > mostBytes) return setSaid(words.tooLarge);
    look(await readTextFile(file), false);
  };
  const isUsable = preview !== null && preview.added + preview.changed + preview.same > 0;
  return (
    <div className={css.part}>
      <label className={css.label} htmlFor={id}>
        {words.file}
      </label>
      <p id={`${id}-hint`} className={css.hint}>
        {words.fileHint}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className={css.file}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <output className={css.said} data-trouble={readFile.isError || undefined}>
        {readFile.isError ? words.changeFailed : isBusy && !preview ? words.reading : said}
      </output>
      {preview && text !== null && (
        <section className={css.preview} aria-label={words.preview}>
          <p className={css.label}>{isUsable ? words.preview : words.nothing}</p>
          {isUsable && <p>{words.counts(preview)}</p>}
          {preview.problem_count > 0 && (
            <>
              <p>{words.problems(preview.problem_count)}</p>
              <ul className={css.problems}>
                {preview.problems.slice(0, 10).map(({ line, message }) => (
                  <li key={line}>{words.row(line, message)}</li>
                ))}
              </ul>
            </>
          )}
          {isUsable && (
            <Choice
              type="checkbox"
              label={words.replaces}
              isChecked={replaces}
              onChange={(isOn) => look(text, isOn)}
            />
          )}
          <div className={css.actions}>
            {isUsable && (
              <ActionButton
                aria-disabled={isBusy}
                onClick={() => {
                  if (isBusy) return;
                  readFile.mutate(
                    { text, replaces, isPreview: false },
                    { onSuccess: () => end(words.applied) },
                  );
                }}
              >
                {isBusy ? words.applying : words.apply}
              </ActionButton>
            )}
            <ActionButton look="outline" onClick={() => end('')}>
              {words.cancel}
            </ActionButton>
          </div>
        </section>
      )}
    </div>
  );
}
