import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { FieldInputs } from '../setting/field-input.tsx';
import { ColourReport } from './colour-report.tsx';
import { PaletteFinder } from './palette-finder.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';

/** The five colours, palettes to begin with, and whether all of it can be read. */
export function ColourFields({ fields }: { fields: readonly FieldDescription[] }) {
  return (
    <>
      <PaletteFinder />
      <ColourReport />
      <SchemeToggle />
      <FieldInputs fields={fields} />
    </>
  );
}
