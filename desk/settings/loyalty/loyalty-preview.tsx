import { loyaltyBody, type LoyaltyBody } from '#schemas/api/staff-loyalty.ts';
import { toMinor } from '#schemas/money.ts';
import { useLoyaltyPreview } from '#desk/api/staff-loyalty.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './loyalty-preview.module.css';

type LoyaltyPreviewProps = {
  /** As they stand in the form, complete or not. */
  values: LoyaltyBody;
  currency: string;
};

/** What the rules in the form would have cost last month, worked out by the server. */
export function LoyaltyPreview({ values, currency }: LoyaltyPreviewProps) {
  const words = useDeskMessages().deskLoyalty.preview;
  const format = useFormat();
  const parsed = loyaltyBody.safeParse(values);
  const query = useLoyaltyPreview(parsed.success ? parsed.data : null);
  const { data } = query;
  const money = (amount: number) => format.money(toMinor(amount, currency));
  return (
    <section className={css.preview} aria-busy={query.isFetching}>
      <h3 className={css.heading}>{words.heading}</h3>
      {content()}
    </section>
  );

  function content() {
    if (!parsed.success) return <p className={css.quiet}>{words.invalid}</p>;
    if (query.isError) {
      return (
        <div className={css.row} role="alert">
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void query.refetch()}>
            {words.again}
          </ActionButton>
        </div>
      );
    }
    if (!data) return <p className={css.quiet}>{words.loading}</p>;
    const month = monthOf(data.from);
    if (data.orders === 0) return <p className={css.quiet}>{words.none(month)}</p>;
    const share = data.spent > 0 ? (data.worth / data.spent) * 100 : 0;
    return (
      <>
        <p className={css.quiet}>{words.month(month, data.orders)}</p>
        <dl className={css.figures}>
          <div>
            <dt>{words.spent}</dt>
            <dd>{money(data.spent)}</dd>
          </div>
          <div>
            <dt>{words.all}</dt>
            <dd>
              {words.cost(String(data.points), money(data.worth))}
              <small>{words.share(`${share.toFixed(1)} %`)}</small>
            </dd>
          </div>
          <div>
            <dt>{words.users}</dt>
            <dd>{words.cost(String(data.user_points), money(data.user_worth))}</dd>
          </div>
        </dl>
      </>
    );
  }
}

/** 'October 2026' of a local date; noon keeps it in its month in every zone. */
const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${date}T12:00Z`),
  );
