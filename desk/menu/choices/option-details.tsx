import { useState } from 'react';
import { Choice } from '../../form/fields.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ChoicesField } from '../form/choices-field.tsx';
import { MarksField } from '../form/marks-field.tsx';
import { usedMarks } from '../form/used-marks.ts';
import css from './choices.module.css';
import { NestedGroups } from './nested-groups.tsx';
import { NumberField } from './number-field.tsx';
import type { OptionRowProps } from './option-row-props.ts';

/** The rest of an option: its counter price, how often, allergens, sizes and what it asks in turn. */
export function OptionDetails(props: OptionRowProps) {
  const { edited, groupKey, option, name, hasPrice, problem, onChange } = props;
  const words = useDeskMessages().deskGroups.options;
  const { currency, menu } = edited;
  const isEqual = Object.is(option.price, option.online_price);
  /** Somebody asked for a price of its own, which may still be the same. */
  const [isApart, setIsApart] = useState(!isEqual);
  const isSame = isEqual && !isApart;
  return (
    <div className={css.details}>
      {hasPrice && (
        <Choice
          type="checkbox"
          label={words.isSame}
          isChecked={isSame}
          onChange={(isOn) => {
            setIsApart(!isOn);
            if (isOn) onChange({ price: option.online_price });
          }}
        />
      )}
      {hasPrice && !isSame && (
        <MoneyField
          label={words.counter}
          currency={currency}
          problem={problem('price')}
          value={option.price}
          onChange={(price) => onChange({ price })}
        />
      )}
      <NumberField
        label={words.most}
        problem={problem('max_quantity')}
        value={option.max_quantity}
        onChange={(max_quantity) => onChange({ max_quantity })}
      />
      <Choice
        type="checkbox"
        label={words.isDefault}
        hint={words.isDefaultHint}
        isChecked={option.is_default}
        onChange={(is_default) => onChange({ is_default })}
      />
      <Choice
        type="checkbox"
        label={words.whole}
        hint={words.wholeHint}
        isChecked={option.is_whole_only}
        onChange={(is_whole_only) => onChange({ is_whole_only })}
      />
      <MarksField
        label={words.allergens}
        hint={words.allergensHint}
        problem={problem('allergens')}
        words={option.allergens}
        used={usedMarks(menu, 'allergens')}
        onChange={(allergens) => onChange({ allergens })}
      />
      <ChoicesField
        choices={option.choices}
        currency={currency}
        problem={problem}
        onChange={(choices) => onChange({ choices })}
      />
      <NestedGroups
        menu={menu}
        groupKey={groupKey}
        name={name}
        asked={option.group_ids}
        problem={problem('group_ids')}
        onChange={(group_ids) => onChange({ group_ids })}
      />
    </div>
  );
}
