import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dealBody, type DealBody } from '#schemas/api/offer-bodies.ts';
import type { DealOffer, OfferChoices } from '#schemas/api/staff-offers.ts';
import { newKey } from '#ui/api/new-key.ts';
import { useDeal, useOfferChoices, useSaveDeal } from '#desk/api/staff-offers.ts';
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
import { DealForm } from './deal-form.tsx';
import { describeDeal } from './describe-offer.ts';
import { copiedDeal, newDeal } from './new-offer.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferFigures } from './offer-figures.tsx';
import { OfferHistory } from './offer-history.tsx';
import { OfferPreview } from './offer-preview.tsx';
import css from './offers.module.css';
import { dealSettings } from './setting-texts.ts';
import { useOfferSpeech } from './use-offer-speech.ts';

const resolver = zodResolver(dealBody);

/** A deal that is there. */
export function DealPage({ id }: { id: number }) {
  const words = useDeskMessages().deskOffers;
  const deal = useDeal(id);
  const choices = useOfferChoices();
  return (
    <LoadedSettings
      heading={words.dealHeading(deal.data?.values.name ?? '')}
      isWide
      query={bothOf(deal, choices)}
    >
      {([present, known]) => (
        <>
          <BackToOffers />
          <OfferActions kind="deals" offer={present} />
          <EditedDeal
            present={present}
            beginning={present.values}
            restaurantId={present.restaurant_id}
            choices={known}
          />
        </>
      )}
    </LoadedSettings>
  );
}

type NewDealPageProps = { restaurant: { id: number; name: string }; from: number | null };

/** A new deal of a restaurant, or a copy of one. @param from the one that it is a copy of */
export function NewDealPage({ restaurant, from }: NewDealPageProps) {
  return from === null ? (
    <EmptyDeal restaurant={restaurant} />
  ) : (
    <CopiedDeal restaurant={restaurant} from={from} />
  );
}

function EmptyDeal({ restaurant }: Pick<NewDealPageProps, 'restaurant'>) {
  const words = useDeskMessages().deskOffers;
  const choices = useOfferChoices();
  return (
    <LoadedSettings heading={words.newDeal(restaurant.name)} isWide query={choices}>
      {(known) => (
        <>
          <BackToOffers />
          <EditedDeal
            present={null}
            beginning={newDeal()}
            restaurantId={restaurant.id}
            choices={known}
          />
        </>
      )}
    </LoadedSettings>
  );
}

function CopiedDeal({
  restaurant,
  from,
}: {
  restaurant: { id: number; name: string };
  from: number;
}) {
  const words = useDeskMessages().deskOffers;
  const deal = useDeal(from);
  const choices = useOfferChoices();
  return (
    <LoadedSettings heading={words.newDeal(restaurant.name)} isWide query={bothOf(deal, choices)}>
      {([{ values }, known]) => (
        <>
          <BackToOffers />
          <p className={form.hint}>{words.actions.copyOf}</p>
          <EditedDeal
            present={null}
            copyOf={from}
            beginning={copiedDeal(values, restaurant.id, known.dishes)}
            restaurantId={restaurant.id}
            choices={known}
          />
        </>
      )}
    </LoadedSettings>
  );
}

type EditedDealProps = {
  /** null: it is not saved yet. */
  present: DealOffer | null;
  /** The one that it is a copy of: its draft is no other's. */
  copyOf?: number;
  beginning: DealBody;
  restaurantId: number;
  choices: OfferChoices;
};

const savedOf = ({ values, revision }: DealOffer): SavedSettings<DealBody> => ({
  values,
  revision,
});

function EditedDeal({ present, copyOf, beginning, restaurantId, choices }: EditedDealProps) {
  const messages = useDeskMessages();
  const navigate = useNavigate();
  const { restaurants } = useDesk();
  const speech = useOfferSpeech(choices);
  const [begun] = useState(beginning);
  const [requestKey] = useState(newKey);
  const { save, reload } = useSaveDeal(present?.id ?? null, { restaurantId, requestKey });
  const settings = dealSettings({
    words: messages.deskOffers.fields,
    translated: messages.deskTranslations.legend,
    yesNo: messages.deskForms.conflict,
    speech,
  });
  const state = useSettingsForm<DealBody>({
    name: `deal-${present?.id ?? `new-${restaurantId}-${copyOf ?? ''}`}`,
    present: present ? savedOf(present) : { values: begun, revision: 0 },
    resolver,
    settings,
    save: async (body, revision) => {
      const saved = await save(body, revision);
      if (!present) void navigate(paths.deskPage('offers', 'deals', String(saved.id)));
      return savedOf(saved);
    },
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { values } = state;
  const settled = useSettled(JSON.stringify(values));
  const read = dealBody.safeParse(JSON.parse(settled));
  const zone =
    present?.time_zone ?? restaurants.find(({ id }) => id === restaurantId)?.time_zone ?? '';
  return (
    <div className={css.columns}>
      <DealForm
        state={state}
        choices={choices}
        sentence={describeDeal(values, speech)}
        restaurantId={restaurantId}
        isNew={present === null}
        timeZone={zone}
      />
      <div className={css.aside}>
        <OfferPreview
          ask={
            read.success
              ? (place) => ({ ...place, kind: 'deals', id: present?.id ?? null, offer: read.data })
              : null
          }
          choices={choices}
          restaurantIds={[restaurantId]}
        />
        {present && <OfferFigures figures={present.figures} />}
        {present && (
          <OfferHistory
            changes={present.changes}
            settings={settings}
            mayChange
            onRestore={state.put}
          />
        )}
      </div>
    </div>
  );
}
