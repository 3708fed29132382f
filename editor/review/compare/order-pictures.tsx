import type { Side } from './compared-part.ts';
import type { ComparedSides } from './compared-sides.ts';
import styles from './compare.module.css';
import { orderRows, type OrderRow } from './order-rows.ts';
import { PartPicture } from './part-picture.tsx';

/** Both home pages from top to bottom, each section as a strip of itself. */
export function OrderPictures({ sides }: { sides: ComparedSides }) {
  const { before, after } = sides;
  return (
    <div className={styles.orders}>
      <OrderColumn
        side={before}
        rows={orderRows(before.config, after.config, 'Not shown any more')}
      />
      <OrderColumn side={after} rows={orderRows(after.config, before.config, 'New here')} />
    </div>
  );
}

type OrderColumnProps = { side: ComparedSides[Side]; rows: readonly OrderRow[] };

function OrderColumn({ side, rows }: OrderColumnProps) {
  return (
    <div className={styles.order}>
      <h4 className={styles.subtitle}>{side.name}</h4>
      <ol className={styles.rows}>
        {rows.map(({ id, name, place, what }) => (
          <li key={id} className={styles.row} data-differs={what !== '' || undefined}>
            <span className={styles.strip}>
              <PartPicture config={side.config} section={id} isCut />
            </span>
            <span className={styles.words}>
              <span className={styles.place}>
                {place} {name}
              </span>
              {what !== '' && <span className={styles.what}>{what}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
