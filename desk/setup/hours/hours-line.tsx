import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  restaurantHoursBody,
  type RestaurantHours,
  type RestaurantHoursBody,
} from '#schemas/api/staff-hours.ts';
import { deliveryMethod } from '#schemas/api/wire.ts';
import { useSaveRestaurantHours } from '#desk/api/staff-hours.ts';
import { FieldGroup } from '../../form/fields.tsx';
import type { SavedSettings } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import hoursCss from '../../form/hours/hours.module.css';
import { SpanFields } from '../../form/hours/span-fields.tsx';
import { useHoursTexts } from '../../settings/hours/use-hours-texts.ts';
import { useWeekdays } from '../../form/hours/use-weekdays.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { SetupStepProps } from '../setup-places.ts';
import css from '../setup.module.css';
import {
  everydayOf,
  usualHours,
  weekOf,
  withSecondTime,
  type EverydayHours,
} from './everyday-hours.ts';

type HoursLineProps = SetupStepProps & { restaurantId: number; present: RestaurantHours };

/** A restaurant that is never open cannot be ordered from, so the set-up asks for one time. */
const resolver = zodResolver(
  restaurantHoursBody.refine(({ week }) => week.length > 0, { path: ['week'], error: 'none' }),
);

/** Days and times in one line, saved as the hours of every way to order. */
export function HoursLine({ restaurantId, present, onDone }: HoursLineProps) {
  const { deskHours, deskSetup } = useDeskMessages();
  const words = deskSetup.hours;
  const weekdays = useWeekdays();
  // Each has hours by the time it is turned on, a step later.
  const types = deliveryMethod.options;
  const savedOf = ({
    week,
    exceptions,
    revision,
  }: RestaurantHours): SavedSettings<RestaurantHoursBody> => ({
    values: { week: week.length > 0 ? week : weekOf(usualHours, types), exceptions },
    revision,
  });
  const { save, reload } = useSaveRestaurantHours(restaurantId);
  const state = useSettingsForm({
    name: `hours ${restaurantId}`,
    present: savedOf(present),
    resolver,
    settings: useHoursTexts(),
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
    onSaved: onDone,
  });
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const written = JSON.stringify(values.week);
  const read = () => everydayOf(values.week, present.order_types) ?? usualHours;
  const [line, setLine] = useState(() => ({ ...read(), of: written }));
  // Undone, or taken from somebody else.
  if (line.of !== written) setLine({ ...read(), of: written });
  const put = (change: Partial<EverydayHours>) => {
    const next = { ...line, ...change };
    const week = weekOf(next, types);
    setLine({ ...next, of: JSON.stringify(week) });
    form.setValue('week', week, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const overlap = errors.week?.find?.((span) => span !== undefined);
  const problem = overlap?.opens?.message ?? overlap?.closes?.message;
  const isNone = errors.week !== undefined && problem === undefined;
  return (
    <SettingsForm state={state} saved={deskHours.saved} action={deskSetup.save}>
      <FieldGroup legend={words.legend}>
        <div className={css.days}>
          {weekdays.map(({ weekday, name }) => (
            <label key={weekday} className={css.day}>
              <input
                type="checkbox"
                checked={line.weekdays.includes(weekday)}
                onChange={({ target }) =>
                  put({
                    weekdays: target.checked
                      ? [...line.weekdays, weekday].toSorted()
                      : line.weekdays.filter((one) => one !== weekday),
                  })
                }
              />
              {name}
            </label>
          ))}
        </div>
        <div className={hoursCss.spans}>
          {line.spans.map((span, place) => (
            <SpanFields
              // Their place is all that tells them apart.
              key={[place].join()}
              span={span}
              day={words.day}
              problem={place === 0 ? (isNone ? words.none : problem) : undefined}
              onChange={(next) => put({ spans: line.spans.with(place, next) })}
              onRemove={() => put({ spans: line.spans.toSpliced(place, 1) })}
            />
          ))}
        </div>
        {line.spans.length === 0 && isNone && <p className={css.problem}>{words.none}</p>}
        <div className={css.actions}>
          <button
            type="button"
            className={hoursCss.small}
            onClick={() => put({ spans: withSecondTime(line.spans) })}
          >
            {words.addTime}
          </button>
          <span className={css.hint}>{words.addTimeHint}</span>
        </div>
        <p className={css.hint}>{words.types}</p>
      </FieldGroup>
    </SettingsForm>
  );
}
