import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import styles from '../field/field.module.css';
import own from './list-item.module.css';
import { ProblemBadge } from '../field/problem-badge.tsx';

export type ItemAction = 'toggle' | 'duplicate' | 'remove';

type ListItemProps = {
  itemKey: string;
  name: string;
  /** Dotted path of the item. */
  place: string;
  isOpen: boolean;
  canDuplicate: boolean;
  canRemove: boolean;
  onAct(action: ItemAction): void;
  renderFields(): ReactNode;
};

/** One item of a list: its name, how many problems it has, and its fields while it is open. */
export function ListItem(item: ListItemProps) {
  const { itemKey, name, place, isOpen, onAct, renderFields } = item;
  return (
    <div className={own.box} data-item={itemKey} data-open={isOpen || undefined}>
      <button
        type="button"
        className={own.item}
        aria-expanded={isOpen}
        onClick={() => onAct('toggle')}
      >
        <span className={own.name}>{name}</span>
        <ProblemBadge prefix={place} />
        <ChevronDown aria-hidden="true" size={14} />
      </button>
      {isOpen && (
        <div className={own.fields}>
          {renderFields()}
          <div className={own.actions}>
            {item.canDuplicate && (
              <button
                type="button"
                className={styles.quiet}
                aria-label={`Duplicate ${name}`}
                onClick={() => onAct('duplicate')}
              >
                <Copy aria-hidden="true" size={14} /> Duplicate
              </button>
            )}
            {item.canRemove && (
              <button type="button" className={styles.quiet} onClick={() => onAct('remove')}>
                <Trash aria-hidden="true" size={14} /> Remove {name}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
