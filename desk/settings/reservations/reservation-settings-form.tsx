import { zodResolver } from '@hookform/resolvers/zod';
import {
  reservationSettingsBody,
  type ReservationSettings,
  type ReservationSettingsBody,
} from '#schemas/api/reservation-settings.ts';
import { useSaveReservationSettings } from '#desk/api/staff-reservation-settings.ts';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import { WeekEditor } from '../../form/hours/week-editor.tsx';
import { problemAt } from '../../form/problem-at.ts';
import type { SavedSettings } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { HoursField } from './hours-field.tsx';
import css from './reservation-settings.module.css';
import { RulesPreview } from './rules-preview.tsx';
import { StaysEditor } from './stays-editor.tsx';
import { useReservationTexts } from './use-reservation-texts.ts';

type FormProps = { restaurantId: number; present: ReservationSettings };
type NumberKey = 'slot_minutes' | 'buffer_minutes' | 'days_ahead' | 'largest_party';
type LimitKey = 'most_parties' | 'most_seats';

const resolver = zodResolver(reservationSettingsBody);
/** What a limit begins with when it is turned on. */
const usual: Record<LimitKey, number> = { most_parties: 4, most_seats: 16 };
const usualReminder = 1440;

const savedOf = ({
  revision,
  time_zone: _timeZone,
  ...values
}: ReservationSettings): SavedSettings<ReservationSettingsBody> => ({ values, revision });

/** How a restaurant takes reservations, as a form that says what its rules mean. */
export function ReservationSettingsForm({ restaurantId, present }: FormProps) {
  const messages = useDeskMessages();
  const words = messages.deskReservationSettings;
  const { minutes } = messages.deskTimes;
  const { save, reload } = useSaveReservationSettings(restaurantId);
  const state = useSettingsForm({
    name: `reservations ${restaurantId}`,
    present: savedOf(present),
    resolver,
    settings: useReservationTexts(),
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  // What was refused is looked at again with each change.
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  const number = (key: NumberKey | LimitKey, label: string, more = {}) => (
    <TextField
      label={label}
      isShort
      type="number"
      inputMode="numeric"
      problem={errors[key]?.message}
      {...more}
      {...form.register(key, { valueAsNumber: true })}
    />
  );
  const limit = (key: LimitKey, label: string) => (
    <Choice
      type="checkbox"
      label={label}
      isChecked={values[key] !== null}
      onChange={(isOn) => form.setValue(key, isOn ? usual[key] : null, change)}
    />
  );
  const hours = (key: 'notice_minutes' | 'change_minutes', label: string, hint: string) => (
    <HoursField
      label={label}
      hint={hint}
      minutes={values[key]}
      problem={errors[key]?.message}
      onChange={(next) => form.setValue(key, next, change)}
    />
  );
  const weekProblem = problemAt(errors, 'week');
  return (
    <SettingsForm state={state} saved={words.saved}>
      <Choice
        type="checkbox"
        label={words.on}
        hint={words.onHint}
        isChecked={values.is_on}
        onChange={(isOn) => form.setValue('is_on', isOn, change)}
      />
      <RulesPreview values={values} />
      <FieldGroup legend={words.week} hint={words.weekHint}>
        {weekProblem !== undefined && (
          <p className={css.problem} role="alert">
            {weekProblem}
          </p>
        )}
        <WeekEditor
          week={values.week}
          build={(span) => span}
          none={words.none}
          problemAt={(place) =>
            errors.week?.[place]?.opens?.message ?? errors.week?.[place]?.closes?.message
          }
          onChange={(week) => form.setValue('week', week, change)}
        />
        {number('slot_minutes', words.grid, { unit: minutes, hint: words.gridHint })}
      </FieldGroup>
      <FieldGroup legend={words.stays} hint={words.staysHint}>
        <StaysEditor
          stays={values.stays}
          problemAt={(place) => problemAt(errors, place === '' ? 'stays' : `stays.${place}`)}
          onChange={(stays) => form.setValue('stays', stays, change)}
        />
        {number('buffer_minutes', words.buffer, { unit: minutes, hint: words.bufferHint })}
      </FieldGroup>
      <FieldGroup legend={words.ahead}>
        {hours('notice_minutes', words.notice, words.noticeHint)}
        {number('days_ahead', words.daysAhead, { unit: words.days, hint: words.daysAheadHint })}
      </FieldGroup>
      <FieldGroup legend={words.large}>
        {number('largest_party', words.largest, { unit: words.people })}
        <TextAreaField
          label={words.contact}
          hint={words.contactHint}
          rows={3}
          problem={errors.contact_text?.message}
          {...form.register('contact_text')}
        />
      </FieldGroup>
      <FieldGroup legend={words.pacing} hint={words.pacingHint}>
        {limit('most_parties', words.partiesOn)}
        {values.most_parties !== null && number('most_parties', words.parties)}
        {limit('most_seats', words.seatsOn)}
        {values.most_seats !== null && number('most_seats', words.seats)}
      </FieldGroup>
      <FieldGroup legend={words.afterwards}>
        {hours('change_minutes', words.change, words.changeHint)}
        <Choice
          type="checkbox"
          label={words.reminderOn}
          isChecked={values.reminder_minutes !== null}
          onChange={(isOn) =>
            form.setValue('reminder_minutes', isOn ? usualReminder : null, change)
          }
        />
        {values.reminder_minutes !== null && (
          <HoursField
            label={words.reminder}
            minutes={values.reminder_minutes}
            problem={errors.reminder_minutes?.message}
            onChange={(next) => form.setValue('reminder_minutes', next, change)}
          />
        )}
      </FieldGroup>
    </SettingsForm>
  );
}
