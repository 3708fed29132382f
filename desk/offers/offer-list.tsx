import type {
  ListedCoupon,
  ListedDeal,
  OfferChoices,
  OfferList as Offers,
  OfferStatus,
} from '#schemas/api/staff-offers.ts';
import type { OfferKind } from '#desk/api/staff-offers.ts';
import { paths } from '#ui/paths.ts';
import form from '../form/form.module.css';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { describeCoupon, describeDeal } from './describe-offer.ts';
import css from './offers.module.css';
import { useOfferSpeech } from './use-offer-speech.ts';

type OfferListProps = { offers: Offers; choices: OfferChoices };

type Row = {
  id: number;
  name: string;
  sentence: string;
  status: OfferStatus;
  /** How often it was used, and where it is. */
  note: string;
};

const groupOf = (status: OfferStatus): 'now' | 'planned' | 'ended' =>
  status === 'running' ? 'now' : status === 'planned' ? 'planned' : 'ended';

/** Coupons and deals by whether they count now; what ended stays. */
export function OfferList({ offers, choices }: OfferListProps) {
  const words = useDeskMessages().deskOffers;
  const speech = useOfferSpeech(choices);
  const { restaurants } = offers;
  // The one that is looked at, of several.
  const { restaurantId } = useDesk();
  const couponRow = ({ id, values, status, used }: ListedCoupon): Row => ({
    id,
    name: values.code,
    sentence: describeCoupon(values, speech),
    status,
    note: words.usedTimes(used),
  });
  const dealRow = ({ id, values, status, restaurant_id }: ListedDeal): Row => ({
    id,
    name: values.name,
    sentence: describeDeal(values, speech),
    status,
    note:
      restaurants.length > 1
        ? (restaurants.find((one) => one.id === restaurant_id)?.name ?? '')
        : '',
  });
  return (
    <div className={css.lists}>
      <Section kind="coupons" rows={offers.coupons.map(couponRow)} />
      <Section
        kind="deals"
        rows={offers.deals
          .filter((deal) => restaurantId === null || deal.restaurant_id === restaurantId)
          .map(dealRow)}
      />
    </div>
  );
}

function Section({ kind, rows }: { kind: OfferKind; rows: readonly Row[] }) {
  const words = useDeskMessages().deskOffers;
  const id = `offers-${kind}`;
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={form.legend}>
          {words[kind]}
        </h3>
        <a className={css.add} href={paths.deskPage('offers', kind, 'new')}>
          {kind === 'coupons' ? words.addCoupon : words.addDeal}
        </a>
      </div>
      {rows.length === 0 && <p className={form.hint}>{words.none[kind]}</p>}
      {(['now', 'planned', 'ended'] as const).map((group) => {
        const some = rows.filter(({ status }) => groupOf(status) === group);
        if (some.length === 0) return null;
        return (
          <div key={group} className={css.group}>
            <h4 className={css.groupName}>{words.groups[group]}</h4>
            <ul className={css.rows}>
              {some.map((row) => (
                <li key={row.id} className={css.row}>
                  <a
                    className={css.link}
                    href={paths.deskPage('offers', kind, String(row.id))}
                    aria-describedby={`${id}-${row.id}`}
                  >
                    {row.name}
                  </a>
                  <span className={css.status} data-status={row.status}>
                    {words.status[row.status]}
                  </span>
                  <span id={`${id}-${row.id}`} className={css.rowText}>
                    {row.sentence}
                  </span>
                  {row.note !== '' && <span className={css.note}>{row.note}</span>}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
