import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { dishOptions } from './dish-options.ts';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useTextValue } from '../text/text.tsx';

/** A dish by its name, found among those on the menu. */
export function DishField(own: FieldProps) {
  const { id, field } = own;
  const facts = useReadable(usePorts().siteData);
  const { problem, props } = useTextValue(own);
  const isKnown = facts.dishes.some(({ name }) => name === props.value);
  const isGone = props.value !== '' && facts.dishes.length > 0 && !isKnown;
  const help = isGone ? 'No dish of this name is on the menu now; it is left out.' : field.help;
  const noted = { ...field, ...(help !== undefined && { help }) };
  return (
    <FieldFrame id={id} field={noted} problem={problem}>
      <ComboBox
        id={id}
        text={props.value}
        options={dishOptions(facts)}
        nothing="No dish of this name."
        placeholder="Search the menu"
        onText={(_, target) => props.onChange({ target })}
        onChoose={({ label }) => {
          own.onChange(label);
          own.onSettled();
        }}
        onBlur={props.onBlur}
        {...describedBy(id, noted, problem)}
      />
    </FieldFrame>
  );
}
