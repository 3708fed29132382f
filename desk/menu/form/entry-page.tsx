import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { useEditedMenu, type MenuSaved } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { newEntry } from '../new-entry.ts';
import { TakeOff } from './take-off.tsx';
import { useMenuStep } from './use-menu-step.ts';

export type EntryFormProps = {
  restaurantId: number;
  edited: EditedMenu;
  entryKey: string;
  isNew: boolean;
  onSaved(saved: MenuSaved, values: { name: string }): void;
};

type EntryPageProps = {
  restaurantId: number;
  /** Of the address: the key of an entry, or 'new'. */
  entryKey: string;
  /** The part of the menu's address where its list is. */
  part: string;
  words: Record<'newHeading' | 'heading' | 'back' | 'gone' | 'takeOffText', string>;
  /** Stands for the id of a new one until it is stored. */
  newKey: string;
  /** null: it is not on the menu. */
  nameOf(menu: MenuDocument, key: string): string | null;
  without(menu: MenuDocument, key: string): MenuDocument;
  Form: ComponentType<EntryFormProps>;
};

/** One entry of a menu with its form and the way off the menu, or the form of a new one. */
export function EntryPage(props: EntryPageProps) {
  const { restaurantId, entryKey, part, words, nameOf } = props;
  const query = useEditedMenu(restaurantId);
  const isNew = entryKey === newEntry;
  const name = query.data && nameOf(query.data.menu, entryKey);
  return (
    <LoadedSettings heading={isNew ? words.newHeading : (name ?? words.heading)} query={query}>
      {(edited) => (
        <>
          <div>
            <ButtonLink href={paths.deskMenu(part)} look="outline">
              {words.back}
            </ButtonLink>
          </div>
          {isNew ? (
            <NewEntry {...props} edited={edited} />
          ) : (
            <OneEntry key={entryKey} {...props} edited={edited} />
          )}
        </>
      )}
    </LoadedSettings>
  );
}

type EntryProps = EntryPageProps & { edited: EditedMenu };

function OneEntry(props: EntryProps) {
  const { restaurantId, edited, entryKey, part, words, nameOf, without, Form } = props;
  const { deskMenuEntries } = useDeskMessages();
  const { announce } = useMenuStep(restaurantId);
  const name = nameOf(edited.menu, entryKey);
  if (name === null) return <p>{words.gone}</p>;
  return (
    <>
      <Form
        restaurantId={restaurantId}
        edited={edited}
        entryKey={entryKey}
        isNew={false}
        onSaved={({ changeId }, values) => announce(deskMenuEntries.saved(values.name), changeId)}
      />
      <TakeOff
        restaurantId={restaurantId}
        name={name}
        text={words.takeOffText}
        edit={(menu) => without(menu, entryKey)}
        list={paths.deskMenu(part)}
      />
    </>
  );
}

function NewEntry({ restaurantId, edited, part, newKey, Form }: EntryProps) {
  const words = useDeskMessages().deskMenuEntries;
  const { announce } = useMenuStep(restaurantId);
  const navigate = useNavigate();
  return (
    <Form
      restaurantId={restaurantId}
      edited={edited}
      entryKey={newKey}
      isNew
      onSaved={({ changeId, newIds }, { name }) => {
        announce(words.added(name), changeId);
        const id = newIds[newKey];
        const place = id === undefined ? paths.deskMenu(part) : paths.deskMenu(part, id);
        void navigate(place, { replace: true });
      }}
    />
  );
}
