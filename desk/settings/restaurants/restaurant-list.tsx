import { useState } from 'react';
import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useSetRestaurantOpen } from '#desk/api/staff-restaurants.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../../form/form.module.css';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import list from './restaurants.module.css';

type RestaurantListProps = {
  restaurants: readonly RestaurantDetails[];
  onChange(restaurant: RestaurantDetails): void;
  /** Something was done, and this says what. */
  onDone(sentence: string): void;
};

/** Every restaurant with its state, and the ways to change, close and open it. */
export function RestaurantList({ restaurants, onChange, onDone }: RestaurantListProps) {
  const words = useDeskMessages().deskRestaurants;
  const { member } = useDesk();
  const { mutate, isPending, error, reset } = useSetRestaurantOpen();
  const [closing, setClosing] = useState<RestaurantDetails | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const set = ({ id, name }: RestaurantDetails, isOpen: boolean) => {
    if (isPending) return;
    mutate(
      { id, isOpen },
      {
        onSuccess: () => {
          setIsAsking(false);
          onDone(isOpen ? words.opened(name) : words.closed(name));
        },
      },
    );
  };
  const ask = (restaurant: RestaurantDetails) => {
    reset();
    setClosing(restaurant);
    setIsAsking(true);
  };
  return (
    <>
      <ul className={list.list}>
        {restaurants.map((restaurant) => (
          <li key={restaurant.id} className={list.row}>
            <div className={list.who}>
              <p className={css.name}>{restaurant.name}</p>
              <p>
                {[restaurant.street_name, restaurant.postcode, restaurant.city]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <p className={css.hint}>{stateOf(restaurant)}</p>
            </div>
            <div className={list.actions}>
              <ActionButton
                look="outline"
                aria-label={words.changeWhich(restaurant.name)}
                onClick={() => onChange(restaurant)}
              >
                {words.change}
              </ActionButton>
              {member.role === 'owner' &&
                (restaurant.is_open ? (
                  <ActionButton
                    look="outline"
                    aria-label={words.closeWhich(restaurant.name)}
                    onClick={() => ask(restaurant)}
                  >
                    {words.close}
                  </ActionButton>
                ) : (
                  <ActionButton
                    look="outline"
                    aria-label={words.reopenWhich(restaurant.name)}
                    onClick={() => set(restaurant, true)}
                  >
                    {words.reopen}
                  </ActionButton>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {error && !isAsking && (
        <p role="alert" className={css.problem}>
          {sentenceOf(error, words.closing.failed)}
        </p>
      )}
      {closing && (
        <Modal
          isOpen={isAsking}
          title={words.closing.title(closing.name)}
          text={textOf(closing)}
          closeLabel={words.closing.cancel}
          onClose={() => setIsAsking(false)}
          onExited={() => setClosing(null)}
          footer={
            <>
              <ActionButton aria-disabled={isPending} onClick={() => set(closing, false)}>
                {isPending ? words.closing.busy : words.close}
              </ActionButton>
              <ActionButton look="outline" onClick={() => setIsAsking(false)}>
                {words.closing.cancel}
              </ActionButton>
            </>
          }
        >
          {error && (
            <p role="alert" className={list.problem}>
              {sentenceOf(error, words.closing.failed)}
            </p>
          )}
        </Modal>
      )}
    </>
  );

  function stateOf(restaurant: RestaurantDetails): string {
    const { is_open: isOpen, is_online_order_enabled: isOn, open_orders: count } = restaurant;
    const state = isOpen ? (isOn ? words.isOpen : words.isOff) : words.isClosed;
    return count === 0 ? state : `${state} · ${words.openOrders(count)}`;
  }

  function textOf({ open_orders: count }: RestaurantDetails): string {
    const isLast = restaurants.filter(({ is_open: isOpen }) => isOpen).length === 1;
    const text = count === 0 ? words.closing.none : words.closing.some(count);
    return isLast ? `${text} ${words.closing.last}` : text;
  }
}

const sentenceOf = (error: Error, unreached: string): string =>
  error instanceof ApiFailure && error.status > 0 ? error.message : unreached;
