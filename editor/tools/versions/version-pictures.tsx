import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback, useId } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import { LazyCompareDialog } from '../../review/compare/lazy-compare-dialog.ts';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import type { TakeDifference } from '../../review/differences/difference-rows.tsx';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import styles from './versions.module.css';

/** What a version is seen beside. */
type Beside = 'draft' | 'published' | 'earlier';

/** Which pictures are open, and where they begin. */
export type Seen = { beside: Beside; group?: string };

const choices = [
  { beside: 'draft', label: 'Compared with your draft', help: 'What going back would change.' },
  {
    beside: 'published',
    label: 'Compared with the published site',
    help: 'What customers would see otherwise.',
  },
  {
    beside: 'earlier',
    label: 'Compared with the version before it',
    help: 'What was changed in this version.',
  },
] as const;

/** The very first has none before it. */
const choicesOf = (number: number) =>
  choices.filter(({ beside }) => beside !== 'earlier' || number > 1);

type VersionPicturesProps = {
  number: number;
  /** The site in this version. */
  then: SiteConfig;
  seen: Seen | null;
  onSee(seen: Seen | null): void;
  take: TakeDifference;
};

/** A version as pictures of the page, beside what an owner may want to compare it with. */
export function VersionPictures({ number, then, seen, onSee, take }: VersionPicturesProps) {
  const { document } = usePorts();
  const now = useReadable(document);
  const id = useId();
  const close = () => onSee(null);
  const name = `Version ${number}`;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h5 className={styles.title} id={id}>
        Before and after, in pictures
      </h5>
      <ul className={styles.list}>
        {choicesOf(number).map(({ beside, label, help }) => (
          <li key={beside}>
            <button type="button" className={styles.version} onClick={() => onSee({ beside })}>
              <span className={styles.words}>
                <span className={styles.strong}>{label}</span>
                <span className={styles.help}>{help}</span>
              </span>
              <ChevronRight aria-hidden="true" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {seen?.beside === 'draft' && (
        <LazyCompareDialog
          title={`${name} compared with your draft`}
          sides={{ before: { name: 'Your draft', config: now }, after: { name, config: then } }}
          same="Nothing differs: your draft is as it was in this version."
          startAt={seen.group}
          take={take}
          onClose={close}
        />
      )}
      {seen?.beside === 'published' && (
        <LazyCompareDialog
          title={`${name} compared with the published site`}
          sides={{
            before: { name: 'Published now', config: document.published() },
            after: { name, config: then },
          }}
          same="Nothing differs: the published site is as it was in this version."
          take={take}
          onClose={close}
        />
      )}
      {seen?.beside === 'earlier' && (
        <BesideEarlier number={number} then={then} take={take} onClose={close} />
      )}
    </section>
  );
}

type BesideEarlierProps = Pick<VersionPicturesProps, 'number' | 'then' | 'take'> & {
  onClose(): void;
};

function BesideEarlier({ number, then, take, onClose }: BesideEarlierProps) {
  const { publishing } = usePorts();
  const { state, retry } = useLoaded(
    useCallback(async () => {
      const [earlier] = await publishing.versions(number);
      return earlier ? publishing.version(earlier.version) : null;
    }, [publishing, number]),
  );
  const title = `Version ${number} compared with the version before it`;
  if (state.status === 'ready' && state.value) {
    const { facts, config } = state.value;
    return (
      <LazyCompareDialog
        title={title}
        sides={{
          before: { name: `Version ${facts.version}`, config },
          after: { name: `Version ${number}`, config: then },
        }}
        same="Nothing differs: this version was published unchanged."
        take={take}
        onClose={onClose}
      />
    );
  }
  return (
    <EditorDialog title={title} onClose={onClose}>
      {state.status === 'loading' && <p className={styles.help}>Loading…</p>}
      {state.status === 'failed' && <LoadFailed words={state.words} onRetry={retry} />}
      {state.status === 'ready' && (
        <p className={styles.help}>This is the first version: there is none before it.</p>
      )}
    </EditorDialog>
  );
}
