import type { LoyaltyAccount, LoyaltyProgramme } from '#schemas/api/loyalty.ts';
import { loyaltyPoints as words } from '#schemas/messages/en/loyalty-points.ts';
import { toMinor } from '#schemas/money.ts';
import { firstUsable, wholeSteps } from '#schemas/rules/loyalty/redeemable-points.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useFormat } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import { longDay } from '#ui/elements/long-day.ts';
import css from './loyalty-points.module.css';

type PointsSummaryProps = {
  account: LoyaltyAccount;
  /** null: points are switched off; those that there are stay. */
  programme: LoyaltyProgramme | null;
};

/** How many points there are, what they are worth, which are coming and which go next. */
export function PointsSummary({ account, programme }: PointsSummaryProps) {
  const { money } = useFormat();
  const { locale } = useStorefront();
  const { balance, pending, expiring } = account;
  const usable = programme ? wholeSteps(balance, programme) : 0;
  return (
    <section className={css.panel} aria-labelledby="points-balance">
      <h2 id="points-balance" className={css.label}>
        {words.balance}
      </h2>
      <p className={css.balance}>{words.points(balance)}</p>
      {programme && (
        <p>
          {usable > 0
            ? words.worth(money(usable * toMinor(programme.point_value, programme.currency)))
            : words.notYet(words.points(firstUsable(programme)))}
        </p>
      )}
      {pending > 0 && <p className={css.quiet}>{words.pending(pending)}</p>}
      {expiring && (
        <p className={css.quiet}>
          {words.expiring(expiring.points, longDay(expiring.last_day, locale))}
        </p>
      )}
      {programme && <NextReward account={account} programme={programme} />}
      {programme && (
        <div className={css.actions}>
          <ButtonLink href={paths.menu}>{usable > 0 ? words.order : words.toMenu}</ButtonLink>
          {usable > 0 && <p className={css.quiet}>{words.howToUse}</p>}
        </div>
      )}
    </section>
  );
}

/** How far it is to the next amount; where each single point counts there is always just one to go. */
function NextReward({
  account: { balance, next_reward: next },
  programme,
}: {
  account: LoyaltyAccount;
  programme: LoyaltyProgramme;
}) {
  const { money } = useFormat();
  const first = firstUsable(programme);
  if (programme.step === 1 && balance >= first) return null;
  const before = next.points === first ? 0 : next.points - programme.step;
  const worth = words.nextWorth(next.points, money(toMinor(next.worth, programme.currency)));
  const missing = words.missing(next.missing);
  return (
    <div className={css.next}>
      <p className={css.nextText}>
        <span>
          {words.next}: <strong>{worth}</strong>
        </span>
        <span>{missing}</span>
      </p>
      <progress
        className={css.progress}
        value={balance - before}
        max={next.points - before}
        aria-label={`${words.next}: ${worth}`}
        aria-valuetext={missing}
      />
    </div>
  );
}
