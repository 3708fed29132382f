import { useState } from 'react';
import type { ComboStep } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { movedTo, SortableList } from '#variants/sortable/sortable-list.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { newMenuKey } from '../form/new-menu-key.ts';
import { emptyStep } from './combo-values.ts';
import css from './combos.module.css';
import { StepRow } from './step-row.tsx';

type StepListProps = {
  edited: EditedMenu;
  steps: readonly ComboStep[];
  /** What is wrong at a place such as `steps.0.name`. */
  problem(place: string): string | undefined;
  onChange(steps: ComboStep[]): void;
};

/** As many as the contract takes. */
const mostSteps = 10;

/** The steps of a combo: added, removed, put in order, each with its dishes. */
export function StepList({ edited, steps, problem, onChange }: StepListProps) {
  const words = useDeskMessages().deskCombos.steps;
  const [added, setAdded] = useState<string | null>(null);
  const [sentence, setSentence] = useState('');
  const nameOf = (place: number) => steps[place]?.name || words.unnamed(place + 1);
  const add = () => {
    const step = emptyStep(newMenuKey());
    setAdded(step.id);
    onChange([...steps, step]);
  };
  const renderRow = (place: number, name: string) => {
    const step = steps[place];
    if (!step) return null;
    return (
      <StepRow
        edited={edited}
        step={step}
        place={place}
        name={name}
        takesFocus={step.id === added}
        problem={(field) => problem(`steps.${place}.${field}`)}
        onChange={(change) => onChange(steps.with(place, { ...step, ...change }))}
        onRemove={() => {
          onChange(steps.toSpliced(place, 1));
          setSentence(words.removed(name));
        }}
        onSay={setSentence}
      />
    );
  };
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      {steps.length > 0 && (
        <div className={css.steps}>
          <SortableList
            label={words.list}
            items={steps.map(({ id }, place) => ({ key: id, name: nameOf(place) }))}
            onMove={(from, to) => onChange(movedTo(steps, from, to))}
            renderRow={renderRow}
          />
        </div>
      )}
      <p className={form.problem} role="alert">
        {problem('steps')}
      </p>
      {steps.length < mostSteps && (
        <div>
          <ActionButton look="outline" onClick={add}>
            {words.add}
          </ActionButton>
        </div>
      )}
      <output>
        <VisuallyHidden>{sentence}</VisuallyHidden>
      </output>
    </FieldGroup>
  );
}
