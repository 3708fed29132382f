import { useEffect, useRef } from 'react';
import list from './list.module.css';

type SectionBoxProps = {
  label: string;
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onAll(keys: readonly string[], isOn: boolean): void;
};

/** Selects all dishes of a category that are shown; half on where only some are. */
export function SectionBox({ label, keys, selected, onAll }: SectionBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = keys.filter((key) => selected.has(key)).length;
  const isSome = count > 0 && count < keys.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={list.box}>
      <input
        ref={box}
        type="checkbox"
        className={list.check}
        aria-label={label}
        checked={count === keys.length}
        onChange={({ target }) => onAll(keys, target.checked)}
      />
    </label>
  );
}
