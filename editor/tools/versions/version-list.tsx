import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback, useState } from 'react';
import type { ConfigVersion } from '#schemas/api/site-config.ts';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { formatInstant } from '../../core/local-time.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import styles from './versions.module.css';

/** How many come at a time (schemas/api/site-config.ts); fewer are the last. */
const page = 50;

/** The versions, the newest first, a page at a time. */
export function VersionList({ onChoose }: { onChoose(version: ConfigVersion): void }) {
  const { versions, state, retry, more, hasMore } = useVersions();
  return (
    <section className={styles.part} aria-label="Published versions">
      <h4 className={styles.title}>Published</h4>
      {versions.length === 0 && state.status === 'ready' && (
        <p className={styles.help}>Nothing was published yet.</p>
      )}
      <ul className={styles.list}>
        {versions.map((version, index) => (
          <li key={version.version}>
            <VersionRow version={version} isLive={index === 0} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {state.status === 'loading' && <p className={styles.help}>Loading…</p>}
      {state.status === 'failed' && <LoadFailed words={state.words} onRetry={retry} />}
      {hasMore && (
        <button type="button" className={styles.button} onClick={more}>
          Show earlier ones
        </button>
      )}
    </section>
  );
}

/** What has come so far stays while more is on its way. */
function useVersions() {
  const { publishing } = usePorts();
  const [earlier, setEarlier] = useState<readonly ConfigVersion[]>([]);
  const before = earlier.at(-1)?.version;
  const { state, retry } = useLoaded(
    useCallback(() => publishing.versions(before), [publishing, before]),
  );
  const latest = state.status === 'ready' ? state.value : [];
  const versions = [...earlier, ...latest];
  return {
    versions,
    state,
    retry,
    more: () => setEarlier(versions),
    hasMore: latest.length >= page,
  };
}

type VersionRowProps = {
  version: ConfigVersion;
  isLive: boolean;
  onChoose(version: ConfigVersion): void;
};

function VersionRow({ version, isLive, onChoose }: VersionRowProps) {
  const { timeZone, locale } = useReadable(usePorts().siteData);
  const { version: number, published_at, note } = version;
  return (
    <button
      type="button"
      className={styles.version}
      data-version={number}
      onClick={() => onChoose(version)}
    >
      <span className={styles.words}>
        <span className={styles.strong}>
          Version {number}
          {isLive && <span className={styles.live}>live</span>}
        </span>
        <span>{formatInstant(published_at, timeZone, locale)}</span>
        <span className={styles.help}>{byWhom(version)}</span>
        {note && <span className={styles.noteText}>“{note}”</span>}
      </span>
      <ChevronRight aria-hidden="true" size={14} />
    </button>
  );
}

/** How a version came about, in words. */
export function byWhom({ kind, author }: Pick<ConfigVersion, 'kind' | 'author'>): string {
  switch (kind) {
    case 'first':
      return 'How the site began';
    case 'scheduled':
      return author ? `Scheduled by ${author}` : 'Scheduled';
    case 'reverted':
      return 'Went back by itself, as it was planned';
    default:
      return author ? `Published by ${author}` : 'Published';
  }
}
