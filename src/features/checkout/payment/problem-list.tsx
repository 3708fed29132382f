import type { CartItem } from '#schemas/api/cart.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { useRemoveCartItem } from '#ui/api/change-cart.ts';
import { useMessages } from '#ui/messages.tsx';
import { useStepHref } from '../frame/checkout-progress.tsx';
import { placeOf, type ProblemPlace } from '../frame/problem-place.ts';
import { itemName } from '#ui/menu-model/item-name.ts';
import { useIsDineIn, useOrderPaths } from '#ui/page/use-order-paths.ts';
import { paths } from '#ui/paths.ts';
import css from './payment-trouble.module.css';

/** Where each kind of problem is mended; a hash names the field that takes the focus. */
function usePlaceHref(): Partial<Record<ProblemPlace, string>> {
  const stepHref = useStepHref();
  const { menu } = useOrderPaths();
  const isDineIn = useIsDineIn();
  const anyOrder = {
    guest: `${stepHref.details}#guest-name`,
    note: `${stepHref.details}#special-instructions`,
    coupon: `${stepHref.review}#coupon-code`,
    points: `${stepHref.review}#points-amount`,
    payment: `${stepHref.review}#payment-method`,
    tip: `${stepHref.review}#tip-amount`,
    items: `${menu}?cart=open`,
  };
  // Whoever sits at a table chooses no time, place or restaurant: its code is all there is to mend.
  if (isDineIn) return { ...anyOrder, table: paths.dineInMenu };
  return {
    ...anyOrder,
    time: `${stepHref.details}#time`,
    address: `${stepHref.details}#address-formattedAddress`,
    orderType: `${stepHref.details}#order-type`,
    restaurant: paths.home,
  };
}

type ProblemListProps = {
  problems: readonly Problem[];
  /** The lines that the problems may be about. */
  items: readonly CartItem[];
};

/** All problems at once, each with the way to where it can be mended (rule R55). */
export function ProblemList({ problems, items }: ProblemListProps) {
  const placeHref = usePlaceHref();
  const { mend } = useMessages().checkout.problems;
  return (
    <ul className={css.problems}>
      {problems.map((problem) => {
        const place = placeOf(problem);
        const line = lineOf(problem, items);
        return (
          <li key={`${problem.path} ${problem.code} ${problem.message}`}>
            {problem.message}{' '}
            {line ? (
              <RemoveLine line={line} />
            ) : (
              place && placeHref[place] && <a href={placeHref[place]}>{mend[place]}</a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The line that a problem names by its id: 'items.12', 'items.12.modifier_groups.7'. */
export const lineOf = ({ path }: Problem, items: readonly CartItem[]): CartItem | null =>
  items.find(({ id }) => path === `items.${id}` || path.startsWith(`items.${id}.`)) ?? null;

/** Takes a line that cannot be had out of the order, without leaving the payment. */
function RemoveLine({ line }: { line: CartItem }) {
  const { cartContents: words } = useMessages();
  const { mutate: remove, isPending } = useRemoveCartItem();
  return (
    <button type="button" className={css.remove} disabled={isPending} onClick={() => remove(line)}>
      {words.remove(itemName(line, words.unknownItem))}
    </button>
  );
}
