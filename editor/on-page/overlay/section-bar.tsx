import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import type { LayoutConfig } from '#schemas/config/layout.ts';
import { useConfigPart, useEditor } from '../../core/state/editor-context.tsx';
import { duplicateSection, hideSection, moveSection } from '../../core/sections/section-actions.ts';
import { nameOfSection } from '../../core/sections/section-names.ts';
import styles from '../page/canvas.module.css';

/** Created once: the bar renders with every character typed into its name. */
const icons = {
  up: <ArrowUp aria-hidden="true" size={15} />,
  down: <ArrowDown aria-hidden="true" size={15} />,
  copy: <Copy aria-hidden="true" size={14} />,
  hide: <EyeOff aria-hidden="true" size={15} />,
};

/** Actions for the selected section, at its top on the page. */
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
        hint="Move up"
        icon={icons.up}
        onPress={before === null ? null : () => moveSection(editor, id, before)}
      />
      <BarButton
        label={`Move ${name} down`}
        hint="Move down"
        icon={icons.down}
        onPress={after === null ? null : () => moveSection(editor, id, after)}
      />
      <BarButton
        label={`Duplicate ${name}`}
        hint="Duplicate"
        icon={icons.copy}
        onPress={() => void duplicateSection(editor, id)}
      />
      <BarButton
        label={`Hide ${name}`}
        hint="Hide"
        icon={icons.hide}
        onPress={() => hideSection(editor, id, true)}
      />
    </div>
  );
}

type BarButtonProps = {
  label: string;
  /** Tooltip without the section's name, which the bar shows already. */
  hint: string;
  icon: ReactNode;
  /** null: disabled, at an end of the page. */
  onPress: (() => void) | null;
};

function BarButton({ label, hint, icon, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.barButton}
      aria-label={label}
      title={hint}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      {icon}
    </button>
  );
}

/** Index of the next section that is not hidden; null at an end of the page. */
function neighbourOf(order: LayoutConfig['home'], id: string, step: 1 | -1): number | null {
  let index = order.findIndex((entry) => entry.id === id) + step;
  while (order[index]?.hidden) index += step;
  return order[index] ? index : null;
}
