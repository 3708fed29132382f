import { darkColors } from '#schemas/rules/dark-palette.ts';
import type { FieldDescription } from '../describe-fields.ts';
import { useConfigPart } from '../editor-context.tsx';
import { FieldInputs } from '../field-input.tsx';
import styles from './theme.module.css';

/** The five colours in the dark as the page shows them, and the fields that set them otherwise. */
export function DarkColours({ fields }: { fields: readonly FieldDescription[] }) {
  const colors = useConfigPart((config) => config.colors);
  const { mode, colors: set } = useConfigPart((config) => config.theme.dark);
  if (mode !== 'auto') return null;
  const shown = darkColors(colors, set);
  const five = Object.entries({
    primary: { shown: shown.primary, set: set.primary },
    secondary: { shown: shown.secondary, set: set.secondary },
    accent: { shown: shown.accent, set: set.accent },
    background: { shown: shown.background, set: set.background },
    text: { shown: shown.text, set: set.text },
  });
  return (
    <>
      <ul className={styles.five} aria-label="Colours shown in the dark">
        {five.map(([name, { shown, set }]) => (
          <li key={name} className={styles.one}>
            <span className={styles.chip} style={{ backgroundColor: shown }} />
            <span className={styles.chipName}>{name}</span>
            <span className={styles.quiet}>{set ? 'own' : 'derived'}</span>
          </li>
        ))}
      </ul>
      <FieldInputs fields={fields} />
    </>
  );
}
