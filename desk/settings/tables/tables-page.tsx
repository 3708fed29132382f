import { useTablePlan } from '#desk/api/staff-tables.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { TablesForm } from './tables-form.tsx';

/** The areas and tables of a restaurant, and which of them join (rules R89 and R90). */
export function TablesPage() {
  return <OfOneRestaurant Page={TablesOf} />;
}

function TablesOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskTables;
  const plan = useTablePlan(id);
  return (
    <LoadedSettings heading={words.heading(name)} intro={words.intro} isWide query={plan}>
      {(data) => <TablesForm restaurantId={id} present={data} />}
    </LoadedSettings>
  );
}
