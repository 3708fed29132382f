import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import { useStaffRestaurants } from '#desk/api/staff-restaurants.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../../form/form.module.css';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDesk } from '../../shared/desk-context.ts';
import { useLeave } from '../../shared/unsaved-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { RestaurantForm } from './restaurant-form.tsx';
import { RestaurantList } from './restaurant-list.tsx';

const isNew = 'new';

/** The restaurants of the business: a list, and one of them to change. */
export function RestaurantsPage() {
  const words = useDeskMessages().deskRestaurants;
  const { member } = useDesk();
  const restaurants = useStaffRestaurants();
  const [params, setParams] = useSearchParams();
  const leave = useLeave();
  const [sentence, setSentence] = useState('');
  const named = params.get('restaurant');
  const chosen = restaurants.data?.find(({ id }) => String(id) === named);
  const isAdding = named === isNew && member.role === 'owner';
  const show = (which: string | null) => {
    setSentence('');
    setParams(which === null ? {} : { restaurant: which });
  };
  const back = () => leave(() => show(null));
  const added = ({ name }: RestaurantDetails) => {
    show(null);
    setSentence(words.added(name));
  };
  if (chosen || isAdding) {
    return (
      <LoadedSettings
        key={named}
        heading={chosen ? words.changeHeading(chosen.name) : words.addHeading}
        query={restaurants}
      >
        {(list) => (
          <>
            <div>
              <ActionButton look="outline" onClick={back}>
                {words.back}
              </ActionButton>
            </div>
            <RestaurantForm present={chosen ?? null} places={list.length} onAdded={added} />
          </>
        )}
      </LoadedSettings>
    );
  }
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={restaurants}>
      {(list) => (
        <>
          <output className={css.status}>{sentence}</output>
          <RestaurantList
            restaurants={list}
            onChange={({ id }) => show(String(id))}
            onDone={setSentence}
          />
          {member.role === 'owner' && (
            <div>
              <ActionButton onClick={() => show(isNew)}>{words.add}</ActionButton>
            </div>
          )}
        </>
      )}
    </LoadedSettings>
  );
}
