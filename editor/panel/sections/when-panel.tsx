import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId } from 'react';
import type { HomeEntry } from '#schemas/config/layout.ts';
import { whenSchema, type When } from '#schemas/config/when.ts';
import { inactiveSections } from '#schemas/rules/shown-when/inactive-sections.ts';
import styles from '../../parts/editor.module.css';
import { describeFields, type FieldDescription } from '../../core/settings/describe-fields.ts';
import {
  useConfigPart,
  useEditor,
  usePorts,
  useReadable,
} from '../../core/state/editor-context.tsx';
import { fieldInputs } from '../../fields/field-inputs.ts';
import field from '../../fields/field/field.module.css';
import { LockedBadge } from '../setting/place-badge.tsx';
import { useMayChange } from '../../core/state/use-may-change.ts';
import { useNow } from '../../parts/use-now.ts';
import { deleteValueAt, type Path } from '../../core/settings/value-at.ts';
import { nameOfSection } from '../../core/sections/section-names.ts';
import { always, isAlways, placeOfWhen } from '../../core/sections/section-when.ts';
import { formatWhen } from '../../core/sections/format-when.ts';

const fields = describeFields(whenSchema);

/** The rule of a section on its panel, from the rule's schema: devices, order types and times. */
export function WhenPanel({ id }: { id: string }) {
  const place = useConfigPart((config) => placeOfWhen(config, id)?.join('.') ?? null);
  const entry = useConfigPart(({ layout }) => layout.home.find((one) => one.id === id));
  return place === null || !entry ? null : <Rule id={id} entry={entry} dotted={place} />;
}

type RuleProps = { id: string; entry: HomeEntry; dotted: string };

function Rule({ id, entry, dotted }: RuleProps) {
  const editor = useEditor();
  // Asked for when it is said: it changes with every letter of the section's title.
  const name = () => nameOfSection(editor.document.get(), id);
  const place: Path = dotted.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const isFree = useMayChange(place);
  const when = entry.when ?? always;
  const write = (next: When) => {
    const label = `When ${name()} is shown`;
    if (isAlways(next)) editor.change(label, (draft) => deleteValueAt(draft, place));
    else editor.edit(place, label, next);
  };
  return (
    <section className={styles.part} data-field={dotted}>
      <h4 className={styles.partTitle}>When it is shown</h4>
      <Summary entry={entry} />
      {!isFree && <LockedBadge />}
      <fieldset className={field.plain} disabled={!isFree} aria-label="When it is shown">
        {fields.map((one) => (
          <RuleField
            key={one.path.join('.')}
            field={one}
            place={place}
            when={when}
            onChange={write}
            onSettled={editor.endGesture}
          />
        ))}
        {!isAlways(when) && (
          <button
            type="button"
            className={field.quiet}
            onClick={() => {
              write(always);
              editor.announce(`${name()} is always shown. Undo with Control or Command Z.`);
            }}
          >
            <RotateCcw aria-hidden="true" size={14} /> Show it always
          </button>
        )}
      </fieldset>
    </section>
  );
}

/** The whole rule in a line, and whether it lets the section be seen now. */
function Summary({ entry }: { entry: HomeEntry }) {
  const { timeZone } = useReadable(usePorts().siteData);
  const now = useNow();
  const words = formatWhen(entry.when);
  const isInactive = inactiveSections([{ ...entry, hidden: false }], now, timeZone).length > 0;
  const state = entry.hidden ? 'Hidden from the page altogether.' : isInactive ? 'Not now.' : '';
  return (
    <p className={field.help}>
      {words ? `${words}.` : 'Always, to everyone.'} {state}
    </p>
  );
}

type RuleFieldProps = {
  field: FieldDescription;
  place: Path;
  when: When;
  onChange(when: When): void;
  onSettled(): void;
};

function RuleField({ field: one, place, when, onChange, onSettled }: RuleFieldProps) {
  const id = useId();
  const key = one.path.join('.');
  const path = [...place, ...one.path];
  if (one.kind === 'hidden' || one.kind === 'byVariant') return null;
  const Input = fieldInputs[one.kind];
  return (
    <div data-field={path.join('.')}>
      <Input
        id={id}
        field={one}
        place={path}
        value={Reflect.get(when, key)}
        onChange={(value) => {
          const next = whenSchema.safeParse({ ...when, [key]: value });
          if (next.success) onChange(next.data);
        }}
        onSettled={onSettled}
        renderFields={() => null}
      />
    </div>
  );
}
