import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import type { LayoutConfig } from '#schemas/config/layout.ts';
import { useConfigPart, useEditor } from '../editor-context.tsx';
import { duplicateSection, hideSection, moveSection } from '../sections/section-actions.ts';
import { nameOfSection } from '../sections/section-names.ts';
import styles from './canvas.module.css';

/** What can be done with the section in hand, at its top on the page. */
export function SectionBar({ id }: { id: string }) {
  const editor = useEditor();
  const name = useConfigPart((config) => nameOfSection(config, id));
  const order = useConfigPart((config) => config.layout.home);
  const before = neighbourOf(order, id, -1);
  const after = neighbourOf(order, id, 1);
  return (
    <div className={styles.bar} role="toolbar" aria-label={`${name} on the page`}>
      <span className={styles.name}>{name}</span>
      <BarButton
        label={`Move ${name} up`}
        onPress={before === null ? null : () => moveSection(editor, id, before)}
      >
        <ArrowUp aria-hidden="true" size={15} />
      </BarButton>
      <BarButton
        label={`Move ${name} down`}
        onPress={after === null ? null : () => moveSection(editor, id, after)}
      >
        <ArrowDown aria-hidden="true" size={15} />
      </BarButton>
      <BarButton label={`Duplicate ${name}`} onPress={() => void duplicateSection(editor, id)}>
        <Copy aria-hidden="true" size={14} />
      </BarButton>
      <BarButton label={`Hide ${name}`} onPress={() => hideSection(editor, id, true)}>
        <EyeOff aria-hidden="true" size={15} />
      </BarButton>
    </div>
  );
}

type BarButtonProps = { label: string; onPress: (() => void) | null; children: ReactNode };

function BarButton({ label, onPress, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.barButton}
      aria-label={label}
      title={label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      {children}
    </button>
  );
}

/** Place of the next section that is seen; null at an end of the page. */
function neighbourOf(order: LayoutConfig['home'], id: string, way: 1 | -1): number | null {
  let place = order.findIndex((entry) => entry.id === id) + way;
  while (order[place]?.hidden) place += way;
  return order[place] ? place : null;
}
