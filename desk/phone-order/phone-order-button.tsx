import Phone from 'lucide-react/icons/phone';
import { useNavigate } from 'react-router-dom';
import { useStartPhoneOrder } from '#desk/api/phone-orders.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { paths } from '#ui/paths.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useLeave } from '../shared/unsaved-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './phone-order.module.css';

/** Begins an order for somebody on the telephone: the menu opens, and its bar leads back. */
export function PhoneOrderButton() {
  const { deskPhoneOrder: words } = useDeskMessages();
  const { restaurants: own, restaurantId } = useDesk();
  const { restaurants } = useRestaurants();
  const { mutate, isPending } = useStartPhoneOrder();
  const navigate = useNavigate();
  const leave = useLeave();
  const id = restaurantId ?? (own.length === 1 ? own[0]?.id : undefined);
  const place = restaurants.find(({ restaurant }) => restaurant.id === id);
  const start = () => {
    if (isPending) return;
    if (!place) return toast.info({ title: words.chooseFirst });
    leave(() =>
      mutate(
        { place },
        {
          onSuccess: () => void navigate(paths.menu),
          onError: (failure) => toast.error({ title: words.failed, description: failure.message }),
        },
      ),
    );
  };
  return (
    <button type="button" className={css.button} aria-disabled={isPending} onClick={start}>
      <Phone aria-hidden="true" size={20} />
      <span className={css.label}>{isPending ? words.starting : words.start}</span>
    </button>
  );
}
