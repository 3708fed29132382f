import { Choice, FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type EarlierDishesProps = {
  /** Number of dishes of earlier files that the new one lacks. */
  count: number;
  adds: boolean;
  onChange(adds: boolean): void;
};

/** Asks whether the dishes of earlier files stay, or the file replaces them. */
export function EarlierDishes({ count, adds, onChange }: EarlierDishesProps) {
  const words = useDeskMessages().deskMenuImport.earlier;
  return (
    <FieldGroup legend={words.legend(count)}>
      <Choice
        type="radio"
        label={words.add}
        hint={words.addHint}
        isChecked={adds}
        onChange={() => onChange(true)}
      />
      <Choice
        type="radio"
        label={words.replace}
        hint={words.replaceHint(count)}
        isChecked={!adds}
        onChange={() => onChange(false)}
      />
    </FieldGroup>
  );
}
