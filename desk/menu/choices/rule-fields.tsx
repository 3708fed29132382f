import type { EditedGroup } from '#schemas/api/menu-document.ts';
import { freeMode } from '#schemas/api/menu.ts';
import { Choice, FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './choices.module.css';
import { NumberField } from './number-field.tsx';
import { SequenceFields } from './sequence-fields.tsx';
import type { GroupSet } from './use-group-form.ts';

type RuleFieldsProps = {
  group: EditedGroup;
  problem(place: string): string | undefined;
  set: GroupSet;
};

/** How many options of a group are chosen (rule R26). */
export function AmountFields({ group, problem, set }: RuleFieldsProps) {
  const words = useDeskMessages().deskGroups.amount;
  const { min, max, max_distinct: distinct } = group;
  return (
    <FieldGroup legend={words.legend}>
      <div className={css.numbers}>
        <NumberField
          label={words.min}
          hint={words.minHint}
          problem={problem('min')}
          value={min}
          onChange={(next) => set('min', next)}
        />
        <div>
          <Choice
            type="checkbox"
            label={words.maxOn}
            isChecked={max !== null}
            onChange={(isOn) => set('max', isOn ? Math.max(1, min || 0) : null)}
          />
          {max !== null && (
            <NumberField
              label={words.max}
              problem={problem('max')}
              value={max}
              onChange={(next) => set('max', next)}
            />
          )}
        </div>
        <div>
          <Choice
            type="checkbox"
            label={words.distinctOn}
            hint={words.distinctHint}
            isChecked={distinct !== null}
            onChange={(isOn) => set('max_distinct', isOn ? Math.max(1, max ?? 1) : null)}
          />
          {distinct !== null && (
            <NumberField
              label={words.distinct}
              problem={problem('max_distinct')}
              value={distinct}
              onChange={(next) => set('max_distinct', next)}
            />
          )}
        </div>
      </div>
    </FieldGroup>
  );
}

/** What options of a group cost: which are free, by sequence, and those chosen from the start (R24, R25, R98). */
export function PriceRuleFields({
  group,
  currency,
  problem,
  set,
}: RuleFieldsProps & { currency: string }) {
  const words = useDeskMessages().deskGroups.price;
  return (
    <FieldGroup legend={words.legend}>
      <NumberField
        label={words.free}
        hint={words.freeHint}
        problem={problem('free_count')}
        value={group.free_count}
        onChange={(count) => set('free_count', count)}
      />
      {group.free_count > 0 && (
        <fieldset className={css.modes}>
          <legend>{words.mode}</legend>
          {freeMode.options.map((mode) => (
            <Choice
              key={mode}
              type="radio"
              label={words.modes[mode]}
              isChecked={group.free_mode === mode}
              onChange={() => set('free_mode', mode)}
            />
          ))}
        </fieldset>
      )}
      <SequenceFields
        prices={group.sequence_prices}
        freeCount={group.free_count}
        currency={currency}
        problem={problem}
        onChange={(prices) => set('sequence_prices', prices)}
      />
      <Choice
        type="checkbox"
        label={words.charges}
        hint={words.chargesHint}
        isChecked={group.charges_defaults}
        onChange={(isOn) => set('charges_defaults', isOn)}
      />
      <Choice
        type="checkbox"
        label={words.credits}
        hint={words.creditsHint}
        isChecked={group.credits_substitutions}
        onChange={(isOn) => set('credits_substitutions', isOn)}
      />
      <Choice
        type="checkbox"
        label={words.whole}
        isChecked={group.is_whole_only}
        onChange={(isOn) => set('is_whole_only', isOn)}
      />
    </FieldGroup>
  );
}
