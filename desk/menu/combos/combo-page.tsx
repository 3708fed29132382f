import { useLocation } from 'react-router-dom';
import { withoutCombo } from '#schemas/rules/menu-editing/remove-entries.ts';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { EntryPage } from '../form/entry-page.tsx';
import { ComboForm } from './combo-form.tsx';
import { newComboKey } from './combo-values.ts';

/** One combo of a restaurant's menu, or a new one. */
export const ComboPage = () => <OfOneRestaurant Page={ComboOf} />;

function ComboOf({ id }: { id: number }) {
  const key = useLocation().pathname.split('/').at(-1) ?? '';
  return (
    <EntryPage
      restaurantId={id}
      entryKey={key}
      part="combos"
      words={useDeskMessages().deskCombos}
      newKey={newComboKey}
      nameOf={({ combos }, combo) => combos[combo]?.name ?? null}
      without={withoutCombo}
      Form={ComboForm}
    />
  );
}
