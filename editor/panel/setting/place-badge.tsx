import Lock from 'lucide-react/icons/lock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { isSameValue } from '#schemas/config/changes.ts';
import { isLocked, isLockedWhole, settingKey, settingOf } from '#schemas/config/overrides.ts';
import {
  useEditor,
  useEditorState,
  usePorts,
  useReadable,
  useValue,
} from '../../core/state/editor-context.tsx';
import { valueAt, type Path } from '../../core/settings/value-at.ts';
import styles from './place-badge.module.css';

type PlaceBadgeProps = { place: Path; label: string };

/**
 * While one restaurant is edited: whether a field is the whole site's or changed here, and the way
 * back. Items of a list follow their list, which is overridden whole.
 */
export function PlaceBadge({ place, label }: PlaceBadgeProps) {
  const { restaurantId } = useReadable(usePorts().scope);
  const isInList = place.some((step) => typeof step === 'number');
  return restaurantId === null || isInList ? null : <BadgeOfField place={place} label={label} />;
}

/** Why a manager may not change what stands there; its owner is told who cannot. */
export function LockedBadge() {
  const isOwner = useIsOwner();
  return (
    <p className={styles.badge}>
      <Lock aria-hidden="true" size={12} />{' '}
      {isOwner ? 'Locked for managers' : 'Locked by the owner'}
    </p>
  );
}

function useIsOwner(): boolean {
  const staff = useReadable(usePorts().staff);
  return staff.status === 'signedIn' && staff.member.role === 'owner';
}

/** The same at the head of a group that is locked as a whole; its fields do not repeat it. */
export function LockedHead({ path }: { path: string }) {
  const { restaurantId, locks } = useReadable(usePorts().scope);
  return restaurantId !== null && isLockedWhole(locks, groupKey(path)) ? <LockedBadge /> : null;
}

const groupKey = (path: string) => path.replaceAll('.', '/');

function BadgeOfField({ place, label }: PlaceBadgeProps) {
  const { locks } = useReadable(usePorts().scope);
  const isOwner = useIsOwner();
  const isToldAtHead = useEditorState(
    ({ view }) => view.name === 'group' && isLockedWhole(locks, groupKey(view.path)),
  );
  const locked = isLocked(locks, settingKey(settingOf(place)));
  return (
    <>
      {locked && !isToldAtHead && <LockedBadge />}
      {(isOwner || !locked) && <Inherited place={place} label={label} />}
    </>
  );
}

function Inherited({ place, label }: PlaceBadgeProps) {
  const { edit, endGesture, announce } = useEditor();
  const { site } = useReadable(usePorts().scope);
  const own = useValue(place);
  const inherited = valueAt(site, place);
  if (isSameValue(own, inherited)) return <p className={styles.badge}>As on the whole site</p>;
  return (
    <p className={styles.badge} data-changed>
      Changed here
      <button
        type="button"
        className={styles.reset}
        aria-label={`Reset ${label} to the whole site's`}
        onClick={() => {
          edit(place, `${label} reset`, inherited);
          endGesture();
          announce(`${label} is as on the whole site again.`);
        }}
      >
        <RotateCcw aria-hidden="true" size={12} /> Reset
      </button>
    </p>
  );
}
