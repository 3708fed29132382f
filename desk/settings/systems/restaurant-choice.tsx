import { SelectField } from '../../form/fields.tsx';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type RestaurantChoiceProps = {
  /** null: all of them. */
  value: number | null;
  onChange(value: number | null): void;
};

/** One restaurant, or all; where there is one alone nothing is asked. */
export function RestaurantChoice({ value, onChange }: RestaurantChoiceProps) {
  const words = useDeskMessages().deskSystems;
  const { restaurants } = useDesk();
  if (restaurants.length < 2) return null;
  return (
    <SelectField
      label={words.restaurant}
      value={String(value ?? '')}
      options={[
        { value: '', label: words.everywhere },
        ...restaurants.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

/** Which restaurant something is for, in words. */
export function useRestaurantName(): (id: number | null) => string {
  const words = useDeskMessages().deskSystems;
  const { restaurants } = useDesk();
  return (id) => restaurants.find((one) => one.id === id)?.name ?? words.everywhere;
}
