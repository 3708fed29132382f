import { useState, type ReactNode } from 'react';
import { ApiFailure } from '#ui/api/client.ts';
import { uploadPicture } from '#ui/api/pictures.ts';
import { useWatchedCall } from '#desk/api/staff-session.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './form.module.css';
import own from './picture-field.module.css';

type PictureFieldProps = {
  /** Its address; '' where there is none. */
  value: string;
  problem: string | undefined;
  /** Where customers see it, and what may be sent. */
  hint: string;
  /** Nobody may change it now. */
  disabled?: boolean;
  /** Other ways to choose one, beside the button. */
  children?: ReactNode;
  onChange(address: string): void;
};

const kinds = 'image/jpeg,image/png,image/webp,image/avif';

/** A picture that is stored as soon as it is chosen, with how much of it has been sent. */
export function PictureField({
  value,
  problem,
  hint,
  disabled = false,
  children,
  onChange,
}: PictureFieldProps) {
  const words = useDeskMessages().deskForms.picture;
  const watch = useWatchedCall();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File) => {
    setFailure(null);
    setSent(0);
    try {
      onChange((await watch(uploadPicture(file, setSent))).url);
    } catch (error) {
      const isAnswered = error instanceof ApiFailure && error.status > 0;
      setFailure(isAnswered ? error.message : words.failed);
    } finally {
      setSent(null);
    }
  };
  const status = sent === null ? '' : words.sending(Math.round(sent * 100));
  return (
    <div className={css.field}>
      {value !== '' && <img className={own.picture} src={value} alt="" />}
      {!disabled && (
        <div className={own.ways}>
          <label className={own.file}>
            {value === '' ? words.choose : words.other}
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
              {words.remove}
            </ActionButton>
          )}
          {children}
        </div>
      )}
      <p className={css.problem} role="alert">
        {failure ?? problem}
      </p>
      <output className={css.hint}>{status || hint}</output>
    </div>
  );
}
