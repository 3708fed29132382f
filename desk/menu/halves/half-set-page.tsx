import { useLocation } from 'react-router-dom';
import { withoutHalfSet } from '#schemas/rules/menu-editing/remove-entries.ts';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { EntryPage } from '../form/entry-page.tsx';
import { HalfSetForm } from './half-set-form.tsx';
import { newHalfSetKey } from './half-set-values.ts';

/** One half-and-half of a restaurant's menu, or a new one. */
export const HalfSetPage = () => <OfOneRestaurant Page={HalfSetOf} />;

function HalfSetOf({ id }: { id: number }) {
  const key = useLocation().pathname.split('/').at(-1) ?? '';
  return (
    <EntryPage
      restaurantId={id}
      entryKey={key}
      part="halves"
      words={useDeskMessages().deskHalves}
      newKey={newHalfSetKey}
      nameOf={(menu, set) => menu.half_sets[set]?.name ?? null}
      without={withoutHalfSet}
      Form={HalfSetForm}
    />
  );
}
