import { useState } from 'react';
import { ApiFailure } from '#src/api/client.ts';
import { uploadPicture } from '#src/api/pictures.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import own from './restaurants.module.css';

type PictureFieldProps = {
  /** Its address; '' where there is none. */
  value: string;
  problem: string | undefined;
  onChange(address: string): void;
};

const kinds = 'image/jpeg,image/png,image/webp,image/avif';

/** A picture that is stored as soon as it is chosen, with how much of it has been sent. */
export function PictureField({ value, problem, onChange }: PictureFieldProps) {
  const words = useDeskMessages().deskRestaurants.fields;
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File) => {
    setFailure(null);
    setSent(0);
    try {
      onChange((await uploadPicture(file, setSent)).url);
    } catch (error) {
      const isAnswered = error instanceof ApiFailure && error.status > 0;
      setFailure(isAnswered ? error.message : words.pictureFailed);
    } finally {
      setSent(null);
    }
  };
  const status = sent === null ? '' : words.sending(Math.round(sent * 100));
  return (
    <div className={css.field}>
      {value !== '' && <img className={own.picture} src={value} alt="" />}
      <div className={css.line}>
        <label className={own.file}>
          {value === '' ? words.choosePicture : words.otherPicture}
          <input
            type="file"
            accept={kinds}
            disabled={sent !== null}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void send(file);
              // The same file may be chosen again after a failure.
              target.value = '';
            }}
          />
        </label>
        {value !== '' && (
          <ActionButton look="outline" onClick={() => onChange('')}>
            {words.removePicture}
          </ActionButton>
        )}
      </div>
      <p className={css.problem} role="alert">
        {failure ?? problem}
      </p>
      <output className={css.hint}>{status || words.pictureHint}</output>
    </div>
  );
}
