import { useId, useMemo, useState } from 'react';
import { languages } from '#schemas/languages/languages.ts';
import type { Untranslated } from '#schemas/rules/publish-checks/check.ts';
import {
  languagesToTranslate,
  type FurtherLanguage,
} from '#schemas/translations/further-languages.ts';
import { useUntranslatedMenu } from '../../core/state/use-untranslated-menu.ts';
import {
  useConfigPart,
  useEditor,
  usePorts,
  useReadable,
} from '../../core/state/editor-context.tsx';
import field from '../../fields/field/field.module.css';
import { ViewTitle } from '../../parts/view-title.tsx';
import { countOf, textsByGroup, type TextGroup } from './texts-by-group.ts';
import { TranslationField } from './translation-field.tsx';
import styles from './translations.module.css';

/** The site's own texts in the languages that it offers: each original with its translation. */
export function TranslationsView() {
  const general = useConfigPart((config) => config.general);
  const { open } = useEditor();
  const offered = languagesToTranslate({ general });
  const [first] = offered;
  const [chosen, setChosen] = useState<FurtherLanguage | null>(null);
  const language = offered.find((one) => one === chosen) ?? first;
  return (
    <>
      <ViewTitle>Translations</ViewTitle>
      {language === undefined ? (
        <div className={styles.part}>
          <p className={styles.words}>
            Your site is in English alone. Choose the languages that it offers first.
          </p>
          <div>
            <button
              type="button"
              className={styles.link}
              onClick={() => open({ name: 'group', path: 'general' })}
            >
              Choose languages
            </button>
          </div>
        </div>
      ) : (
        <TranslationsIn key={language} language={language} offered={offered} onChoose={setChosen} />
      )}
    </>
  );
}

type TranslationsInProps = {
  language: FurtherLanguage;
  offered: readonly FurtherLanguage[];
  onChoose(language: FurtherLanguage): void;
};

function TranslationsIn({ language, offered, onChoose }: TranslationsInProps) {
  const config = useConfigPart((present) => present);
  const { status } = useReadable(usePorts().staff);
  const menu = useUntranslatedMenu();
  const groups = useMemo(() => textsByGroup(config, language), [config, language]);
  const { all, missing, outdated } = countOf(groups);
  // What was to be done when the choice was made: a text that is written stays in its place.
  const [left, setLeft] = useState<ReadonlySet<string> | null>(null);
  const toDo = () =>
    groups.flatMap(({ texts }) =>
      texts.flatMap(({ key, state }) => (state === 'translated' ? [] : [key])),
    );
  const shown = left
    ? groups
        .map((group) => ({ ...group, texts: group.texts.filter(({ key }) => left.has(key)) }))
        .filter(({ texts }) => texts.length > 0)
    : groups;
  return (
    <>
      <div className={styles.part}>
        {offered.length > 1 && (
          <fieldset className={styles.choices} aria-label="Language">
            {offered.map((one) => (
              <label key={one} className={styles.choice}>
                <input
                  type="radio"
                  name="translated-language"
                  checked={one === language}
                  onChange={() => onChoose(one)}
                />
                <span lang={one}>{languages[one].name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <output className={styles.count}>{countText({ all, missing, outdated })}</output>
        {status === 'signedOut' && (
          <p className={styles.words}>Sign in to see what is translated already.</p>
        )}
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={left !== null}
            onChange={({ target }) => setLeft(target.checked ? new Set(toDo()) : null)}
          />
          Only what is left to do
        </label>
        {menu && (
          <p className={styles.words}>
            {menuText(menu.texts[language])} <a href={menu.href}>Translate the menu at the desk</a>
          </p>
        )}
      </div>
      {shown.map((group) => (
        <GroupOfTexts key={group.key} group={group} language={language} />
      ))}
      {shown.length === 0 && (
        <p className={styles.words}>
          {left ? 'Nothing is left to do.' : 'There are no texts to translate.'}
        </p>
      )}
    </>
  );
}

function GroupOfTexts({ group, language }: { group: TextGroup; language: FurtherLanguage }) {
  const id = useId();
  const missing = group.texts.filter(({ state }) => state !== 'translated').length;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {group.name}
        {missing > 0 && <span className={field.help}> {missing} to do</span>}
      </h4>
      {group.texts.map((text) => (
        <TranslationField key={`${language} ${text.key}`} text={text} language={language} />
      ))}
    </section>
  );
}

function menuText({ missing, outdated }: Untranslated): string {
  if (missing + outdated === 0) return 'The menu is translated.';
  const parts = [
    ...(missing > 0 ? [`${missing} missing`] : []),
    ...(outdated > 0 ? [`${outdated} out of date`] : []),
  ];
  return `Of the menu’s texts: ${parts.join(', ')}.`;
}

function countText({ all, missing, outdated }: Record<'all' | 'missing' | 'outdated', number>) {
  if (missing + outdated === 0) return `All ${all} texts are translated`;
  return [
    ...(missing > 0 ? [`${missing} of ${all} missing`] : []),
    ...(outdated > 0 ? [`${outdated} out of date`] : []),
  ].join(', ');
}
