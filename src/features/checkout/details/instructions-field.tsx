import { useMessages } from '#ui/messages.tsx';
import { TextAreaField } from '../frame/text-field.tsx';

/** The longest note the server takes (schemas/api/orders.ts, special_instructions). */
const longest = 500;
const warnBelow = 100;

type InstructionsFieldProps = { value: string; onType(text: string): void };

/** A note for the whole order; it never changes the price (rule R29). */
export function InstructionsField({ value, onType }: InstructionsFieldProps) {
  const { instructions: words } = useMessages().checkout;
  const left = longest - value.length;
  return (
    <TextAreaField
      id="special-instructions"
      label={words.label}
      hint={left < warnBelow ? words.left(left) : words.hint}
      value={value}
      maxLength={longest}
      rows={3}
      enterKeyHint="done"
      onChange={(event) => onType(event.target.value)}
    />
  );
}
