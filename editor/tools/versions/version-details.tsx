import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ConfigVersion } from '#schemas/api/site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import type { Difference } from '../../review/differences/difference.ts';
import { DifferenceList } from '../../review/differences/difference-list.tsx';
import { differencesBetween } from '../../review/differences/differences.ts';
import { formatInstant } from '../../core/local-time.ts';
import { PublishDialog } from '../../review/publish/publish-dialog.tsx';
import { takeFrom } from '../../review/differences/take-from.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { VersionPictures, type Seen } from './version-pictures.tsx';
import { byWhom } from './version-list.tsx';
import styles from './versions.module.css';

type VersionDetailsProps = {
  version: ConfigVersion;
  onBack(): void;
  /** The dialog that publishes is closed again, with or without having published. */
  onPublishClosed(): void;
};

/** One version beside the present: what would become otherwise, and the ways back to it. */
export function VersionDetails({ version, onBack, onPublishClosed }: VersionDetailsProps) {
  const { publishing, siteData } = usePorts();
  const { timeZone, locale } = useReadable(siteData);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const { version: number, published_at, note } = version;
  const { state, retry } = useLoaded(
    useCallback(() => publishing.version(number), [publishing, number]),
  );
  return (
    <>
      <section className={styles.part} aria-label={`Version ${number}`}>
        <button type="button" className={styles.back} data-back onClick={onBack}>
          <ChevronLeft aria-hidden="true" size={14} />
          All versions
        </button>
        <h4 ref={title} tabIndex={-1} className={styles.heading}>
          Version {number}
        </h4>
        <p className={styles.help}>
          {formatInstant(published_at, timeZone, locale)} · {byWhom(version)}
        </p>
        {note && <p className={styles.noteText}>“{note}”</p>}
      </section>
      {state.status === 'loading' && <p className={styles.help}>Loading…</p>}
      {state.status === 'failed' && <LoadFailed words={state.words} onRetry={retry} />}
      {state.status === 'ready' && (
        <Comparison number={number} then={state.value.config} onPublishClosed={onPublishClosed} />
      )}
    </>
  );
}

type ComparisonProps = Pick<VersionDetailsProps, 'onPublishClosed'> & {
  number: number;
  then: SiteConfig;
};

function Comparison({ number, then, onPublishClosed }: ComparisonProps) {
  const { change, replace, announce } = useEditor();
  const { document, staff } = usePorts();
  const now = useReadable(document);
  const who = useReadable(staff);
  const [isPublishing, setIsPublishing] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const differences = useMemo(() => differencesBetween(now, then), [now, then]);
  const isOwner = who.status === 'signedIn' && who.member.role === 'owner';
  const took = (words: string) => {
    announce(words);
    heading.current?.focus();
  };
  const restoreAll = () => {
    replace(`Version ${number}`, then);
    took(`Everything is as in version ${number}. It is not published yet.`);
  };
  const restore = (label: string, taken: readonly Difference[]) => {
    const places = taken.map(({ place }) => place);
    change(`${label} of version ${number}`, (draft) => takeFrom(then, places, draft));
    took(`${label} is as in version ${number}.`);
  };
  const take = { one: 'Restore', all: 'Restore section', onTake: restore };
  return (
    <>
      <VersionPictures number={number} then={then} seen={seen} onSee={setSeen} take={take} />
      <section className={styles.part}>
        <h5 ref={heading} tabIndex={-1} className={styles.title}>
          What going back would change
        </h5>
        {differences.length === 0 ? (
          <p className={styles.help}>Nothing: your draft is as it was in this version.</p>
        ) : (
          <>
            <div className={styles.actions}>
              {isOwner && (
                <button
                  type="button"
                  className={styles.primary}
                  onClick={() => {
                    restoreAll();
                    setIsPublishing(true);
                  }}
                >
                  Go back to this version…
                </button>
              )}
              <button type="button" className={styles.button} onClick={restoreAll}>
                Take it all into the draft
              </button>
            </div>
            <DifferenceList
              differences={differences}
              onSee={(group) => setSeen({ beside: 'draft', group })}
              take={take}
            />
          </>
        )}
      </section>
      {isPublishing && (
        <PublishDialog
          onClose={() => {
            setIsPublishing(false);
            onPublishClosed();
          }}
        />
      )}
    </>
  );
}
