import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import styles from './picture-pair.module.css';

type PairSliderProps = {
  label: string;
  before: string;
  after: string;
  /** How much of the first picture is seen, in percent. */
  share: number;
  onChange(share: number): void;
};

/** The line between two pictures that lie over each other: dragged, or moved by the arrow keys. */
export function PairSlider({ label, before, after, share, onChange }: PairSliderProps) {
  const words =
    share === 0
      ? `${after} only`
      : share === 100
        ? `${before} only`
        : `${share} % ${before}, ${100 - share} % ${after}`;
  return (
    <div className={styles.slider}>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.grip}>
          <ArrowLeftRight size={16} />
        </span>
      </span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        step={5}
        value={share}
        aria-label={label}
        aria-valuetext={words}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
