import { ChooseRestaurant } from '../shared/choose-restaurant.tsx';
import { useOneRestaurant } from '../shared/one-restaurant.ts';
import { useOrderSettings } from '#src/api/staff-order-settings.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { NoShows } from './no-shows.tsx';
import { OrderSettingsForm } from './order-settings-form.tsx';
import css from './settings.module.css';

/** How a restaurant takes its orders, what it is mailed, and from whom it takes cards only. */
export function Settings() {
  const { restaurants } = useDesk();
  const restaurantId = useOneRestaurant();
  const chosen = restaurants.find(({ id }) => id === restaurantId);
  if (!chosen) return <ChooseRestaurant />;
  return <SettingsOf key={chosen.id} id={chosen.id} name={chosen.name} />;
}

function SettingsOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskSettings;
  const { data, isError, refetch } = useOrderSettings(id);
  return (
    <div className={css.page}>
      <h2 className={css.heading}>{words.heading(name)}</h2>
      {data ? (
        <>
          <OrderSettingsForm restaurantId={id} present={data} />
          <NoShows restaurantId={id} limit={data.no_show_limit} />
        </>
      ) : isError ? (
        <div role="alert" className={css.trouble}>
          <p>{words.failed}</p>
          <ActionButton onClick={() => void refetch()}>{words.again}</ActionButton>
        </div>
      ) : (
        <p aria-busy="true">{words.loading}</p>
      )}
    </div>
  );
}
