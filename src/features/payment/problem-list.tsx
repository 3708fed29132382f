import type { Problem } from '#schemas/api/wire.ts';
import { useMessages } from '#src/app/messages.tsx';
import { stepHref } from '#src/features/checkout/checkout-progress.tsx';
import { placeOf, type ProblemPlace } from '#src/features/checkout/problem-place.ts';
import { paths } from '#src/paths.ts';
import css from './payment-trouble.module.css';

/** Where each kind of problem is mended; a hash names the field that takes the focus. */
const placeHref: Record<ProblemPlace, string> = {
  time: `${stepHref.details}#time`,
  guest: `${stepHref.details}#guest-name`,
  address: `${stepHref.details}#address-formattedAddress`,
  note: `${stepHref.details}#special-instructions`,
  orderType: `${stepHref.details}#order-type`,
  coupon: `${stepHref.review}#coupon-code`,
  payment: `${stepHref.review}#payment-method`,
  items: `${paths.menu}?cart=open`,
  restaurant: paths.home,
};

/** All problems at once, each with the way to where it can be mended (rule R55). */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { mend } = useMessages().checkout.problems;
  return (
    <ul className={css.problems}>
      {problems.map((problem) => {
        const place = placeOf(problem);
        return (
          <li key={`${problem.path} ${problem.code}`}>
            {problem.message} {place && <a href={placeHref[place]}>{mend[place]}</a>}
          </li>
        );
      })}
    </ul>
  );
}
