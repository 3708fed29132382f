import { useRef } from 'react';
import styles from './number.module.css';
import { useFrameWrite } from '../field/use-frame-write.ts';

type NumberSliderProps = {
  label: string;
  value: number;
  bounds: readonly [min: number, max: number];
  step: number;
  onChange(value: number): void;
  onSettled(): void;
};

/** The same number by its place between its bounds; a drag is one step of the history. */
export function NumberSlider({
  label,
  value,
  bounds: [min, max],
  step,
  onChange,
  onSettled,
}: NumberSliderProps) {
  const { onChange: drag, settle } = useFrameWrite(onChange, onSettled);
  const before = useRef(value);
  return (
    <input
      className={styles.slider}
      type="range"
      aria-label={`${label}: slider`}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={({ target }) => drag(Number(target.value))}
      onPointerDown={() => {
        before.current = value;
      }}
      onPointerUp={settle}
      // The finger scrolls: what it touched on its way stays as it was.
      onPointerCancel={() => {
        drag(before.current);
        settle();
      }}
      onKeyUp={settle}
      onBlur={settle}
    />
  );
}
