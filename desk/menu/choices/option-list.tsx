import { useState } from 'react';
import type { EditedGroup, EditedOption } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { emptyOption } from '#schemas/rules/menu-editing/empty-group.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { movedTo, SortableList } from '#variants/sortable/sortable-list.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { newMenuKey } from '../form/new-menu-key.ts';
import css from './choices.module.css';
import { OptionRow } from './option-row.tsx';

type OptionListProps = {
  edited: EditedMenu;
  groupKey: string;
  options: EditedGroup['options'];
  /** False where the group is priced by sequence. */
  hasPrices: boolean;
  /** What is wrong at a place such as `options.0.name`. */
  problem(place: string): string | undefined;
  /** Tries to save so far: what is marked then is opened. */
  tries: number;
  onChange(options: EditedOption[]): void;
};

/** As many as the contract takes. */
const mostOptions = 200;
/** Fields that stand in an option's row; all others are below it. */
const inRow = new Set(['name', 'online_price']);

/** The options of a group: added, removed, put in order, and each opened for the rest of it. */
export function OptionList(props: OptionListProps) {
  const { edited, groupKey, options, hasPrices, problem, tries, onChange } = props;
  const words = useDeskMessages().deskGroups.options;
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<string | null>(null);
  const [sentence, setSentence] = useState('');
  const nameOf = (place: number) => options[place]?.name || words.unnamed(place + 1);
  const [seenTries, setSeenTries] = useState(tries);
  if (seenTries !== tries) {
    setSeenTries(tries);
    const hidden = options.filter((option, place) =>
      Object.keys(option).some(
        (field) => !inRow.has(field) && hasProblem(problem, `options.${place}.${field}`, option),
      ),
    );
    if (hidden.length > 0) setOpened([...new Set([...opened, ...hidden.map(({ id }) => id)])]);
  }
  const add = () => {
    const option = emptyOption(newMenuKey());
    setAdded(option.id);
    onChange([...options, option]);
  };
  const toggle = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]);
  const renderRow = (place: number, name: string) => {
    const option = options[place];
    if (!option) return null;
    return (
      <OptionRow
        edited={edited}
        groupKey={groupKey}
        option={option}
        hasPrice={hasPrices}
        place={place}
        name={name}
        isOpen={opened.includes(option.id)}
        takesFocus={option.id === added}
        problem={(field) => problem(`options.${place}.${field}`)}
        onToggle={() => toggle(option.id)}
        onChange={(change) => onChange(options.with(place, { ...option, ...change }))}
        onRemove={() => {
          onChange(options.toSpliced(place, 1));
          setSentence(words.removed(name));
        }}
      />
    );
  };
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      {options.length === 0 ? (
        <p className={form.hint}>{words.none}</p>
      ) : (
        <div className={css.options}>
          <SortableList
            label={words.list}
            items={options.map(({ id }, place) => ({ key: id, name: nameOf(place) }))}
            onMove={(from, to) => onChange(movedTo(options, from, to))}
            renderRow={renderRow}
          />
        </div>
      )}
      <p className={form.problem} role="alert">
        {problem('options')}
      </p>
      {options.length < mostOptions && (
        <div>
          <ActionButton look="outline" onClick={add}>
            {words.add}
          </ActionButton>
        </div>
      )}
      <output>
        <VisuallyHidden>{sentence}</VisuallyHidden>
      </output>
    </FieldGroup>
  );
}

/** Whether a field is marked, or something within it: a value of a size of an option. */
function hasProblem(
  problem: OptionListProps['problem'],
  place: string,
  { choices }: EditedOption,
): boolean {
  if (problem(place) !== undefined) return true;
  if (!place.endsWith('.choices')) return false;
  return choices.some((choice, at) => {
    const inner = `${place}.${at}`;
    const fields = [
      'name',
      'values',
      ...choice.values.flatMap((_value, value) =>
        ['name', 'price_adjustment'].map((field) => `values.${value}.${field}`),
      ),
    ];
    return fields.some((field) => problem(`${inner}.${field}`) !== undefined);
  });
}
