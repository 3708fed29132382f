import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, useState } from 'react';
import {
  deliverySettingsBody,
  type DeliverySettings,
  type DeliverySettingsBody,
  type MapPoint,
} from '#schemas/api/staff-delivery.ts';
import { useSaveDeliverySettings } from '#desk/api/staff-delivery.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { FieldGroup, TextField } from '../form/fields.tsx';
import type { SavedSettings } from '../form/saved-settings.ts';
import { SettingsForm } from '../form/settings-form.tsx';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AddressCheck } from './address-check.tsx';
import css from './delivery.module.css';
import { deliveryTexts } from './delivery-texts.ts';
import { PlaceFields } from './place-fields.tsx';
import { ZoneList } from './zone-list.tsx';

type DeliveryFormProps = { restaurantId: number; present: DeliverySettings };

const savedOf = ({
  place,
  minutes,
  zones,
  revision,
}: DeliverySettings): SavedSettings<DeliverySettingsBody> => ({
  values: { place, minutes, zones },
  revision,
});

const resolver = zodResolver(deliverySettingsBody);

/** The map and what it is drawn with are half of the desk: they come where they are needed. */
const { Component: ZoneMap } = lazyPart('desk/delivery/zone-map.tsx', () =>
  import('./zone-map.tsx').then((it) => it.ZoneMap),
);

/** Where a restaurant delivers, as a form with a map; below it an address can be tried. */
export function DeliveryForm({ restaurantId, present }: DeliveryFormProps) {
  const words = useDeskMessages().deskDelivery;
  const { save, reload } = useSaveDeliverySettings(restaurantId);
  const [editing, setEditing] = useState<number | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  const [found, setFound] = useState<MapPoint | null>(null);
  const state = useSettingsForm({
    name: `delivery ${restaurantId}`,
    present: savedOf(present),
    resolver,
    settings: deliveryTexts(useDeskMessages()),
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const put = (place: MapPoint | null) =>
    form.setValue('place', place, { shouldDirty: true, shouldValidate: isSubmitted });
  const middle = values.place ?? present.suburbs_nearby[0] ?? { latitude: 0, longitude: 0 };
  return (
    <>
      {!present.is_offered && <p className={css.notice}>{words.off}</p>}
      {present.suburb_count === 0 && present.address_source === 'suburbs' && (
        <p className={css.notice}>{words.noSuburbs}</p>
      )}
      {present.suburb_count > 0 && present.address_source === 'suburbs' && (
        <p className={css.notice}>{words.bySuburb}</p>
      )}
      <p>{words.completion[present.completion]}</p>
      <SettingsForm state={state} saved={words.saved}>
        <Suspense fallback={<p className={css.mapWait}>{words.map.loading}</p>}>
          <ZoneMap
            place={values.place}
            zones={values.zones}
            editing={editing}
            isPlacing={isPlacing}
            found={found}
            tiles={present.tiles}
            suburbs_nearby={present.suburbs_nearby}
            onPlace={(place) => {
              setIsPlacing(false);
              put(place);
            }}
            onPoints={(index, points) =>
              form.setValue(
                `zones.${index}.area`,
                { kind: 'polygon', points },
                { shouldDirty: true, shouldValidate: isSubmitted },
              )
            }
          />
        </Suspense>
        <PlaceFields
          place={values.place}
          problem={errors.place?.message}
          isPlacing={isPlacing}
          onPlacing={setIsPlacing}
          onChange={put}
        />
        <ZoneList
          form={form}
          values={values}
          middle={middle}
          editing={editing}
          onEdit={setEditing}
        />
        <FieldGroup legend={words.minutes.legend}>
          <TextField
            label={words.minutes.label}
            hint={words.minutes.hint}
            problem={errors.minutes && words.minutes.problem}
            isShort
            unit={words.minutes.unit}
            inputMode="numeric"
            {...form.register('minutes', { valueAsNumber: true })}
          />
        </FieldGroup>
      </SettingsForm>
      <AddressCheck restaurantId={restaurantId} settings={values} onFound={setFound} />
    </>
  );
}
