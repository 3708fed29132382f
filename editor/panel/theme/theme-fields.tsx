import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { useConfigPart } from '../../core/state/editor-context.tsx';
import { FieldInputs } from '../setting/field-input.tsx';
import { ColourReport } from './colour-report.tsx';
import { FontPicture } from './font-picture.tsx';
import { LookChoice } from './look-choice.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { ShapePicture } from './shape-pictures.tsx';
import styles from './theme.module.css';

const shapes: ReadonlySet<unknown> = new Set(['scale', 'radius', 'density', 'shadow']);

/** Type, shape and the colours in the dark: chosen by looking, not by words. */
export function ThemeFields({ fields }: { fields: readonly FieldDescription[] }) {
  return fields.map((field) => <ThemeField key={field.path.join('.')} field={field} />);
}

function ThemeField({ field }: { field: FieldDescription }) {
  const name = field.path.at(-1);
  if (shapes.has(name)) {
    return <LookChoice field={field} layout="small" Picture={ShapePicture} />;
  }
  if (name === 'fonts') return <LookChoice field={field} layout="rows" Picture={FontPicture} />;
  if (name === 'dark') return <DarkFields fields={field.fields} />;
  return <FieldInputs fields={[field]} />;
}

/** The derived colours stand in their fields, to be set otherwise. */
function DarkFields({ fields }: { fields: readonly FieldDescription[] }) {
  const isShown = useConfigPart((config) => config.theme.dark.mode === 'auto');
  return (
    <div className={styles.dark}>
      <FieldInputs fields={fields.filter(({ kind }) => kind !== 'group')} />
      <SchemeToggle />
      {isShown && <FieldInputs fields={fields.filter(({ kind }) => kind === 'group')} />}
      <ColourReport />
    </div>
  );
}
