import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  restaurantHoursBody,
  type RestaurantHours,
  type RestaurantHoursBody,
} from '#schemas/api/staff-hours.ts';
import { nextOpening, type WallClockTime } from '#schemas/rules/opening/next-opening.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useSaveRestaurantHours } from '#desk/api/staff-hours.ts';
import { useFormat } from '#ui/messages.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import type { SavedSettings } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMinute } from '../../shared/use-minute.ts';
import { DaysEditor } from './days-editor.tsx';
import css from '../../form/hours/hours.module.css';
import { useHoursTexts } from './use-hours-texts.ts';
import { hoursOfType, withCopiedType } from './week-changes.ts';
import { WeekEditor } from '../../form/hours/week-editor.tsx';

type HoursFormProps = { restaurantId: number; present: RestaurantHours };

const resolver = zodResolver(restaurantHoursBody);

const savedOf = ({
  week,
  exceptions,
  revision,
}: RestaurantHours): SavedSettings<RestaurantHoursBody> => ({
  values: { week, exceptions },
  revision,
});

/** The hours of each order type and the days that differ, as a form that says when it opens next. */
export function HoursForm({ restaurantId, present }: HoursFormProps) {
  const words = useDeskMessages().deskHours;
  const { order_types: types, time_zone: timeZone } = present;
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
  });
  const [chosen, setChosen] = useState(types[0] ?? 'pickup');
  const now = localDateTime(useMinute(), timeZone);
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  // What was refused is looked at again with each change.
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  const others = types.filter((type) => type !== chosen);
  const marked = values.week.flatMap((span, place) =>
    errors.week?.[place] ? [span.order_type] : [],
  );
  // What is wrong is in view, also where it is another order type's.
  const [seenTries, setSeenTries] = useState(state.tries);
  if (seenTries !== state.tries) {
    setSeenTries(state.tries);
    const [first] = marked;
    if (first && !marked.includes(chosen)) setChosen(first);
  }
  return (
    <SettingsForm state={state} saved={words.saved}>
      <FieldGroup legend={words.week} hint={words.weekHint}>
        <fieldset className={css.types} aria-label={words.typesLabel}>
          {types.map((type) => (
            <button
              key={type}
              type="button"
              className={`${css.small} ${css.type}`}
              aria-pressed={type === chosen}
              onClick={() => setChosen(type)}
            >
              {marked.includes(type) ? words.marked(words.types[type]) : words.types[type]}
            </button>
          ))}
        </fieldset>
        <Preview hours={hoursOfType(values, chosen)} now={now} />
        <WeekEditor
          key={chosen}
          week={values.week}
          isShown={({ order_type: type }) => type === chosen}
          build={(span) => ({ ...span, order_type: chosen })}
          none={words.closed}
          problemAt={(place) =>
            errors.week?.[place]?.opens?.message ?? errors.week?.[place]?.closes?.message
          }
          onChange={(week) => form.setValue('week', week, change)}
        />
        <div className={css.actions}>
          {others.map((type) => (
            <button
              key={type}
              type="button"
              className={css.small}
              onClick={() =>
                form.setValue('week', withCopiedType(values.week, type, chosen), change)
              }
            >
              {words.copyType(words.types[type])}
            </button>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend={words.days} hint={words.daysHint}>
        <DaysEditor
          days={values.exceptions}
          orderTypes={types}
          today={now.date}
          problemAt={(place, field) => {
            const found = errors.exceptions?.[place];
            if (typeof field !== 'number') return found?.[field]?.message;
            return (
              found?.ranges?.[field]?.opens?.message ?? found?.ranges?.[field]?.closes?.message
            );
          }}
          onChange={(exceptions) => form.setValue('exceptions', exceptions, change)}
        />
      </FieldGroup>
    </SettingsForm>
  );
}

type PreviewProps = { hours: ReturnType<typeof hoursOfType>; now: WallClockTime };

/** Whether the hours as they are written are open now, and when that changes. */
function Preview({ hours, now }: PreviewProps) {
  const words = useDeskMessages().deskHours.preview;
  const format = useFormat();
  const read = ({ date, time }: WallClockTime) =>
    date === now.date ? format.time(time) : `${format.date(date)}, ${format.time(time)}`;
  const next = nextOpening(hours, now);
  return (
    <output className={css.preview}>
      {next.kind === 'open'
        ? words.open(read(next.until))
        : next.kind === 'opens'
          ? words.opens(read(next.at))
          : words.never}
    </output>
  );
}
