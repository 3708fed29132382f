import { useState } from 'react';
import { guestName, type TabRound } from '#schemas/api/tabs.ts';
import { useSplitTab } from '#desk/api/staff-tabs.ts';
import { Choice, FieldGroup, SelectField, TextField } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { TabStepForm } from './tab-step.tsx';
import type { TabStepProps } from './tab-step-props.ts';
import { freeTables } from './table-states.ts';

/** Nobody has paid, or is paying, anything of it that can be seen. */
const isUnpaid = ({ total, unpaid, lines }: TabRound): boolean =>
  total > 0 &&
  unpaid === total &&
  lines.every(({ units }) => units.every(({ state }) => state === 'open'));

/** Takes rounds to a tab of their own at a free table. */
export function SplitTab({ tab, overview, labels, onBack, onDone }: TabStepProps) {
  const messages = useDeskMessages().deskTabs;
  const { split: words, roundList, tableIn } = messages;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [tableId, setTableId] = useState('');
  const [name, setName] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const split = useSplitTab(tab.id);
  const rounds = tab.rounds.filter(isUnpaid);
  const tables = freeTables(overview);
  const table = tables.find(({ id }) => String(id) === tableId);
  const orderIds = rounds.map(({ order_id: id }) => id).filter((id) => chosen.includes(id));
  const send = () => {
    const checked = guestName.safeParse(name);
    const isWhole = checked.success && table !== undefined && orderIds.length > 0;
    setIsAsked(!isWhole);
    if (!isWhole) return;
    const body = { order_ids: orderIds, table_id: table.id, name: checked.data };
    split.mutate(body, { onSuccess: () => onDone(words.done(table.name)) });
  };
  return (
    <TabStepForm
      title={words.title}
      action={rounds.length === 0 ? null : words.button}
      isPending={split.isPending}
      problem={isAsked ? words.problem : null}
      error={split.error}
      onSend={send}
      onBack={onBack}
    >
      <p>{words.text}</p>
      <FieldGroup legend={words.rounds}>
        {rounds.length === 0 && <p>{words.none}</p>}
        {rounds.map(({ order_id: id, number, guest_id: guestId, lines, total }) => (
          <Choice
            key={id}
            type="checkbox"
            label={words.round(
              number,
              labels.guestOf(tab, guestId, roundList.staff),
              labels.money(total),
            )}
            hint={lines
              .map(({ name: dish, units }) => roundList.times(units.length, dish))
              .join(', ')}
            isChecked={orderIds.includes(id)}
            onChange={(isChecked) =>
              setChosen((before) =>
                isChecked ? [...before, id] : before.filter((other) => other !== id),
              )
            }
          />
        ))}
      </FieldGroup>
      {rounds.length > 0 && (
        <>
          <SelectField
            label={words.table}
            value={tableId}
            options={[
              { value: '', label: words.chooseTable },
              ...tables.map(({ id, name: free, area }) => ({
                value: String(id),
                label: tableIn(free, area),
              })),
            ]}
            onChange={({ target }) => setTableId(target.value)}
          />
          <TextField
            label={words.name}
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </>
      )}
    </TabStepForm>
  );
}
