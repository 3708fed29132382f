import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useCanvas } from '../page/canvas-state.ts';
import type { PageTarget } from '../page/page-target.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import { DeviceFrame } from './device-frame.tsx';
import { devices, screens, widthForTwo, type Device, type Screen } from '../page/devices.ts';
import styles from './frame-view.module.css';
import { createSharedRoute } from './shared-route.ts';
import { useEscape } from './use-escape.ts';
import { useInertPage } from './use-inert-page.ts';

type FrameViewProps = {
  device: Exclude<Device, 'page'>;
  clicked: RefObject<PageTarget | null>;
};

/** Between two frames, and the caption above each, in CSS pixels (frame-view.module.css). */
const gap = 16;
const captionHeight = 32;

/**
 * The page in one or two device frames, scaled down to fit. The first frame keeps its route while
 * the device changes. Escape goes back to the page.
 */
export function FrameView({ device, clicked }: FrameViewProps) {
  const canvas = useCanvas();
  const { announce } = useEditor();
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const isWide = useIsWide();
  const [route] = useState(createSharedRoute);
  const [turned, setTurned] = useState<readonly Screen[]>([]);
  useInertPage(container);
  useEscape(document);

  const all: readonly Screen[] = devices[device].screens;
  const shown = (isWide ? all : all.slice(0, 1)).map((name) => sizeOf(name, turned.includes(name)));
  const widths = shown.reduce((sum, { width }) => sum + width, 0);
  const free = size ? size.width - gap * (shown.length - 1) : widths;
  const scale = Math.min(1, free / widths);
  const highest = size ? Math.floor((size.height - captionHeight) / scale) : 0;
  const description = shown.map(({ label, width }) => `${label}, ${width} pixels wide.`).join(' ');
  useEffect(() => {
    announce(`${description} Escape leads back to the page.`);
  }, [announce, description]);

  return (
    <div ref={container} className={styles.container}>
      <div ref={stage} className={styles.stage}>
        {shown.map(({ name, label, width, height }, index) => (
          <DeviceFrame
            key={index === 0 ? 'first' : name}
            label={label}
            width={width}
            height={Math.min(highest, height ?? highest)}
            scale={scale}
            clicked={clicked}
            isNavigable={index === 0}
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
function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const own = element.current;
    if (!own) return;
    const sizes = new ResizeObserver(() =>
      setSize({ width: own.clientWidth, height: own.clientHeight }),
    );
    sizes.observe(own);
    return () => sizes.disconnect();
  }, [element]);
  return size;
}
