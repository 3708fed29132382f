import { useEffect, useRef, useState, type RefObject } from 'react';
import { useCanvas } from '../canvas/canvas-state.ts';
import { useEditor } from '../editor-context.tsx';
import { devices, type Device } from './devices.ts';
import styles from './frame-view.module.css';

const opened = 'dialog[open], [role="dialog"], :popover-open, [data-dragging]';

/**
 * The page's own route in a window as wide as a device's, smaller where there is no room: real media
 * queries, real ordering, and the draft as it is typed, which the frame hears of by the browser's
 * storage. It stays where one went in it while the device changes. Escape leads back.
 */
export function FrameView({ device }: { device: Exclude<Device, 'page'> }) {
  const canvas = useCanvas();
  const { say } = useEditor();
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const { label, width } = devices[device];
  const scale = room === null ? 1 : Math.min(1, room.width / width);
  const height = room === null ? 0 : Math.floor(room.height / scale);
  const frame = useRef<HTMLIFrameElement | null>(null);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const page = event.view?.document ?? document;
      // What is open over the panel or over the page inside comes first.
      if (event.key !== 'Escape' || page.querySelector(opened)) return;
      event.preventDefault();
      canvas.setState({ device: 'page' });
    };
    const created = createFrame();
    frame.current = created;
    created.addEventListener('load', () =>
      created.contentWindow?.addEventListener('keydown', leave, true),
    );
    stage.current?.append(created);
    window.addEventListener('keydown', leave, true);
    return () => {
      window.removeEventListener('keydown', leave, true);
      created.remove();
    };
  }, [canvas]);
  useEffect(() => {
    const present = frame.current;
    if (!present) return;
    present.title = `The site at ${width} pixels`;
    present.style.inlineSize = `${width}px`;
    present.style.blockSize = `${height}px`;
    present.style.scale = String(scale);
  }, [width, height, scale]);
  useEffect(
    () => say(`${label}, ${width} pixels wide. Escape leads back to the page.`),
    [say, label, width],
  );

  return (
    <div className={styles.ground}>
      <p className={styles.caption}>
        {label} · {width} px{scale < 1 && ` · ${Math.round(scale * 100)} %`}
      </p>
      <div ref={stage} className={styles.stage} />
    </div>
  );
}

/** Made once: it would lose its route if it were drawn anew. Our own site, so nothing is fenced off. */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = styles['frame'] ?? '';
  // The site inside knows by it that it is not to offer the editor.
  frame.dataset['deviceFrame'] = '';
  frame.src = addressOf(window.location);
  return frame;
}

/** Where the page is, without what opens the editor. */
function addressOf({ pathname, search, hash }: Location): string {
  const params = new URLSearchParams(search);
  params.delete('edit');
  const kept = params.toString();
  return pathname + (kept && `?${kept}`) + hash;
}

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
