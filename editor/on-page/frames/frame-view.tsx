import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useCanvas } from '../page/canvas-state.ts';
import type { Found } from '../page/on-page.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import { DeviceFrame } from './device-frame.tsx';
import { devices, screens, widthForTwo, type Device, type Screen } from '../page/devices.ts';
import styles from './frame-view.module.css';
import { createSharedRoute } from './shared-route.ts';
import { useEscape } from './use-escape.ts';
import { usePageAtRest } from './use-page-at-rest.ts';

type FrameViewProps = {
  device: Exclude<Device, 'page'>;
  chosen: RefObject<Found | null>;
};

/** Between two frames, and the caption above each (frame-view.module.css). */
const gap = 16;
const captionHeight = 32;

/**
 * The page in one or two windows of devices, all of them made as small as the room asks for. A frame
 * stays where one went in it while the device changes. Escape leads back.
 */
export function FrameView({ device, chosen }: FrameViewProps) {
  const canvas = useCanvas();
  const { say } = useEditor();
  const ground = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const isWide = useIsWide();
  const [route] = useState(createSharedRoute);
  const [turned, setTurned] = useState<readonly Screen[]>([]);
  usePageAtRest(ground);
  useEscape(document);

  const all: readonly Screen[] = devices[device].screens;
  const shown = (isWide ? all : all.slice(0, 1)).map((name) => sizeOf(name, turned.includes(name)));
  const widths = shown.reduce((sum, { width }) => sum + width, 0);
  const free = room ? room.width - gap * (shown.length - 1) : widths;
  const scale = Math.min(1, free / widths);
  const highest = room ? Math.floor((room.height - captionHeight) / scale) : 0;
  const words = shown.map(({ label, width }) => `${label}, ${width} pixels wide.`).join(' ');
  useEffect(() => say(`${words} Escape leads back to the page.`), [say, words]);

  return (
    <div ref={ground} className={styles.ground}>
      <div ref={stage} className={styles.stage}>
        {shown.map(({ name, label, width, height }, index) => (
          <DeviceFrame
            key={index === 0 ? 'first' : name}
            label={label}
            width={width}
            height={Math.min(highest, height ?? highest)}
            scale={scale}
            chosen={chosen}
            isWalkable={index === 0}
            route={route}
            onTurn={
              screens[name].height === null ? null : () => setTurned(withOrWithout(turned, name))
            }
          />
        ))}
      </div>
      <button
        type="button"
        className={`${styles.tool} ${styles.back}`}
        aria-label="Back to the page"
        title="Back to the page (Esc)"
        onClick={() => canvas.setState({ device: 'page' })}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  );
}

function sizeOf(name: Screen, isTurned: boolean) {
  const { label, width, height } = screens[name];
  return isTurned && height !== null
    ? { name, label, width: height, height: width }
    : { name, label, width, height };
}

const withOrWithout = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

const twoFit = `(width >= ${widthForTwo}px)`;

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(twoFit);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(twoFit).matches,
  );

/** Size of an element, in CSS pixels; null before it is known. */
function useRoom(place: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const own = place.current;
    if (!own) return;
    const sizes = new ResizeObserver(() =>
      setRoom({ width: own.clientWidth, height: own.clientHeight }),
    );
    sizes.observe(own);
    return () => sizes.disconnect();
  }, [place]);
  return room;
}
