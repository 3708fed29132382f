import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFramedPage } from '../on-page/frames/use-framed-page.ts';
import styles from './look-editor.module.css';

/** The widths that a site is looked at in here, in CSS pixels of the page inside. */
const views = { phone: { label: 'Phone', width: 390 }, wide: { label: 'Computer', width: 1280 } };
type View = keyof typeof views;
const names: readonly View[] = ['wide', 'phone'];

const isNarrow = () => matchMedia('(width < 700px)').matches;

/** The tenant's own site, as it would be: it follows every look that is tried. */
export function SiteFrame() {
  const window = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(() => (isNarrow() ? 'phone' : 'wide'));
  const room = useWidth(window);
  const { status, retry } = useFramedPage(place, '/');
  const { width, label } = views[view];
  const scale = room === null ? 1 : Math.min(1, room / width);
  useEffect(() => {
    place.current?.firstElementChild?.setAttribute('title', 'Your site in the look that is chosen');
  });
  return (
    <section className={styles.preview} aria-label="Preview">
      <fieldset className={styles.views}>
        <legend className={styles.unseen}>Preview on</legend>
        {names.map((name) => (
          <label key={name} className={styles.view}>
            <input
              type="radio"
              name="look-preview"
              checked={name === view}
              onChange={() => setView(name)}
            />
            {views[name].label}
          </label>
        ))}
      </fieldset>
      <div ref={window} className={styles.window} data-view={view}>
        <div
          ref={place}
          className={styles.place}
          data-status={status}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
        />
        {status === 'loading' && <p className={styles.state}>Loading your site…</p>}
        {status === 'failed' && (
          <div role="alert" className={styles.state}>
            <p>Your site could not be loaded here ({label.toLowerCase()}).</p>
            <button type="button" className={styles.button} onClick={retry}>
              Try again
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Width of an element in CSS pixels; null before it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const own = element.current;
    if (!own) return;
    const sizes = new ResizeObserver(() => setWidth(own.clientWidth));
    sizes.observe(own);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}
