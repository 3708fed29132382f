import type { ReservationSettingsBody } from '#schemas/api/reservation-settings.ts';
import type { SettingText } from '../../form/saved-settings.ts';
import { useWeekLine } from '../../form/hours/use-week-line.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

/** What each setting is called and how it is read, where somebody else changed it meanwhile. */
export function useReservationTexts(): readonly SettingText<ReservationSettingsBody>[] {
  const messages = useDeskMessages();
  const words = messages.deskReservationSettings;
  const { conflict } = messages.deskForms;
  const weekLine = useWeekLine();
  const of = (key: keyof ReservationSettingsBody, label: string, unit = '') => ({
    key,
    label,
    text: (values: ReservationSettingsBody) => {
      const value = values[key];
      return value === null ? conflict.no : `${String(value)} ${unit}`.trim();
    },
  });
  return [
    { key: 'is_on', label: words.on, text: ({ is_on }) => (is_on ? conflict.yes : conflict.no) },
    { key: 'week', label: words.week, text: ({ week }) => weekLine(week) },
    of('slot_minutes', words.grid, words.minutes),
    {
      key: 'stays',
      label: words.stays,
      text: ({ stays }) => stays.map(words.stayLine).join('; '),
    },
    of('buffer_minutes', words.buffer, words.minutes),
    of('notice_minutes', words.notice, words.minutes),
    of('days_ahead', words.daysAhead, words.days),
    of('largest_party', words.largest, words.people),
    of('contact_text', words.contact),
    of('most_parties', words.parties),
    of('most_seats', words.seats),
    of('change_minutes', words.change, words.minutes),
    of('reminder_minutes', words.reminder, words.minutes),
  ];
}
