import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { OfferChangeKind } from '#schemas/api/staff-offers.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import form from '../form/form.module.css';
import { isSameValue, type SettingText } from '../form/saved-settings.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './offers.module.css';

type Change<V> = { id: number; at: string; name: string; kind: OfferChangeKind; values: V };

type OfferHistoryProps<V extends FieldValues> = {
  /** Newest first. */
  changes: readonly Change<V>[];
  settings: readonly SettingText<V>[];
  mayChange: boolean;
  /** Puts the values of then into the form; they count once it is saved. */
  onRestore(values: V): void;
};

/** Who made what of an offer, and the way back to any of its states. */
export function OfferHistory<V extends FieldValues>({
  changes,
  settings,
  mayChange,
  onRestore,
}: OfferHistoryProps<V>) {
  const words = useDeskMessages().deskOffers.history;
  const { locale } = useStorefront();
  const id = useId();
  const [sentence, setSentence] = useState('');
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.heading}
      </h3>
      {changes.length === 0 && <p className={form.hint}>{words.none}</p>}
      <ul className={css.rows}>
        {changes.map((change, index) => {
          const { kind, name, at, values } = change;
          const when = clock.format(new Date(at));
          const before = changes[index + 1]?.values;
          const differences =
            kind === 'changed' && before
              ? settings.filter(({ key }) => !isSameValue(before[key], values[key]))
              : [];
          return (
            <li key={change.id} className={css.change}>
              <p className={css.name}>{words.kinds[kind]}</p>
              <p className={form.hint}>{words.by(name, when)}</p>
              {before && differences.length > 0 && (
                <ul className={css.differences}>
                  {differences.map(({ key, label, text }) => (
                    <li key={key}>
                      {words.change(
                        label,
                        text(before) || words.empty,
                        text(values) || words.empty,
                      )}
                    </li>
                  ))}
                </ul>
              )}
              {mayChange && index > 0 && (
                <div>
                  <ActionButton
                    look="outline"
                    aria-label={words.restoreOf(when)}
                    onClick={() => {
                      onRestore(values);
                      setSentence(words.restored);
                    }}
                  >
                    {words.restore}
                  </ActionButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <output className={form.status}>{sentence}</output>
    </section>
  );
}
