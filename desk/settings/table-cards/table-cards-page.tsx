import { useTablePlan } from '#desk/api/staff-tables.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { TableCards } from './table-cards.tsx';

/** The cards that stand on the tables of a restaurant, each with its table's code (rule R80). */
export function TableCardsPage() {
  return <OfOneRestaurant Page={CardsOf} />;
}

function CardsOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskTableCards;
  const plan = useTablePlan(id);
  return (
    <LoadedSettings heading={words.heading(name)} intro={words.intro} query={plan}>
      {(data) => <TableCards restaurantId={id} plan={data} />}
    </LoadedSettings>
  );
}
