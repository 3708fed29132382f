import { useId } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { GivenPicture } from './given-picture.ts';
import css from './pictures.module.css';
import { Thumbnail } from './thumbnail.tsx';

type MatchRowProps = {
  given: GivenPicture;
  menu: MenuDocument;
  /** Its dish is another picture's too. */
  isTwice: boolean;
  onChoose(dish: string): void;
};

/** One picture and its dish. */
export function MatchRow({ given, menu, isTwice, onChoose }: MatchRowProps) {
  const words = useDeskMessages().deskPictures.match;
  const id = useId();
  const { url, name, match, dish } = given;
  const present = menu.dishes[dish]?.image_url ?? null;
  const isHad = present === url;
  const suggested = [...(match.dish === null ? [] : [match.dish]), ...match.others];
  const option = (key: string) => (
    <option key={key} value={key}>
      {menu.dishes[key]?.name}
    </option>
  );
  const isAsIs = dish === (match.dish ?? '');
  const note = isTwice
    ? words.twice
    : isHad
      ? words.had
      : isAsIs && match.kind !== 'same'
        ? words.kinds[match.kind]
        : '';
  return (
    <li className={css.matchRow}>
      <Thumbnail src={url} />
      <div className={css.matchText}>
        <p className={css.fileName}>{name}</p>
        <label className={css.detail} htmlFor={id}>
          {words.dishOf}
        </label>
        <select
          id={id}
          className={css.select}
          aria-invalid={isTwice || undefined}
          aria-describedby={`${id}-note`}
          value={dish}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{words.noDish}</option>
          {suggested.length > 0 && (
            <optgroup label={words.suggested}>{suggested.map(option)}</optgroup>
          )}
          {sectionsOf(menu, new Set(suggested), words.noCategory).map((section) => (
            <optgroup key={section.key} label={section.name}>
              {section.dishes.map(option)}
            </optgroup>
          ))}
        </select>
        <p id={`${id}-note`} className={isTwice ? css.problem : css.detail}>
          {note}
        </p>
      </div>
      {present !== null && !isHad && (
        <div className={css.replaced}>
          <Thumbnail src={present} />
          <p className={css.detail}>{words.replaces}</p>
        </div>
      )}
    </li>
  );
}

type Section = { key: string; name: string; dishes: string[] };

/** The other dishes by category, each once; behind them what is in none. */
function sectionsOf(
  menu: MenuDocument,
  suggested: ReadonlySet<string>,
  noCategory: string,
): Section[] {
  const shown = new Set(suggested);
  const take = (keys: readonly string[]) =>
    keys.filter((key) => {
      if (shown.has(key) || !menu.dishes[key]) return false;
      shown.add(key);
      return true;
    });
  return [
    ...menu.category_ids.map((key) => ({
      key,
      name: menu.categories[key]?.name ?? '',
      dishes: take(menu.categories[key]?.dish_ids ?? []),
    })),
    { key: 'none', name: noCategory, dishes: take(Object.keys(menu.dishes)) },
  ].filter(({ dishes }) => dishes.length > 0);
}
