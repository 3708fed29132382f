import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Side } from './compared-part.ts';
import type { PairView } from './compared-sides.ts';
import { updateMarks } from './mark-differences.ts';
import { PairSlider } from './pair-slider.tsx';
import styles from './picture-pair.module.css';

/** A side's picture; or, where it has none, why. */
export type PairPicture = { name: string; picture: ReactNode } | { name: string; missing: string };

type PicturePairProps = {
  /** What both show: 'Hero'. */
  name: string;
  sides: Record<Side, PairPicture>;
  view: PairView;
  /** What differs in them is framed, both as a whole, or both of it. */
  framed?: 'parts' | 'whole' | 'all';
};

/** One part of the page as it is in two documents; what only one of them shows is framed. */
export function PicturePair({ name, sides, view, framed = 'parts' }: PicturePairProps) {
  const pair = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(50);
  const [isAll, setIsAll] = useState(false);
  const isLong = useIsLong(pair);
  const hasBoth = 'picture' in sides.before && 'picture' in sides.after;
  const isOver = view === 'slider' && hasBoth;
  const isOpened = useRef(false);
  useEffect(() => {
    const [before, after] = pair.current?.querySelectorAll('[data-page]') ?? [];
    if (!before || !after || !hasBoth || framed === 'whole') return;
    return updateMarks(before, after, (depth) => {
      // What differs is not to be looked for; whoever closes it again has seen it.
      if (isOpened.current || !pair.current || depth < mostOf(pair.current)) return;
      isOpened.current = true;
      setIsAll(true);
    });
  }, [hasBoth, framed]);
  return (
    <>
      <div
        ref={pair}
        className={styles.pair}
        data-view={isOver ? 'over' : view}
        data-cut={(isLong && !isAll) || undefined}
        data-other={framed !== 'parts' || undefined}
        style={isOver ? styleOf(share) : undefined}
      >
        <PairSide side="before" what={name} shown={sides.before} />
        <PairSide side="after" what={name} shown={sides.after} />
        {isOver && (
          <PairSlider
            label={`Before and after: ${name}`}
            before={sides.before.name}
            after={sides.after.name}
            share={share}
            onChange={setShare}
          />
        )}
      </div>
      {isLong && (
        <button type="button" className={styles.all} onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Show less of it' : 'Show all of it'}
        </button>
      )}
    </>
  );
}

type ShareStyle = CSSProperties & { '--share': string };

const styleOf = (share: number): ShareStyle => ({ '--share': `${share}%` });

type PairSideProps = { side: Side; what: string; shown: PairPicture };

function PairSide({ side, what, shown }: PairSideProps) {
  return (
    <figure className={styles.side} data-side={side} aria-label={`${what}: ${shown.name}`}>
      <figcaption className={styles.name}>{shown.name}</figcaption>
      {'picture' in shown ? (
        <div className={styles.picture}>{shown.picture}</div>
      ) : (
        <p className={styles.missing}>{shown.missing}</p>
      )}
    </figure>
  );
}

/** How much of a pair is shown at first, in pixels. */
const mostOf = (pair: Element): number =>
  Number.parseFloat(getComputedStyle(pair).getPropertyValue('--most'));

/** Whether there is more of the pictures than is shown at first. */
function useIsLong(pair: { current: HTMLElement | null }): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const box = pair.current;
    if (!box) return;
    let next = 0;
    const measure = () => {
      const heights = [...box.children].map(({ scrollHeight }) => scrollHeight);
      setIsLong(Math.max(...heights) > mostOf(box) * 1.15);
    };
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(measure);
    });
    for (const side of box.querySelectorAll('[data-side]')) sizes.observe(side);
    return () => {
      cancelAnimationFrame(next);
      sizes.disconnect();
    };
  }, [pair]);
  return isLong;
}
