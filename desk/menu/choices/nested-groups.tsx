import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup, SelectField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './choices.module.css';

type NestedGroupsProps = {
  menu: MenuDocument;
  /** The group whose option this is, which cannot ask itself. */
  groupKey: string;
  /** The option's. */
  name: string;
  asked: readonly string[];
  problem: string | undefined;
  onChange(asked: string[]): void;
};

/** The groups that an option asks in turn, once it is chosen. */
export function NestedGroups(props: NestedGroupsProps) {
  const { menu, groupKey, name, asked, problem, onChange } = props;
  const words = useDeskMessages().deskGroups.options;
  const [chosen, setChosen] = useState('');
  const nameOf = (key: string) => menu.groups[key]?.name ?? '';
  const free = Object.keys(menu.groups)
    .filter((key) => key !== groupKey && !asked.includes(key))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return (
    <FieldGroup legend={words.groups} hint={words.groupsHint}>
      {asked.length === 0 ? (
        <p className={form.hint}>{words.noGroups}</p>
      ) : (
        <ul className={css.nested}>
          {asked.map((key) => (
            <li key={key} className={css.nestedRow}>
              <span>{nameOf(key)}</span>
              <button
                type="button"
                className={css.icon}
                aria-label={words.removeGroup(nameOf(key), name)}
                onClick={() => onChange(asked.filter((one) => one !== key))}
              >
                <X aria-hidden="true" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <>
          <SelectField
            label={words.addGroup(name)}
            problem={problem}
            value={chosen}
            options={[
              { value: '', label: words.chooseGroup },
              ...free.map((key) => ({ value: key, label: nameOf(key) })),
            ]}
            onChange={({ target }) => setChosen(target.value)}
          />
          <div>
            <ActionButton
              look="outline"
              aria-disabled={chosen === ''}
              onClick={() => {
                if (chosen === '') return;
                onChange([...asked, chosen]);
                setChosen('');
              }}
            >
              {words.addButton}
            </ActionButton>
          </div>
        </>
      )}
    </FieldGroup>
  );
}
