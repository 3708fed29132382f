import { useNavigate } from 'react-router-dom';
import type { Tab } from '#schemas/api/tabs.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useStartPhoneOrder } from '#desk/api/phone-orders.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './tab.module.css';

/**
 * Opens the menu of the tab's table, to order for guests without a phone: what is sent to the kitchen
 * there is written on their tab (rule R82), and the menu's bar leads back here.
 */
export function OrderForTab({ tab }: { tab: Pick<Tab, 'id' | 'restaurant_id' | 'open'> }) {
  const { ordering: words, notSent } = useDeskMessages().deskTabs;
  const { restaurants } = useRestaurants();
  const { mutate, isPending, error } = useStartPhoneOrder();
  const navigate = useNavigate();
  const place = restaurants.find(({ restaurant }) => restaurant.id === tab.restaurant_id);
  if (!place) return null;
  const openMenu = () => void navigate(paths.dineInMenu);
  const start = () => {
    if (!isPending) mutate({ place, tabId: tab.id }, { onSuccess: openMenu });
  };
  return (
    <>
      <ActionButton
        look={tab.open > 0 ? 'outline' : 'solid'}
        aria-disabled={isPending}
        onClick={start}
      >
        {isPending ? words.opening : words.open}
      </ActionButton>
      <p role="alert" className={css.problem}>
        {failureSentence(error, notSent)}
      </p>
    </>
  );
}
