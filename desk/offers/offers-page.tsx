import { useLocation, useSearchParams } from 'react-router-dom';
import { useOfferChoices, useOffers } from '#desk/api/staff-offers.ts';
import { LoadedSettings } from '../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { bothOf } from './both-of.ts';
import { CouponPage, NewCouponPage } from './coupon-page.tsx';
import { DealPage, NewDealPage } from './deal-page.tsx';
import { OfferList } from './offer-list.tsx';

const entry = /^\/desk\/offers\/(coupons|deals)\/(new|[1-9]\d{0,15})$/;

const offerId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;

/** Coupons and deals: all of them, or the one that the address names. */
export function OffersPage() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [, kind, key] = entry.exec(pathname) ?? [];
  const from = offerId(params.get('from'));
  if (kind === undefined || key === undefined) return <AllOffers />;
  if (kind === 'coupons') {
    return key === 'new' ? (
      <NewCouponPage key={`new ${from}`} from={from} />
    ) : (
      <CouponPage key={key} id={Number(key)} />
    );
  }
  return key === 'new' ? (
    <OfOneRestaurant Page={DealToMake} />
  ) : (
    <DealPage key={key} id={Number(key)} />
  );
}

function DealToMake({ id, name }: { id: number; name: string }) {
  const [params] = useSearchParams();
  const from = offerId(params.get('from'));
  return <NewDealPage key={`new ${from}`} restaurant={{ id, name }} from={from} />;
}

function AllOffers() {
  const words = useDeskMessages().deskOffers;
  const offers = useOffers();
  const choices = useOfferChoices();
  return (
    <LoadedSettings
      heading={words.title}
      intro={words.intro}
      isWide
      query={bothOf(offers, choices)}
    >
      {([data, known]) => <OfferList offers={data} choices={known} />}
    </LoadedSettings>
  );
}
