import { useLocation, useNavigate } from 'react-router-dom';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { groupUses } from '#schemas/rules/menu-editing/group-uses.ts';
import { withoutGroup } from '#schemas/rules/menu-editing/remove-entries.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { TakeOff } from '../form/take-off.tsx';
import { useMenuStep } from '../form/use-menu-step.ts';
import { newEntry } from '../new-entry.ts';
import { GroupForm } from './group-form.tsx';
import { newGroupKey } from './group-values.ts';

/** One group of options of a restaurant's menu, or a new one. */
export const GroupPage = ({ entryKey }: { entryKey: string }) => (
  <OfOneRestaurant Page={entryKey === newEntry ? NewGroupOf : GroupOf} />
);

const list = paths.deskMenu('choices');

function GroupOf({ id }: { id: number }) {
  const key = useLocation().pathname.split('/').at(-1) ?? '';
  const words = useDeskMessages().deskGroups;
  const query = useEditedMenu(id);
  const heading = query.data?.menu.groups[key]?.name ?? words.heading;
  return (
    <LoadedSettings isWide heading={heading} query={query}>
      {(edited) => (
        <>
          <Back />
          <OneGroup key={key} restaurantId={id} edited={edited} groupKey={key} />
        </>
      )}
    </LoadedSettings>
  );
}

type OneGroupProps = { restaurantId: number; edited: EditedMenu; groupKey: string };

function OneGroup({ restaurantId, edited, groupKey }: OneGroupProps) {
  const { deskGroups: words, deskMenuEntries } = useDeskMessages();
  const { announce } = useMenuStep(restaurantId);
  const group = edited.menu.groups[groupKey];
  if (!group) return <p>{words.gone}</p>;
  const { direct, nested } = groupUses(edited.menu, groupKey);
  return (
    <>
      <GroupForm
        restaurantId={restaurantId}
        edited={edited}
        groupKey={groupKey}
        onSaved={({ changeId }, values) => announce(deskMenuEntries.saved(values.name), changeId)}
      />
      <TakeOff
        restaurantId={restaurantId}
        name={group.name}
        text={words.takeOffText(direct.length + nested.length)}
        edit={(menu) => withoutGroup(menu, groupKey)}
        list={list}
      />
    </>
  );
}

function NewGroupOf({ id }: { id: number }) {
  const words = useDeskMessages().deskGroups;
  return (
    <LoadedSettings isWide heading={words.newHeading} query={useEditedMenu(id)}>
      {(edited) => (
        <>
          <Back />
          <NewGroup restaurantId={id} edited={edited} />
        </>
      )}
    </LoadedSettings>
  );
}

function NewGroup({ restaurantId, edited }: Omit<OneGroupProps, 'groupKey'>) {
  const words = useDeskMessages().deskMenuEntries;
  const { announce } = useMenuStep(restaurantId);
  const navigate = useNavigate();
  return (
    <GroupForm
      restaurantId={restaurantId}
      edited={edited}
      groupKey={newGroupKey}
      isNew
      onSaved={({ changeId, newIds }, { name }) => {
        announce(words.added(name), changeId);
        const id = newIds[newGroupKey];
        const place = id === undefined ? list : paths.deskMenu('choices', id);
        void navigate(place, { replace: true });
      }}
    />
  );
}

function Back() {
  const words = useDeskMessages().deskGroups;
  return (
    <div>
      <ButtonLink href={list} look="outline">
        {words.back}
      </ButtonLink>
    </div>
  );
}
