import { useState } from 'react';
import { nameOfSection } from '../../core/sections/section-names.ts';
import type { ComparedPart } from './compared-part.ts';
import { alikeParts } from './compared-parts.ts';
import type { ComparedSides, PairView } from './compared-sides.ts';
import styles from './compare.module.css';
import { PartPictures } from './part-pictures.tsx';

type AlikePartsProps = { parts: readonly ComparedPart[]; sides: ComparedSides; view: PairView };

/** The rest of the page, which differs in its look alone; drawn when it is asked for. */
export function AlikeParts({ parts, sides, view }: AlikePartsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { config } = sides.after;
  const ids = alikeParts(config, parts);
  if (ids.length === 0) return null;
  return (
    <details
      className={styles.part}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        The rest of the page, in the other look ({ids.length})
      </summary>
      {isOpen &&
        ids.map((id) => {
          const name = id === 'footer' ? 'Footer' : nameOfSection(config, id);
          return (
            <div key={id} className={styles.alike}>
              <h4 className={styles.subtitle}>{name}</h4>
              <PartPictures
                part={{ ...alike, key: id, name, section: id }}
                sides={sides}
                view={view}
              />
            </div>
          );
        })}
    </details>
  );
}

const alike = {
  kind: 'drawn',
  standing: { before: 'shown', after: 'shown' },
  differences: [],
} as const;
