import { useState } from 'react';
import { useMoveTab } from '#desk/api/staff-tabs.ts';
import { Choice, FieldGroup } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { TabStepForm } from './tab-step.tsx';
import type { TabStepProps } from './tab-step-props.ts';
import { freeTables } from './table-states.ts';

/** Moves a party to a table where no tab is open. */
export function MoveTab({ tab, overview, onBack, onDone }: TabStepProps) {
  const { move: words, tableIn, seats } = useDeskMessages().deskTabs;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const move = useMoveTab(tab.id);
  const tables = freeTables(overview);
  const selected = tables.find(({ id }) => id === chosen);
  const send = () => {
    setIsAsked(!selected);
    if (!selected) return;
    move.mutate(selected.id, { onSuccess: () => onDone(words.done(selected.name)) });
  };
  return (
    <TabStepForm
      title={words.title}
      action={tables.length === 0 ? null : selected ? words.go(selected.name) : words.button}
      isPending={move.isPending}
      problem={isAsked ? words.choose : null}
      error={move.error}
      onSend={send}
      onBack={onBack}
    >
      <FieldGroup legend={words.tables}>
        {tables.length === 0 && <p>{words.none}</p>}
        {tables.map((table) => (
          <Choice
            key={table.id}
            type="radio"
            label={tableIn(table.name, table.area)}
            hint={seats(table.seats)}
            isChecked={table.id === selected?.id}
            onChange={() => {
              setChosen(table.id);
              setIsAsked(false);
            }}
          />
        ))}
      </FieldGroup>
    </TabStepForm>
  );
}
