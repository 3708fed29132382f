import { groupProps, listProps, optionProps } from '#variants/use-active-option.ts';
import styles from './commands.module.css';
import type { Entry } from './entries.ts';
import type { FoundPart } from './found-parts.ts';
import { KeyCaps } from './key-caps.tsx';

type PaletteListProps = {
  id: string;
  parts: readonly FoundPart[];
  /** Counted over all parts. */
  active: number;
  onChoose(entry: Entry): void;
};

/** What the palette found, part by part: options that never take the focus from the text above. */
export function PaletteList({ id, parts, active, onChoose }: PaletteListProps) {
  return (
    // What scrolls is the list itself: its keys are those of the text that it belongs to.
    <div className={styles.found} {...(parts.length > 0 && listProps(id, 'Found'))}>
      {parts.map(({ name, entries, from }) => (
        <div key={name} {...groupProps(name)}>
          <div className={styles.partName} aria-hidden="true">
            {name}
          </div>
          {entries.map((entry, index) => (
            <div
              key={entry.id}
              className={styles.entry}
              {...optionProps(id, from + index, from + index === active, () => onChoose(entry))}
            >
              <span className={styles.label}>{entry.label}</span>
              <span className={styles.note}>{entry.note}</span>
              {entry.keys && <KeyCaps keys={entry.keys} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
