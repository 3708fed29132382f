import { useTaxes } from '#desk/api/staff-taxes.ts';
import { Loaded } from '../form/loaded.tsx';
import { TaxesForm } from '../settings/taxes/taxes-form.tsx';
import type { SetupStepProps } from './setup-places.ts';

/** The tax that most dishes have; classes and cash rounding are left to the settings. */
export function TaxStep({ onDone }: SetupStepProps) {
  const taxes = useTaxes();
  return <Loaded query={taxes}>{(data) => <TaxesForm present={data} onSetUp={onDone} />}</Loaded>;
}
