import { useEffect, useId, useState } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import { CharacterCount } from '../text/character-count.tsx';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';
import styles from '../field/field.module.css';
import picture from './picture.module.css';
import line from '../switch/switch.module.css';
import type { Medium } from './use-media.ts';

type PictureWordsProps = {
  /** Dotted path of the picture. */
  place: string;
  medium: Medium;
  onChange(part: Partial<Medium>, words: string): void;
  onSettled(): void;
};

const most = 240;

const description = {
  label: 'Description',
  help: 'What it shows, for those who cannot see it.',
};

/** What a picture says to those who cannot see it: a description, or that it is decoration. */
export function PictureDescription({ place, medium, onChange, onSettled }: PictureWordsProps) {
  const id = useId();
  const [isReported, setIsReported] = useState(false);
  const { report } = useEditor();
  const [tooLong, setTooLong] = useState<string | null>(null);
  const text = tooLong ?? medium.alt;
  const isMissing = text.trim() === '' && !medium.decorative;
  const message =
    tooLong === null
      ? isMissing && 'Describe the picture, or mark it as decoration.'
      : `At most ${most} characters.`;
  const problem = (isReported && message) || null;
  useEffect(() => {
    report(`${place}.alt`, problem);
    return () => report(`${place}.alt`, null);
  }, [report, place, problem]);
  return (
    <>
      {!medium.decorative && (
        <FieldFrame
          id={id}
          field={description}
          problem={problem}
          aside={
            isMissing ? (
              <span className={picture.due}>Required</span>
            ) : (
              <CharacterCount text={text} max={most} />
            )
          }
        >
          <textarea
            id={id}
            className={styles.area}
            rows={2}
            value={text}
            onChange={({ target }) => {
              const alt = target.value.replaceAll(/\s*\n\s*/g, ' ');
              setTooLong(alt.length > most ? alt : null);
              if (alt.length <= most) onChange({ alt }, description.label);
            }}
            onBlur={() => {
              setIsReported(true);
              onSettled();
            }}
            {...describedBy(id, description, problem)}
          />
        </FieldFrame>
      )}
      <div className={styles.line}>
        <label className={styles.label} htmlFor={`${id}-decorative`}>
          Decoration only
        </label>
        <input
          id={`${id}-decorative`}
          className={line.switch}
          type="checkbox"
          role="switch"
          checked={medium.decorative}
          aria-checked={medium.decorative}
          onChange={({ target }) => {
            onChange({ decorative: target.checked }, 'Decoration');
            onSettled();
          }}
        />
      </div>
    </>
  );
}
