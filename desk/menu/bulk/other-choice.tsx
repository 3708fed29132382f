import { useId } from 'react';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { BulkChoice, BulkKind } from './bulk-choice.ts';

type OtherChoiceProps = {
  kind: Exclude<BulkKind, 'prices'>;
  choice: BulkChoice;
  edited: EditedMenu;
  onChange(change: Partial<BulkChoice>): void;
};

/** Which tax class, mark, choices or category the selected dishes are to have. */
export function OtherChoice({ kind, choice, edited, onChange }: OtherChoiceProps) {
  const words = useDeskMessages().deskMenuBulk;
  const { menu, tax_classes: classes } = edited;
  const id = useId();
  if (kind === 'tax') {
    return (
      <SelectField
        label={words.taxClass}
        value={choice.taxClass}
        options={[
          { value: '', label: words.standardRate },
          ...classes.map((one) => ({ value: String(one.id), label: one.name })),
        ]}
        onChange={({ target }) => onChange({ taxClass: target.value })}
      />
    );
  }
  if (kind === 'category') {
    return (
      <SelectField
        label={words.category}
        value={choice.category}
        options={[
          { value: '', label: '' },
          ...menu.category_ids.map((key) => ({
            value: key,
            label: menu.categories[key]?.name ?? '',
          })),
        ]}
        onChange={({ target }) => onChange({ category: target.value })}
      />
    );
  }
  if (kind === 'group') {
    const groups = Object.entries(menu.groups).toSorted(([, a], [, b]) =>
      a.name.localeCompare(b.name),
    );
    return (
      <>
        <SelectField
          label={words.group.which}
          hint={choice.isAdded ? words.group.hint : undefined}
          value={choice.group}
          options={[
            { value: '', label: '' },
            ...groups.map(([value, { name, options }]) => ({
              value,
              label: words.group.option(name, options.map((one) => one.name).join(', ')),
            })),
          ]}
          onChange={({ target }) => onChange({ group: target.value })}
        />
        <ActField choice={choice} onChange={onChange} />
      </>
    );
  }
  const { field } = choice;
  const used = new Set([
    ...Object.values(menu.dishes).flatMap((dish) => dish[field]),
    ...(field === 'allergens'
      ? Object.values(menu.groups).flatMap(({ options }) => options.flatMap((one) => one.allergens))
      : []),
  ]);
  return (
    <>
      <SelectField
        label={words.mark.field}
        value={field}
        options={(['diets', 'allergens'] as const).map((value) => ({
          value,
          label: words.mark[value],
        }))}
        onChange={({ target }) =>
          onChange({ field: target.value === 'allergens' ? 'allergens' : 'diets' })
        }
      />
      <TextField
        label={words.mark.word}
        hint={words.mark.wordHint}
        list={id}
        maxLength={40}
        value={choice.mark}
        onChange={({ target }) => onChange({ mark: target.value })}
      />
      <datalist id={id}>
        {[...used].toSorted().map((mark) => (
          <option key={mark} value={mark} label={mark}>
            {mark}
          </option>
        ))}
      </datalist>
      <ActField choice={choice} onChange={onChange} />
    </>
  );
}

/** Whether it is added to the dishes or removed from them. */
function ActField({ choice, onChange }: Pick<OtherChoiceProps, 'choice' | 'onChange'>) {
  const words = useDeskMessages().deskMenuBulk;
  return (
    <SelectField
      label={words.mark.act}
      value={choice.isAdded ? 'add' : 'remove'}
      options={(['add', 'remove'] as const).map((value) => ({
        value,
        label: words.mark[value],
      }))}
      onChange={({ target }) => onChange({ isAdded: target.value === 'add' })}
    />
  );
}
