import { useState } from 'react';
import { useJoinTabs } from '#desk/api/staff-tabs.ts';
import { Choice, FieldGroup } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { TabStepForm } from './tab-step.tsx';
import type { TabStepProps } from './tab-step-props.ts';

/** Brings the tab of another table onto this one. */
export function JoinTabs({ tab, overview, labels, onBack, onDone }: TabStepProps) {
  const { join: words, guests, noGuests } = useDeskMessages().deskTabs;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const join = useJoinTabs(tab.id);
  const others = overview.tables.flatMap(({ name, tab: other }) =>
    other && other.id !== tab.id ? [{ ...other, table: name }] : [],
  );
  const selected = others.find(({ id }) => id === chosen);
  const send = () => {
    setIsAsked(!selected);
    if (!selected) return;
    join.mutate(selected.id, { onSuccess: () => onDone(words.done(selected.table)) });
  };
  return (
    <TabStepForm
      title={words.title}
      action={others.length === 0 ? null : selected ? words.go(selected.table) : words.button}
      isPending={join.isPending}
      problem={isAsked ? words.choose : null}
      error={join.error}
      onSend={send}
      onBack={onBack}
    >
      <p>{words.text(tab.table)}</p>
      <FieldGroup legend={words.tabs}>
        {others.length === 0 && <p>{words.none}</p>}
        {others.map((other) => (
          <Choice
            key={other.id}
            type="radio"
            label={words.option(
              other.table,
              other.guests.length > 0 ? guests(other.guests) : noGuests,
              labels.money(other.unpaid),
            )}
            isChecked={other.id === selected?.id}
            onChange={() => {
              setChosen(other.id);
              setIsAsked(false);
            }}
          />
        ))}
      </FieldGroup>
    </TabStepForm>
  );
}
