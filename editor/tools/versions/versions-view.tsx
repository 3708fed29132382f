import { useEffect, useRef, useState } from 'react';
import type { ConfigVersion } from '#schemas/api/site-config.ts';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { SignInHere } from '../../review/publish/sign-in-here.tsx';
import { ViewTitle } from '../../parts/view-title.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { VersionDetails } from './version-details.tsx';
import { VersionList } from './version-list.tsx';
import styles from './versions.module.css';

/** Everything that was ever published, what waits to be, and the way back to it. */
export function VersionsView() {
  const who = useReadable(usePorts().staff);
  return (
    <>
      <ViewTitle>Versions</ViewTitle>
      {who.status === 'signedIn' ? (
        <SignedIn />
      ) : who.status === 'signedOut' ? (
        <div className={styles.part}>
          <SignInHere words="Sign in to see what was published." />
        </div>
      ) : (
        <p className={styles.help}>One moment…</p>
      )}
    </>
  );
}

function SignedIn() {
  const { scope } = usePorts();
  const { restaurantId } = useReadable(scope);
  // Of another place there are other versions.
  return <VersionsOfPlace key={restaurantId ?? 'site'} />;
}

function VersionsOfPlace() {
  const [chosen, setChosen] = useState<ConfigVersion | null>(null);
  const [cameFrom, setCameFrom] = useState<number | null>(null);
  // Counts what was published from here: then there are more of them.
  const [news, setNews] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cameFrom === null || chosen) return;
    list.current?.querySelector<HTMLElement>(`[data-version="${cameFrom}"]`)?.focus();
  }, [cameFrom, chosen]);
  return (
    <>
      {chosen && (
        <VersionDetails
          key={chosen.version}
          version={chosen}
          onPublishClosed={() => setNews((count) => count + 1)}
          onBack={() => {
            setCameFrom(chosen.version);
            setChosen(null);
          }}
        />
      )}
      {/* Stays, so that a long list need not be loaded again. */}
      <div ref={list} hidden={chosen !== null}>
        <ScheduleList key={`schedules ${news}`} />
        <VersionList key={`versions ${news}`} onChoose={setChosen} />
      </div>
    </>
  );
}
