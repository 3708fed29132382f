import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { couponBody, type CouponBody } from '#schemas/api/offer-bodies.ts';
import type { CouponOffer, OfferChoices } from '#schemas/api/staff-offers.ts';
import { newKey } from '#ui/api/new-key.ts';
import { useCoupon, useOfferChoices, useSaveCoupon } from '#desk/api/staff-offers.ts';
import { paths } from '#ui/paths.ts';
import { LoadedSettings } from '../form/loaded-settings.tsx';
import form from '../form/form.module.css';
import type { SavedSettings } from '../form/saved-settings.ts';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useSettled } from '../shared/use-settled.ts';
import { BackToOffers } from './back-to-offers.tsx';
import { bothOf } from './both-of.ts';
import { CouponForm } from './coupon-form.tsx';
import { describeCoupon } from './describe-offer.ts';
import { copiedCoupon, newCoupon } from './new-offer.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferFigures } from './offer-figures.tsx';
import { OfferHistory } from './offer-history.tsx';
import { OfferPreview } from './offer-preview.tsx';
import css from './offers.module.css';
import { couponSettings } from './setting-texts.ts';
import { useOfferSpeech } from './use-offer-speech.ts';

const resolver = zodResolver(couponBody);

/** A coupon that is there. */
export function CouponPage({ id }: { id: number }) {
  const words = useDeskMessages().deskOffers;
  const coupon = useCoupon(id);
  const choices = useOfferChoices();
  return (
    <LoadedSettings
      heading={words.couponHeading(coupon.data?.values.code ?? '')}
      isWide
      query={bothOf(coupon, choices)}
    >
      {([present, known]) => (
        <>
          <BackToOffers />
          <OfferActions kind="coupons" offer={present} />
          <EditedCoupon present={present} beginning={present.values} choices={known} />
        </>
      )}
    </LoadedSettings>
  );
}

/** A new coupon, or a copy of one. @param from the one that it is a copy of */
export function NewCouponPage({ from }: { from: number | null }) {
  return from === null ? <EmptyCoupon /> : <CopiedCoupon from={from} />;
}

function EmptyCoupon() {
  const words = useDeskMessages().deskOffers;
  const { member } = useDesk();
  const choices = useOfferChoices();
  return (
    <LoadedSettings heading={words.newCoupon} isWide query={choices}>
      {(known) => (
        <>
          <BackToOffers />
          <EditedCoupon
            present={null}
            beginning={newCoupon(member.restaurant_id)}
            choices={known}
          />
        </>
      )}
    </LoadedSettings>
  );
}

function CopiedCoupon({ from }: { from: number }) {
  const words = useDeskMessages().deskOffers;
  const { member } = useDesk();
  const coupon = useCoupon(from);
  const choices = useOfferChoices();
  return (
    <LoadedSettings heading={words.newCoupon} isWide query={bothOf(coupon, choices)}>
      {([{ values }, known]) => (
        <>
          <BackToOffers />
          <p className={form.hint}>{words.actions.copyOf}</p>
          <EditedCoupon
            present={null}
            copyOf={from}
            beginning={copiedCoupon(values, member.restaurant_id)}
            choices={known}
          />
        </>
      )}
    </LoadedSettings>
  );
}

type EditedCouponProps = {
  /** null: it is not saved yet. */
  present: CouponOffer | null;
  /** The one that it is a copy of: its draft is no other's. */
  copyOf?: number;
  beginning: CouponBody;
  choices: OfferChoices;
};

const savedOf = ({ values, revision }: CouponOffer): SavedSettings<CouponBody> => ({
  values,
  revision,
});

function EditedCoupon({ present, copyOf, beginning, choices }: EditedCouponProps) {
  const messages = useDeskMessages();
  const navigate = useNavigate();
  const { restaurants, member } = useDesk();
  const speech = useOfferSpeech(choices);
  const [begun] = useState(beginning);
  const [requestKey] = useState(newKey);
  const { save, reload } = useSaveCoupon(present?.id ?? null, requestKey);
  const settings = couponSettings({
    words: messages.deskOffers.fields,
    yesNo: messages.deskForms.conflict,
    speech,
  });
  const state = useSettingsForm<CouponBody>({
    name: `coupon-${present?.id ?? `new-${copyOf ?? ''}`}`,
    present: present ? savedOf(present) : { values: begun, revision: 0 },
    resolver,
    settings,
    save: async (body, revision) => {
      const saved = await save(body, revision);
      if (!present) void navigate(paths.deskPage('offers', 'coupons', String(saved.id)));
      return savedOf(saved);
    },
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { values } = state;
  const settled = useSettled(JSON.stringify(values));
  const read = couponBody.safeParse(JSON.parse(settled));
  const mayChange = present?.may_change ?? true;
  const at =
    values.restaurant_ids.length === 0 ? restaurants.map(({ id }) => id) : values.restaurant_ids;
  const zone = present?.time_zone ?? restaurants.find(({ id }) => at.includes(id))?.time_zone ?? '';
  return (
    <div className={css.columns}>
      <div>
        {mayChange ? (
          <CouponForm
            state={state}
            choices={choices}
            sentence={describeCoupon(values, speech)}
            isNew={present === null}
            used={present?.used ?? 0}
            hadLogin={begun.needs_login}
            timeZone={zone}
          />
        ) : (
          <>
            <p className={css.sentenceText}>{describeCoupon(values, speech)}</p>
            <p className={form.hint}>{messages.deskOffers.readOnly}</p>
          </>
        )}
      </div>
      <div className={css.aside}>
        <OfferPreview
          ask={
            read.success
              ? (place) => ({
                  ...place,
                  kind: 'coupons',
                  id: present?.id ?? null,
                  offer: read.data,
                })
              : null
          }
          choices={choices}
          restaurantIds={member.restaurant_id === null ? at : [member.restaurant_id]}
        />
        {present && <OfferFigures figures={present.figures} />}
        {present && (
          <OfferHistory
            changes={present.changes}
            settings={settings}
            mayChange={mayChange}
            onRestore={state.put}
          />
        )}
      </div>
    </div>
  );
}
