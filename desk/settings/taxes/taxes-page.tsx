import { useTaxes } from '#desk/api/staff-taxes.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { TaxesForm } from './taxes-form.tsx';

/** How orders of all restaurants are taxed, and how cash is rounded. */
export function TaxesPage() {
  const words = useDeskMessages().deskTaxes;
  const taxes = useTaxes();
  return (
    <LoadedSettings heading={words.heading} intro={words.intro} query={taxes}>
      {(data) => <TaxesForm present={data} />}
    </LoadedSettings>
  );
}
