import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  deliverySettingsBody,
  type DeliverySettings,
  type DeliverySettingsBody,
  type ZoneAreaBody,
} from '#schemas/api/staff-delivery.ts';
import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import { useSaveDeliverySettings, useTryDelivery } from '#desk/api/staff-delivery.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { deliveryTexts } from '../../delivery/delivery-texts.ts';
import { PostcodesField } from '../../delivery/postcodes-field.tsx';
import { problemAt } from '../../form/problem-at.ts';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import type { SavedSettings } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { SetupStepProps } from '../setup-places.ts';
import css from '../setup.module.css';
import { KilometresField } from './kilometres-field.tsx';

type QuickZoneProps = SetupStepProps & {
  restaurant: RestaurantDetails;
  present: DeliverySettings;
};

const resolver = zodResolver(deliverySettingsBody);
/** '4,50' is what people type where a comma is the decimal sign. */
const asAmount = { setValueAs: (text: string) => text.trim().replace(',', '.') };
const usualMetres = 5000;
const usualMinutes = 20;

/** One zone, by distance or by postcodes, with its fee: the delivery of a new restaurant. */
export function QuickZone({ restaurant, present, onDone }: QuickZoneProps) {
  const messages = useDeskMessages();
  const { deskDelivery, deskSetup } = messages;
  const words = deskSetup.fulfilment;
  const { currency } = useStorefront();
  const { save, reload } = useSaveDeliverySettings(restaurant.id);
  const find = useTryDelivery(restaurant.id);
  const [isUnplaced, setIsUnplaced] = useState(false);
  const savedOf = (saved: DeliverySettings): SavedSettings<DeliverySettingsBody> => {
    const { place, minutes, zones, revision } = saved;
    if (zones.length > 0) return { values: { place, minutes, zones }, revision };
    return {
      values: { place, minutes: minutes || usualMinutes, zones: [newZone(words.zoneName)] },
      revision,
    };
  };
  const state = useSettingsForm({
    name: `delivery ${restaurant.id}`,
    present: savedOf(present),
    resolver,
    settings: deliveryTexts(messages),
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
    onSaved: onDone,
  });
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const area = values.zones[0]?.area;
  const put = (next: ZoneAreaBody) => {
    setIsUnplaced(false);
    form.setValue('zones.0.area', next, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  /** A zone by distance begins where the restaurant stands, which its own address says. */
  const findPlace = async (): Promise<boolean> => {
    if (area?.kind !== 'radius' || values.place !== null) return true;
    const { street_name: line, postcode, city } = restaurant;
    const settings = { place: null, minutes: values.minutes, zones: [] };
    // The city may be no suburb of the list; then the middle of the postcode is near enough.
    for (const suburb of [city, '']) {
      const address = { line, suburb, city: '', postcode };
      const { point } = await find.mutateAsync({ settings, address });
      if (!point) continue;
      form.setValue('place', point, { shouldDirty: true });
      setIsUnplaced(false);
      return true;
    }
    setIsUnplaced(true);
    return false;
  };
  const submit: typeof state.submit = async (event) => {
    event?.preventDefault();
    if (find.isPending) return;
    const isPlaced = await findPlace().catch(() => false);
    if (isPlaced) await state.submit(event);
  };
  return (
    <SettingsForm
      state={{ ...state, submit, isPending: state.isPending || find.isPending }}
      saved={deskDelivery.saved}
      action={deskSetup.save}
    >
      <FieldGroup legend={words.zone}>
        <Choice
          type="radio"
          label={words.radius}
          isChecked={area?.kind === 'radius'}
          onChange={() => put({ kind: 'radius', metres: usualMetres })}
        />
        <Choice
          type="radio"
          label={words.postcodes}
          isChecked={area?.kind === 'postcodes'}
          onChange={() => put({ kind: 'postcodes', postcodes: [] })}
        />
        {area?.kind === 'radius' && (
          <KilometresField
            metres={area.metres}
            problem={
              isUnplaced
                ? words.noPlace
                : problemAt(errors, 'zones.0.area.metres') && words.distanceProblem
            }
            onChange={(metres) => put({ kind: 'radius', metres })}
          />
        )}
        {area?.kind === 'postcodes' && (
          <PostcodesField
            postcodes={area.postcodes}
            problem={problemAt(errors, 'zones.0.area.postcodes')}
            onChange={(postcodes) => put({ kind: 'postcodes', postcodes })}
          />
        )}
        <div className={css.pair}>
          <TextField
            label={`${words.fee} ${deskDelivery.zones.currency(currency)}`}
            isShort
            inputMode="decimal"
            problem={problemAt(errors, 'zones.0.tiers.0.fee')}
            {...form.register('zones.0.tiers.0.fee', asAmount)}
          />
          <TextField
            label={`${words.minimum} ${deskDelivery.zones.currency(currency)}`}
            hint={words.minimumHint}
            isShort
            inputMode="decimal"
            problem={problemAt(errors, 'zones.0.minimum')}
            {...form.register('zones.0.minimum', asAmount)}
          />
        </div>
        <p role="alert" className={css.problem}>
          {find.isError && !find.isPending && deskSetup.testOrder.failed}
        </p>
        <p className={css.hint}>{words.further}</p>
      </FieldGroup>
    </SettingsForm>
  );
}

const newZone = (name: string): DeliverySettingsBody['zones'][number] => ({
  id: null,
  name,
  area: { kind: 'radius', metres: usualMetres },
  minimum: '0',
  tiers: [{ from: '0', fee: '5' }],
  extra_minutes: 0,
});
