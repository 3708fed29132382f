import type { Tab } from '#schemas/api/tabs.ts';
import { tabBill as words } from '#schemas/messages/en/tab-bill.ts';
import css from './bill.module.css';
import { guestNameOf } from './guest-name.ts';
import type { TakenDish } from './taken-dishes.ts';

type TakenNoticeProps = { tab: Tab; taken: readonly TakenDish[] };

/** What was chosen and is not any more, politely: nobody did anything wrong. */
export function TakenNotice({ tab, taken }: TakenNoticeProps) {
  const text = ({ count, name, guestId, isGone }: TakenDish) => {
    if (isGone) return words.gone(count, name);
    if (guestId === null) return words.takenAlready(count, name);
    return words.taken(count, name, guestNameOf(tab, guestId));
  };
  return (
    <output className={taken.length === 0 ? css.silent : css.notice}>
      {taken.map((dish) => (
        <span key={`${dish.lineId} ${dish.left}`}>{text(dish)} </span>
      ))}
    </output>
  );
}
