import Clock from 'lucide-react/icons/clock';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './item-marks.module.css';
import type { MenuItem } from './props.ts';

/** Small words above a name: what it is, where it is more than a dish, or a deal it takes part in. */
export function Badge({ item }: { item: Pick<MenuItem, 'kind' | 'badge'> }) {
  const { kinds } = useStorefront().messages.home.menu;
  if (item.kind === 'dish' && item.badge === null) return null;
  return (
    <p className={styles.badges}>
      {item.kind !== 'dish' && <span className={styles.kind}>{kinds[item.kind]}</span>}
      {item.badge !== null && <span className={styles.badge}>{item.badge}</span>}
    </p>
  );
}

/** When it is served, where that is not now. */
export function ServedFrom({ when }: { when: string }) {
  return (
    <span className={styles.from}>
      <Clock aria-hidden="true" size={14} />
      {when}
    </span>
  );
}
