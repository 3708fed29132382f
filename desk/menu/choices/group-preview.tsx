import { useId, useState } from 'react';
import type { EditedGroup, MenuDocument } from '#schemas/api/menu-document.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { lineFailures } from '#schemas/messages/en/failures-lines.ts';
import { choiceProblems } from '#schemas/rules/line/choice-problems.ts';
import { defaultOptions } from '#schemas/rules/line/default-options.ts';
import { optionsTotal } from '#schemas/rules/line/option-charges.ts';
import { resolveModifiers } from '#schemas/rules/line/resolve-choices.ts';
import type {
  IndexedGroup,
  IndexedModifier,
  IndexedValue,
} from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { OptionGroups } from '#ui/dish/choices/option-groups.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './choices.module.css';
import { previewGroup } from './preview-group.ts';

type GroupPreviewProps = {
  menu: MenuDocument;
  groupKey: string;
  /** As it stands in the form. */
  group: EditedGroup;
  currency: string;
};

/** The group as it stands in the form, drawn and priced as a customer meets it. */
export function GroupPreview({ menu, groupKey, group, currency }: GroupPreviewProps) {
  const words = useDeskMessages().deskGroups.preview;
  const id = useId();
  const groups = { ...menu.groups, [groupKey]: group };
  const shown = previewGroup({ groups, key: groupKey, currency });
  const isEmpty = !shown || shown.modifiers.length === 0;
  // What was tried is of another group where its options, or those chosen from the start, differ.
  const outline = JSON.stringify([
    group.max,
    group.options.map((option) => [option.id, option.is_default, option.choices, option.group_ids]),
  ]);
  return (
    <section className={css.preview} aria-labelledby={id}>
      <h3 id={id} className={css.previewTitle}>
        {words.legend}
      </h3>
      {isEmpty ? (
        <p className={css.quiet}>{words.none}</p>
      ) : (
        <TriedGroup key={outline} group={shown} currency={currency} />
      )}
    </section>
  );
}

function TriedGroup({ group, currency }: { group: IndexedGroup; currency: string }) {
  const words = useDeskMessages().deskGroups.preview;
  const { locale } = useStorefront();
  const [chosen, setChosen] = useState(() => defaultOptions([group]));
  const known = lookUp(group, currency);
  const total = optionsTotal([group], resolveModifiers([group], chosen, known));
  const offered = { configurations: [], groups: [group] };
  const [problem] = choiceProblems(offered, { modifiers: chosen, configurations: [] });
  return (
    <>
      <OptionGroups
        groups={[group]}
        chosen={chosen}
        path=""
        problemOf={() => null}
        onChange={setChosen}
      />
      <output className={css.total}>
        <span>
          {total === 0 ? words.nothing : words.total(formatMoney(total, currency, locale))}
        </span>
        <span className={css.quiet}>{problem?.message({ lines: lineFailures }) ?? words.fits}</span>
      </output>
    </>
  );
}

/** Options and values of a group and of all that it asks, by their ids. */
function lookUp(group: IndexedGroup, currency: string) {
  const modifiers = new Map<number, IndexedModifier>();
  const values = new Map<number, IndexedValue>();
  const add = ({ modifiers: options }: IndexedGroup) => {
    for (const option of options) {
      modifiers.set(option.id, option);
      for (const { attribute, values: all } of option.configurations) {
        for (const value of all) {
          values.set(value.id, {
            id: value.id,
            attributeId: attribute.id,
            attributeName: attribute.display_name,
            name: value.display_value,
            priceAdjustment: toMinor(value.price_adjustment, currency),
          });
        }
      }
      option.groups.forEach(add);
    }
  };
  add(group);
  return { modifiers, values };
}
