import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './pictures.module.css';
import type { Upload } from './upload-queue.ts';

type UploadListProps = {
  uploads: readonly Upload[];
  onRetry(id?: number): void;
};

/** Files on their way, each with how far it is, or why it did not arrive. */
export function UploadList({ uploads, onRetry }: UploadListProps) {
  const words = useDeskMessages().deskPictures.uploads;
  const retryable = uploads.filter(({ state }) => state.status === 'failed' && !state.isFinal);
  return (
    <>
      <ul className={css.uploads} aria-label={words.list}>
        {uploads.map(({ id, file, state }) => (
          <li key={id} className={css.upload}>
            <p className={css.fileName}>{file.name}</p>
            {(state.status === 'sending' || state.status === 'waiting') && (
              <progress
                className={css.progress}
                max={1}
                value={state.status === 'sending' ? state.share : 0}
                aria-label={words.progressOf(file.name)}
              />
            )}
            {state.status === 'failed' ? (
              <p className={css.problem} role="alert">
                {state.sentence}
              </p>
            ) : (
              <p className={css.detail}>{words.state(state)}</p>
            )}
            {state.status === 'failed' && !state.isFinal && (
              <ActionButton
                look="outline"
                aria-label={words.againOf(file.name)}
                onClick={() => onRetry(id)}
              >
                {words.again}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {retryable.length > 1 && (
        <div className={css.line}>
          <ActionButton look="outline" onClick={() => onRetry()}>
            {words.allAgain(retryable.length)}
          </ActionButton>
        </div>
      )}
    </>
  );
}
