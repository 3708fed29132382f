import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { EditedGroup } from '#schemas/api/menu-document.ts';
import { groupUses } from '#schemas/rules/menu-editing/group-uses.ts';
import { FieldGroup, TextField } from '../../form/fields.tsx';
import { problemAt } from '../../form/problem-at.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import entries from '../form/entries.module.css';
import css from './choices.module.css';
import { GroupPreview } from './group-preview.tsx';
import { groupSentence } from './group-sentence.ts';
import { GroupUsesList } from './group-uses.tsx';
import { OptionList } from './option-list.tsx';
import { AmountFields, PriceRuleFields } from './rule-fields.tsx';
import { useMajorMoney } from './use-major-money.ts';
import { useGroupForm, type GroupFormOptions } from './use-group-form.ts';

/** All of a group of options, beside how a customer meets it. */
export function GroupForm(props: GroupFormOptions) {
  const { edited, groupKey, isNew = false } = props;
  const words = useDeskMessages().deskGroups;
  const money = useMajorMoney(edited.currency);
  const state = useGroupForm(props);
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const problem = (place: string) => problemAt(errors, place);
  const set = <K extends FieldPath<EditedGroup>>(key: K, value: FieldPathValue<EditedGroup, K>) => {
    form.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const { direct, nested } = groupUses(edited.menu, groupKey);
  const count = direct.length + nested.length;
  const rule = { group: values, problem, set };
  return (
    <div className={css.layout}>
      <SettingsForm
        state={state}
        saved={words.saved}
        {...(count > 1 && { action: words.saveFor(count) })}
      >
        {count > 1 && <p className={entries.notice}>{words.changesAll(count)}</p>}
        <FieldGroup legend={words.about.legend}>
          <TextField
            label={words.about.name}
            hint={words.about.nameHint}
            maxLength={120}
            problem={problem('name')}
            {...form.register('name')}
          />
          <p>{words.about.asks}</p>
          <output className={css.sentence}>{groupSentence(values, words.sentence, money)}</output>
        </FieldGroup>
        <OptionList
          edited={edited}
          groupKey={groupKey}
          options={values.options}
          hasPrices={!values.sequence_prices}
          problem={problem}
          tries={state.tries}
          onChange={(options) => set('options', options)}
        />
        <AmountFields {...rule} />
        <PriceRuleFields {...rule} currency={edited.currency} />
        {!isNew && <GroupUsesList menu={edited.menu} groupKey={groupKey} />}
      </SettingsForm>
      <GroupPreview
        menu={edited.menu}
        groupKey={groupKey}
        group={values}
        currency={edited.currency}
      />
    </div>
  );
}
