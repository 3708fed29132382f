import type { RestaurantHoursBody } from '#schemas/api/staff-hours.ts';
import { deliveryMethod } from '#schemas/api/wire.ts';
import type { SettingText } from '../../form/saved-settings.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useWeekdays } from '../../form/hours/use-weekdays.ts';

/** Hours in words, where somebody else changed them meanwhile. */
export function useHoursTexts(): readonly SettingText<RestaurantHoursBody>[] {
  const { types, text, closed } = useDeskMessages().deskHours;
  const weekdays = useWeekdays();
  return [
    {
      key: 'week',
      label: text.week,
      text: ({ week }) =>
        deliveryMethod.options
          .map((type) => {
            const days = weekdays.flatMap(({ weekday, name }) => {
              const spans = week.filter(
                (span) => span.order_type === type && span.weekday === weekday,
              );
              return spans.length === 0 ? [] : [`${name} ${spans.map(clock).join(', ')}`];
            });
            return days.length === 0 ? '' : `${types[type]}: ${days.join('; ')}`;
          })
          .filter(Boolean)
          .join('. '),
    },
    {
      key: 'exceptions',
      label: text.days,
      text: ({ exceptions }) =>
        exceptions
          .map(({ date, order_type: type, ranges }) => {
            const hours = ranges.length === 0 ? closed : ranges.map(clock).join(', ');
            return `${date} (${types[type]}): ${hours}`;
          })
          .join('; '),
    },
  ];
}

const clock = ({ opens, closes }: { opens: string; closes: string }) => `${opens}–${closes}`;
