import { useState } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { groupUses } from '#schemas/rules/menu-editing/group-uses.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../form/entries.module.css';
import { matches } from '../form/matches.ts';
import { groupSentence } from './group-sentence.ts';
import { useMajorMoney } from './use-major-money.ts';

/** The groups of options of a restaurant's menu. */
export const ChoicesPage = () => <OfOneRestaurant Page={ChoicesOf} />;

function ChoicesOf({ id }: { id: number }) {
  const words = useDeskMessages().deskGroups;
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={useEditedMenu(id)}>
      {({ menu, currency }) => (
        <>
          <div>
            <ButtonLink href={paths.deskMenu('choices', 'new')}>{words.add}</ButtonLink>
          </div>
          {Object.keys(menu.groups).length === 0 ? (
            <p className={form.hint}>{words.empty}</p>
          ) : (
            <GroupList menu={menu} currency={currency} />
          )}
        </>
      )}
    </LoadedSettings>
  );
}

function GroupList({ menu, currency }: { menu: MenuDocument; currency: string }) {
  const money = useMajorMoney(currency);
  const words = useDeskMessages().deskGroups;
  const [term, setTerm] = useState('');
  const found = Object.entries(menu.groups)
    .filter(([, { name, options }]) =>
      [name, ...options.map((option) => option.name)].some((text) => matches(text, term)),
    )
    .toSorted(([, a], [, b]) => a.name.localeCompare(b.name));
  return (
    <>
      <TextField
        type="search"
        label={words.search}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <output className={form.hint}>{found.length === 0 && words.nothingFound(term)}</output>
      <ul className={css.list} aria-label={words.title}>
        {found.map(([key, group]) => {
          const { direct, nested } = groupUses(menu, key);
          const count = direct.length + nested.length;
          return (
            <li key={key} className={css.item}>
              <a className={css.link} href={paths.deskMenu('choices', key)}>
                {group.name}
              </a>
              <p>{groupSentence(group, words.sentence, money)}</p>
              <p className={css.detail}>
                {words.optionCount(group.options.length)}
                {' · '}
                {count === 0 ? words.unused : words.dishCount(count)}
              </p>
              <p className={css.detail}>{group.options.map((option) => option.name).join(', ')}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
