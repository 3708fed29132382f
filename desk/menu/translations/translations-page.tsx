import { useState } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import {
  namedKinds,
  textsOfMenu,
  textState,
  type MenuText,
  type NamedKind,
} from '#schemas/rules/menu-editing/menu-texts.ts';
import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { Choice } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { entryName } from './translation-values.ts';
import css from './translations.module.css';
import { useOfferedLanguages } from './use-offered-languages.ts';

/** How much of a restaurant's menu is translated, and the way to what is not. */
export const TranslationsPage = () => <OfOneRestaurant Page={TranslationsOf} />;

function TranslationsOf({ id }: { id: number }) {
  const words = useDeskMessages().deskTranslations;
  const languages = useOfferedLanguages();
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={useEditedMenu(id)}>
      {({ menu }) =>
        languages.length === 0 ? (
          <p className={form.hint}>{words.englishAlone}</p>
        ) : (
          <Progress menu={menu} languages={languages} />
        )
      }
    </LoadedSettings>
  );
}

type Entry = { kind: NamedKind; key: string; name: string; texts: MenuText[] };
type ProgressProps = { menu: MenuDocument; languages: readonly FurtherLanguage[] };

function Progress({ menu, languages }: ProgressProps) {
  const words = useDeskMessages().deskTranslations;
  const [isOnlyLeft, setIsOnlyLeft] = useState(false);
  const texts = textsOfMenu(menu);
  const entries = entriesOf(menu, texts);
  const isLeft = ({ texts: own }: Entry) => languages.some((language) => leftOf(own, language) > 0);
  const shown = isOnlyLeft ? entries.filter(isLeft) : entries;
  if (texts.length === 0) return <p className={form.hint}>{words.empty}</p>;
  return (
    <>
      <div className={css.progress}>
        {languages.map((language) => (
          <p key={language}>
            {words.progress(words.languages[language], countOf(texts, language))}
          </p>
        ))}
      </div>
      <Choice
        type="checkbox"
        label={words.onlyLeft}
        isChecked={isOnlyLeft}
        onChange={setIsOnlyLeft}
      />
      {shown.length === 0 && <p className={form.hint}>{words.allDone}</p>}
      {namedKinds.map((kind) => {
        const own = shown.filter((entry) => entry.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind} aria-label={words.kinds[kind]}>
            <h3>{words.kinds[kind]}</h3>
            <ul className={css.list}>
              {own.map((entry) => (
                <EntryRow key={entry.key} entry={entry} languages={languages} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function EntryRow({ entry, languages }: { entry: Entry; languages: readonly FurtherLanguage[] }) {
  const words = useDeskMessages().deskTranslations;
  const left = languages.flatMap((language) => {
    const count = leftOf(entry.texts, language);
    return count > 0 ? [words.left(words.languages[language], count)] : [];
  });
  return (
    <li className={css.row}>
      <a
        className={css.name}
        href={paths.deskMenu('translations', entryName(entry.kind, entry.key))}
      >
        {entry.name}
      </a>
      <span className={css.state}>{left.length > 0 ? left.join(' · ') : words.done}</span>
    </li>
  );
}

function entriesOf(menu: MenuDocument, texts: readonly MenuText[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const text of texts) {
    const { kind, key } = text;
    const name = menu[kind][key]?.name ?? '';
    const entry = entries.get(entryName(kind, key)) ?? { kind, key, name, texts: [] };
    entries.set(entryName(kind, key), entry);
    entry.texts.push(text);
  }
  return [...entries.values()];
}

const leftOf = (texts: readonly MenuText[], language: FurtherLanguage): number =>
  texts.filter((text) => textState(text, language) !== 'translated').length;

function countOf(texts: readonly MenuText[], language: FurtherLanguage) {
  const states = texts.map((text) => textState(text, language));
  return {
    all: states.length,
    missing: states.filter((state) => state === 'missing').length,
    outdated: states.filter((state) => state === 'outdated').length,
  };
}
