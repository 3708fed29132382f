import { useLocation } from 'react-router-dom';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMenuStep } from '../form/use-menu-step.ts';
import { EntryTranslationsForm } from './entry-translations-form.tsx';
import { entryOf, textsOf } from './translation-values.ts';

/** One entry of a restaurant's menu, with all of its texts in the languages of the site. */
export const EntryTranslationsPage = () => <OfOneRestaurant Page={EntryTranslationsOf} />;

function EntryTranslationsOf({ id }: { id: number }) {
  const name = useLocation().pathname.split('/').at(-1) ?? '';
  const { deskTranslations: words, deskMenuEntries } = useDeskMessages();
  const { announce } = useMenuStep(id);
  const query = useEditedMenu(id);
  const heading = (query.data && nameOf(query.data.menu, name)) ?? words.title;
  return (
    <LoadedSettings heading={heading} query={query}>
      {(edited) => (
        <>
          <div>
            <ButtonLink href={paths.deskMenu('translations')} look="outline">
              {words.back}
            </ButtonLink>
          </div>
          {textsOf(edited.menu, name).length === 0 ? (
            <p>{words.gone}</p>
          ) : (
            <EntryTranslationsForm
              key={name}
              restaurantId={id}
              edited={edited}
              name={name}
              onSaved={({ changeId }) => announce(deskMenuEntries.saved(heading), changeId)}
            />
          )}
        </>
      )}
    </LoadedSettings>
  );
}

function nameOf(menu: MenuDocument, name: string): string | undefined {
  const entry = entryOf(name);
  return entry ? menu[entry.kind][entry.key]?.name : undefined;
}
