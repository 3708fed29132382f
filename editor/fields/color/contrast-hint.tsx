import { useDeferredValue, useMemo } from 'react';
import type { ColorsConfig } from '#schemas/config/colors.ts';
import { aaText } from '#schemas/rules/contrast.ts';
import { useConfigPart } from '../../core/state/editor-context.tsx';
import type { Path } from '../../core/settings/value-at.ts';
import {
  contrastsOf,
  nearestPassing,
  type ColorName,
  type Contrast,
  type Scheme,
} from './contrast-of.ts';
import styles from './contrast.module.css';
import field from '../field/field.module.css';

type ContrastHintProps = {
  name: ColorName;
  scheme: Scheme;
  onUse(colour: string): void;
};

/** How one of the site's five colours reads, and the nearest one that does where it does not. */
export function ContrastHint({ name, scheme, onUse }: ContrastHintProps) {
  // Dragging a colour comes first; what is said of it follows.
  const colors = useDeferredValue(useConfigPart((config) => config.colors));
  const dark = useDeferredValue(useConfigPart((config) => config.theme.dark));
  const { pairs, better } = useMemo(() => {
    const look = { colors, dark };
    const pairs = contrastsOf(name, look, scheme);
    const isFine = pairs.every(({ state }) => state === 'reads');
    return { pairs, better: isFine ? null : nearestPassing(name, look, scheme) };
  }, [name, scheme, colors, dark]);
  const [weakest] = pairs;
  if (!weakest) return null;
  const use = better && <BetterColour colour={better} onUse={onUse} />;
  return (
    <div className={styles.contrast}>
      <details data-state={weakest.state}>
        <summary className={styles.summary}>
          {weakest.state === 'reads'
            ? `Reads well, ${ratioOf(leastOf(pairs))} at least`
            : `${weakest.words}: ${ratioOf(weakest.ratio)}, ${stateWords[weakest.state]}`}
        </summary>
        <ul className={styles.pairs}>
          {pairs.slice(0, mostShown).map(({ words, ink, background, ratio, state, drawn }) => (
            <li key={words} className={styles.pair}>
              <span
                className={styles.sample}
                style={{ color: ink, backgroundColor: background }}
                aria-hidden="true"
              >
                Aa
              </span>
              <span className={styles.name}>
                {words}
                {drawn && <span className={styles.drawn}>On the page it is {drawn}.</span>}
              </span>
              <span className={styles.ratio} data-state={state}>
                {ratio.toFixed(1)}
                <span className={field.words}>, {stateWords[state]}</span>
              </span>
            </li>
          ))}
        </ul>
        {pairs.length > mostShown && <p>All others stand further apart.</p>}
        {weakest.state === 'adjusted' && use}
      </details>
      {weakest.state === 'fails' && use}
    </div>
  );
}

/** The weakest come first; beyond these all is well. */
const mostShown = 6;

const ratioOf = (ratio: number) => `${ratio.toFixed(1)} : 1`;

/** Of texts, which need the most. */
const leastOf = (pairs: readonly Contrast[]) =>
  Math.min(...pairs.filter(({ pair }) => pair.least === aaText).map(({ ratio }) => ratio));

const stateWords = {
  fails: 'hard to read',
  adjusted: 'drawn in a shade that reads',
  reads: 'reads well',
};

function BetterColour({ colour, onUse }: { colour: string; onUse(colour: string): void }) {
  return (
    <button type="button" className={styles.better} onClick={() => onUse(colour)}>
      <span className={styles.dot} style={{ backgroundColor: colour }} aria-hidden="true" />
      Use {colour}
    </button>
  );
}

/** Which of the five a place holds, and of which scheme; null where it is another colour. */
export function colorNameAt(place: Path): { name: ColorName; scheme: Scheme } | null {
  const name = place.at(-1);
  if (!isColorName(name)) return null;
  const group = place.slice(0, -1).join('.');
  if (group === 'colors') return { name, scheme: 'light' };
  return group === 'theme.dark.colors' ? { name, scheme: 'dark' } : null;
}

const names: ReadonlySet<unknown> = new Set<keyof ColorsConfig>([
  'primary',
  'secondary',
  'accent',
  'background',
  'text',
]);
const isColorName = (name: unknown): name is ColorName => names.has(name);
