import { useId, useState } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { PictureLibrary } from './picture-library.tsx';
import css from './pictures.module.css';
import { Thumbnail } from './thumbnail.tsx';

type PictureFieldProps = {
  /** Address of the picture; null: none. */
  value: string | null;
  onChange(value: string | null): void;
  /** What it is of; 'Picture' by default. */
  label?: string;
  hint?: string;
  problem?: string | undefined;
};

/**
 * The picture of something on the menu, chosen in the library or stored there. It is shown beside
 * the name of what it is of, so it has no description of its own.
 */
export function PictureField({ value, onChange, label, hint, problem }: PictureFieldProps) {
  const words = useDeskMessages().deskPictures.field;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <fieldset className={css.field} aria-describedby={`${id}-problem ${id}-hint`}>
      <legend className={css.label}>{label ?? words.label}</legend>
      <div className={css.chosen}>
        <Thumbnail src={value} />
        <div className={css.line}>
          <ActionButton look="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {value === null ? words.choose : words.change}
          </ActionButton>
          {value !== null && (
            <ActionButton look="outline" onClick={() => onChange(null)}>
              {words.remove}
            </ActionButton>
          )}
        </div>
      </div>
      <p id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={css.detail}>
        {hint}
      </p>
      <PictureLibrary
        value={value}
        isOpen={isOpen}
        onChoose={onChange}
        onClose={() => setIsOpen(false)}
      />
    </fieldset>
  );
}
