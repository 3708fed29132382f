import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { SelectField } from '../../form/fields.tsx';
import { useWeekLine } from '../../form/hours/use-week-line.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { weekOfHours } from './week-of-hours.ts';

type CategoryFieldProps = {
  menu: MenuDocument;
  value: string | null;
  problem: string | undefined;
  onChange(category: string | null): void;
};

/** In which category something is shown, and when that is offered. */
export function CategoryField({ menu, value, problem, onChange }: CategoryFieldProps) {
  const words = useDeskMessages().deskCombos.place;
  const line = useWeekLine();
  const category = value === null ? undefined : menu.categories[value];
  const hours = category && line(weekOfHours(category.hours));
  return (
    <SelectField
      label={words.category}
      hint={!category ? words.hidden : hours ? words.hours(hours) : words.always}
      problem={problem}
      options={[
        ...menu.category_ids.map((key) => ({
          value: key,
          label: menu.categories[key]?.name ?? '',
        })),
        { value: '', label: words.none },
      ]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}
