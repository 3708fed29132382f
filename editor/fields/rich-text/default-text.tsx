import { useCallback } from 'react';
import type { RichText as Tree } from '#schemas/config/rich-text.ts';
import { RichText } from '#variants/primitives/rich-text.tsx';
import { usePorts } from '../../core/state/editor-context.tsx';
import buttons from '../../parts/button.module.css';
import { useLoaded } from '../../parts/use-loaded.ts';
import styles from '../field/field.module.css';
import own from './rich-text.module.css';

type DefaultTextProps = {
  /** Dotted, of the setting. */
  path: string;
  label: string;
  onBegin(text: Tree): void;
};

/** What customers read while a text is empty, and a way to begin with it. */
export function DefaultText({ path, label, onBegin }: DefaultTextProps) {
  const { defaultTexts } = usePorts();
  const load = useCallback(
    async () => (await defaultTexts?.load(path)) ?? [],
    [defaultTexts, path],
  );
  const { state: loaded, retry } = useLoaded(load);
  if (loaded.status === 'loading') return <p className={styles.help}>Loading the default text…</p>;
  if (loaded.status === 'failed') {
    return (
      <p role="alert" className={styles.help}>
        {loaded.words}{' '}
        <button type="button" className={buttons.quiet} onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  if (loaded.value.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        aria-label={`${label}: start from the default text`}
        onClick={() => onBegin(loaded.value)}
      >
        Start from the default text
      </button>
      <details>
        <summary className={`${styles.help} ${own.opens}`}>What customers read now</summary>
        <div className={own.preview}>
          <RichText blocks={loaded.value} />
        </div>
      </details>
    </>
  );
}
