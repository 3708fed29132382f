import { useId } from 'react';
import type { RichText } from '#schemas/config/rich-text.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { languages } from '#schemas/languages/languages.ts';
import { parseRichText, printRichText } from '#schemas/rules/rich-text-notation.ts';
import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';
import { translationKey } from '#schemas/translations/translation-of.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import { useMayChange } from '../../core/state/use-may-change.ts';
import { describedBy, FieldFrame } from '../../fields/field/field-frame.tsx';
import field from '../../fields/field/field.module.css';
import { useOwnText } from '../../fields/field/use-own-text.ts';
import type { TextToTranslate } from './texts-by-group.ts';
import styles from './translations.module.css';

type TranslationFieldProps = { text: TextToTranslate; language: FurtherLanguage };

const printed = (text: string | RichText): string =>
  typeof text === 'string' ? text : printRichText(text);

const states = { translated: null, outdated: 'Out of date', missing: 'Missing' } as const;

/** A text in another language, below its original. */
export function TranslationField({ text, language }: TranslationFieldProps) {
  const { edit, endGesture } = useEditor();
  const id = useId();
  const { kind, label, source, state, translation } = text;
  const key = translationKey(text);
  const path = ['translations', language, key];
  const { name, direction } = languages[language];
  const isFree = useMayChange(path);
  const write = (value: string | RichText) => edit(path, `${label} in ${name}`, value);
  const { problem, props } = useOwnText<string | RichText>({
    place: path,
    printed: translation === null ? '' : printed(translation),
    read: (typed) => {
      const value = kind === 'richText' ? parseRichText(typed) : typed;
      const problem = problemOf(language, key, value);
      return problem === null ? { value } : { problem };
    },
    print: printed,
    onChange: write,
    onSettled: endGesture,
  });
  const own = { id, lang: language, dir: direction, ...props };
  const original = `${id}-original`;
  const described = describedBy(id, {}, problem);
  const notes = [original, described['aria-describedby']].filter(Boolean).join(' ');
  const frame = (
    <FieldFrame
      id={id}
      field={{ label }}
      problem={problem}
      aside={states[state] && <span className={styles[state]}>{states[state]}</span>}
      below={
        state === 'outdated' &&
        translation !== null && (
          <p className={styles.outdatedNote}>
            The original has changed since, so customers read that.{' '}
            <button
              type="button"
              className={styles.still}
              onClick={() => {
                write(translation);
                endGesture();
              }}
            >
              It is still right
            </button>
          </p>
        )
      }
    >
      <p id={original} className={styles.original} dir="auto">
        {printed(source)}
      </p>
      {kind === 'text' ? (
        <input
          type="text"
          className={field.input}
          {...own}
          {...described}
          aria-describedby={notes}
        />
      ) : (
        <textarea
          className={field.area}
          rows={kind === 'richText' ? 6 : 2}
          {...own}
          {...described}
          aria-describedby={notes}
        />
      )}
    </FieldFrame>
  );
  return (
    <div data-field={path.join('.')}>{isFree ? frame : <fieldset disabled>{frame}</fieldset>}</div>
  );
}

const translations = siteConfigSchema.shape.translations;

/** Why a text cannot be a translation; null where it can. */
function problemOf(language: FurtherLanguage, key: string, text: string | RichText): string | null {
  const { error } = translations.safeParse({ [language]: { [key]: text } });
  return error ? (error.issues[0]?.message ?? 'This cannot be used.') : null;
}
