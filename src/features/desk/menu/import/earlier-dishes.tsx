import { Choice, FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type EarlierDishesProps = {
  /** How many dishes of earlier files the new one lacks. */
  count: number;
  adds: boolean;
  onChange(adds: boolean): void;
};

/** What becomes of the dishes that earlier files have brought: they stay, or the file replaces them. */
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
