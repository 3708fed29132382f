import Rotate from 'lucide-react/icons/rotate-ccw-square';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Layer } from '../overlay/layer.tsx';
import type { PageTarget } from '../page/page-target.ts';
import { createTracker } from '../page/tracker.ts';
import styles from './frame-view.module.css';
import type { SharedRoute } from './shared-route.ts';
import { useEscape } from './use-escape.ts';
import { useFrameKeys } from './use-frame-keys.ts';
import { useFramedPage } from './use-framed-page.ts';
import { useSharedPath } from './use-shared-path.ts';

type DeviceFrameProps = {
  label: string;
  /** In CSS pixels of the page inside. */
  width: number;
  height: number;
  scale: number;
  clicked: RefObject<PageTarget | null>;
  isNavigable: boolean;
  /** Keeps it on the same page as the frame beside it. */
  route: SharedRoute;
  /** Turns the device on its side; null where it has none. */
  onTurn: (() => void) | null;
};

/**
 * The page's route in an iframe of a device's width: real media queries, real ordering, the draft
 * as it is typed. Texts and pictures in it are selected as on the page.
 */
export function DeviceFrame(props: DeviceFrameProps) {
  const { label, width, height, scale, clicked, isNavigable, route, onTurn } = props;
  const place = useRef<HTMLDivElement>(null);
  const framed = useFramedPage(place);
  const screen = useSharedPath(framed.page, route);
  const title = `The site at ${width} pixels`;
  useEffect(() => {
    place.current?.firstElementChild?.setAttribute('title', title);
  });
  return (
    <section className={styles.device} aria-label={`${label}, ${width} pixels`}>
      <div className={styles.caption}>
        <span>
          {label} · {width} px{scale < 1 && ` · ${Math.round(scale * 100)} %`}
        </span>
        <span className={styles.screen}>{screen}</span>
        {onTurn && (
          <button
            type="button"
            className={styles.tool}
            aria-label={`Turn the ${label.toLowerCase()} on its side`}
            title="Turn on its side"
            onClick={onTurn}
          >
            <Rotate aria-hidden="true" size={14} />
          </button>
        )}
      </div>
      <div
        className={styles.window}
        style={{ inlineSize: width * scale, blockSize: height * scale }}
      >
        <div
          ref={place}
          className={styles.place}
          data-status={framed.status}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        />
        {framed.status === 'drawn' && (
          <FramedLayer
            key={framed.number}
            page={framed.page}
            clicked={clicked}
            isNavigable={isNavigable}
          />
        )}
        {framed.status === 'loading' && <p className={styles.state}>Loading the page…</p>}
        {framed.status === 'failed' && (
          <p role="alert" className={styles.state}>
            The page could not be loaded here.
            <button type="button" className={styles.retry} onClick={framed.retry}>
              Try again
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

type FramedLayerProps = Pick<DeviceFrameProps, 'clicked' | 'isNavigable'> & {
  page: Document;
};

/** The outlines over a frame, not scaled with it. */
function FramedLayer({ page, clicked, isNavigable }: FramedLayerProps) {
  const [tracker] = useState(() => createTracker(page));
  useEffect(() => {
    return tracker.start();
  }, [tracker]);
  useEffect(() => {
    tracker.requestUpdate();
  });
  useFrameKeys(page);
  useEscape(page);
  return (
    <div className={styles.over}>
      <Layer page={page} tracker={tracker} clicked={clicked} isNavigable={isNavigable} />
    </div>
  );
}
