import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { get } from 'react-hook-form';
import { z } from 'zod';
import { tablePlanBody, type TablePlan, type TablePlanBody } from '#schemas/api/staff-tables.ts';
import { useSaveTablePlan } from '#desk/api/staff-tables.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { problemAt } from '../../form/problem-at.ts';
import type { SavedSettings } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { AreaPart } from './area-part.tsx';
import { JoinList } from './join-list.tsx';
import {
  isMissing,
  removedBetween,
  withRestored,
  type PlanId,
  type RemovedPart,
} from './plan-changes.ts';
import { PlanCanvas } from './plan-canvas.tsx';
import { TableList } from './table-list.tsx';
import { tableTexts, type TablesValues } from './table-texts.ts';
import css from './tables.module.css';

type TablesFormProps = { restaurantId: number; present: TablePlan };

const resolver = zodResolver(z.object({ plan: tablePlanBody }));

const savedOf = ({ areas, tables, joins, revision }: TablePlan): SavedSettings<TablesValues> => ({
  values: { plan: { areas, tables: tables.map(({ token: _token, ...table }) => table), joins } },
  revision,
});

/** The plan of a restaurant as a form: drawn and as a list, saved as a whole. */
export function TablesForm({ restaurantId, present }: TablesFormProps) {
  const words = useDeskMessages().deskTables;
  const { save, reload } = useSaveTablePlan(restaurantId);
  const state = useSettingsForm({
    name: `tables ${restaurantId}`,
    present: savedOf(present),
    resolver,
    settings: tableTexts(useDeskMessages()),
    save: async ({ plan }, revision) => savedOf(await save(plan, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
    placeOf: (path) => path.replace(/^body/, 'plan'),
  });
  const { form, values } = state;
  const { plan } = values;
  const { errors, isSubmitted } = form.formState;
  const [asked, setAsked] = useState<PlanId | null>(null);
  const [selected, setSelected] = useState<PlanId | null>(null);
  const [removed, setRemoved] = useState<RemovedPart | null>(null);
  const [note, setNote] = useState('');
  // What somebody put back in another way, or by undoing all, is not offered once more.
  const isGone = removed !== null && isMissing(plan, removed);
  const area = plan.areas.find(({ id }) => id === asked) ?? plan.areas[0];
  // What was refused is looked at again with each change.
  const put = (next: TablePlanBody) =>
    form.setValue('plan', next, { shouldDirty: true, shouldValidate: isSubmitted });
  const remove = (next: TablePlanBody, what: Pick<RemovedPart, 'name' | 'kind'>) => {
    setRemoved(removedBetween(plan, next, what));
    setNote(words.removed[what.kind](what.name));
    put(next);
  };
  const restore = (part: RemovedPart) => {
    put(withRestored(plan, part));
    setAsked(part.areas[0]?.id ?? part.tables[0]?.area_id ?? asked);
    setRemoved(null);
    setNote(words.removed.back(part.name));
  };
  const problem = (place: string) => problemAt(errors, `plan.${place}`);
  const isMarked = (place: string) => get(errors, `plan.${place}`) !== undefined;
  const marked = [
    ...plan.areas.filter((_area, index) => isMarked(`areas.${index}`)).map(({ id }) => id),
    ...plan.tables.flatMap(({ area_id: id }, index) => (isMarked(`tables.${index}`) ? [id] : [])),
  ];
  // What is wrong is in view, also where it is in another area.
  const [seenTries, setSeenTries] = useState(state.tries);
  if (seenTries !== state.tries) {
    setSeenTries(state.tries);
    const [first] = marked;
    if (first !== undefined && area && !marked.includes(area.id)) setAsked(first);
  }
  return (
    <SettingsForm state={state} saved={words.saved}>
      <AreaPart
        plan={plan}
        area={area}
        marked={marked}
        problem={problem}
        onChoose={setAsked}
        onChange={put}
        onRemove={remove}
      />
      <div className={css.removed}>
        <output>{removed === null || isGone ? note : ''}</output>
        {isGone && (
          <ActionButton look="outline" onClick={() => restore(removed)}>
            {words.removed.undo}
          </ActionButton>
        )}
      </div>
      {area && (
        <>
          <PlanCanvas
            key={`plan ${area.id}`}
            plan={plan}
            area={area}
            selected={selected}
            onSelect={setSelected}
            onChange={put}
          />
          <TableList
            key={`tables ${area.id}`}
            plan={plan}
            area={area}
            selected={selected}
            problem={problem}
            onSelect={setSelected}
            onChange={put}
            onRemove={remove}
          />
          <JoinList
            key={`joins ${area.id}`}
            plan={plan}
            area={area}
            problem={problem}
            onChange={put}
          />
        </>
      )}
    </SettingsForm>
  );
}
