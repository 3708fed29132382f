import { checkValue } from '../../core/settings/check-value.ts';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';
import { textOf, type FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { useOwnText } from '../field/use-own-text.ts';

/**
 * A moment in the restaurant's own time, as `2026-12-24T18:00`, or a day; empty where none is set.
 */
export function DateField({ id, field, place, value, onChange, onSettled }: FieldProps) {
  const isDay = field.kind === 'day';
  const { timeZone } = useReadable(usePorts().siteData);
  const { problem, props } = useOwnText<string>({
    place,
    printed: textOf(value),
    read: (text, input) => {
      // Half a date reads as none at all.
      if (input instanceof HTMLInputElement && input.validity.badInput) {
        return { problem: `Write the whole date${isDay ? '' : ' and time'}.` };
      }
      const problem = checkValue(field.schema, text);
      return problem === null ? { value: text } : { problem };
    },
    print: (text) => text,
    onChange,
    onSettled,
  });
  const zone = isDay ? '' : `Time zone: ${zoneName(timeZone)}.`;
  const help = [field.help, zone].filter(Boolean).join(' ');
  return (
    <FieldFrame
      id={id}
      field={{ label: field.label, help }}
      problem={problem}
      aside={
        textOf(value) !== '' && (
          <button
            type="button"
            className={styles.asideButton}
            aria-label={`Clear ${field.label}`}
            onClick={() => {
              onChange('');
              onSettled();
            }}
          >
            Clear
          </button>
        )
      }
    >
      <input
        id={id}
        className={styles.input}
        type={isDay ? 'date' : 'datetime-local'}
        {...props}
        {...describedBy(id, { help }, problem)}
      />
    </FieldFrame>
  );
}

/** 'Australia/Sydney' → 'Sydney (Australia)'. */
function zoneName(zone: string): string {
  const [area = zone, ...places] = zone.replaceAll('_', ' ').split('/');
  return places.length === 0 ? area : `${places.at(-1)} (${area})`;
}
