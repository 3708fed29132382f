import { useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './conflict-panel.module.css';
import { isSameValue, type SettingText } from './saved-settings.ts';
import type { Conflict, SettingsFormState } from './use-settings-form.ts';

type ConflictPanelProps<V extends FieldValues> = {
  state: SettingsFormState<V>;
  conflict: Conflict<V>;
};

/** What somebody else saved meanwhile, setting by setting, and whose counts where both changed it. */
export function ConflictPanel<V extends FieldValues>({ state, conflict }: ConflictPanelProps<V>) {
  const words = useDeskMessages().deskForms.conflict;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  const { base, theirs, mine, differences } = conflict;
  const read = ({ text }: SettingText<V>, values: V) => text(values) || words.empty;
  return (
    <section
      ref={panel}
      className={css.panel}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
    >
      <h3 id={`${id}-heading`} className={css.heading}>
        {words.heading}
      </h3>
      <p id={`${id}-text`}>{differences.length === 0 ? words.nothing : words.text}</p>
      {differences.map(({ setting, isBoth }) => (
        <fieldset key={setting.key} className={css.difference}>
          <legend className={css.label}>{setting.label}</legend>
          <p className={css.before}>{words.was(read(setting, base))}</p>
          {isBoth ? (
            <>
              <p>{words.both}</p>
              {(['mine', 'theirs'] as const).map((whose) => (
                <label key={whose} className={css.option}>
                  <input
                    type="radio"
                    name={`${id}-${setting.key}`}
                    checked={isSameValue(state.values[setting.key], conflict[whose][setting.key])}
                    onChange={() =>
                      state.put({ ...state.values, [setting.key]: conflict[whose][setting.key] })
                    }
                  />
                  {words[whose](read(setting, whose === 'mine' ? mine : theirs))}
                </label>
              ))}
            </>
          ) : (
            <p>
              <strong>{read(setting, theirs)}</strong> {words.takenOver}
            </p>
          )}
        </fieldset>
      ))}
    </section>
  );
}
