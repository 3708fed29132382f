import Copy from 'lucide-react/icons/copy';
import { useId, useState } from 'react';
import { useConfigPart, usePorts } from '../../core/state/editor-context.tsx';
import { sectionNames } from '../../core/sections/section-names.ts';
import { copyText } from '../../core/exchange/copy-text.ts';
import { exportSection } from '../../core/exchange/envelope.ts';
import styles from './transfer.module.css';

/** One section as text, to be pasted above: here, or on another site. */
export function SectionCopy() {
  const id = useId();
  const { document } = usePorts();
  const layout = useConfigPart((config) => config.layout);
  const sections = useConfigPart((config) => config.sections);
  const [chosen, setChosen] = useState('hero');
  const [announcement, setAnnouncement] = useState('');
  const copy = async () => setAnnouncement(await copyText(exportSection(document.get(), chosen)));
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>One section</h4>
      <label htmlFor={id}>
        Copy a section, then paste it under Import, here or on another site
      </label>
      <div className={styles.actions}>
        <select
          id={id}
          className={styles.select}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {sectionNames({ layout, sections }).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          <Copy aria-hidden="true" size={14} />
          Copy section
        </button>
      </div>
      <output className={styles.help}>{announcement}</output>
    </section>
  );
}
