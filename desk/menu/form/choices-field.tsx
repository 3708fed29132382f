import Plus from 'lucide-react/icons/plus';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import type { MenuChoice } from '#schemas/api/menu-document.ts';
import { FieldGroup } from '../../form/fields.tsx';
import css from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { newMenuKey } from './new-menu-key.ts';

type ChoicesFieldProps = {
  choices: readonly MenuChoice[];
  currency: string;
  /** What is wrong at a place such as `choices.0.name`. */
  problem(place: string): string | undefined;
  onChange(choices: MenuChoice[]): void;
};

const mostChoices = 10;

/** Choices of exactly one, such as sizes, of a dish or an option. */
export function ChoicesField({ choices, currency, problem, onChange }: ChoicesFieldProps) {
  const words = useDeskMessages().deskDish.sizes;
  const add = () =>
    onChange([
      ...choices,
      {
        id: newMenuKey(),
        name: choices.length === 0 ? words.namePlaceholder : '',
        is_required: true,
        values: [{ id: newMenuKey(), name: '', price_adjustment: 0 }],
      },
    ]);
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      {choices.length === 0 && <p className={css.hint}>{words.none}</p>}
      {choices.map((choice, place) => (
        <ChoiceFields
          key={choice.id}
          choice={choice}
          currency={currency}
          problem={(field) => problem(`choices.${place}.${field}`)}
          onChange={(next) => onChange(choices.with(place, next))}
          onRemove={() => onChange(choices.toSpliced(place, 1))}
          {...(place > 0 && {
            onUp: () => onChange(choices.toSpliced(place, 1).toSpliced(place - 1, 0, choice)),
          })}
        />
      ))}
      <p className={css.problem}>{problem('choices')}</p>
      {choices.length < mostChoices && (
        <div>
          <ActionButton look="outline" onClick={add}>
            <Plus aria-hidden="true" size={18} /> {words.addChoice}
          </ActionButton>
        </div>
      )}
    </FieldGroup>
  );
}
