import type { EditedCombo } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney } from '#schemas/money.ts';
import { comboSaving } from '#schemas/rules/menu-editing/combo-saving.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './combos.module.css';

/** What customers save by a combo, as it stands in its form. */
export function ComboSaving({ edited, combo }: { edited: EditedMenu; combo: EditedCombo }) {
  const words = useDeskMessages().deskCombos.price;
  const { locale } = useStorefront();
  const { menu, currency } = edited;
  const saving = comboSaving(menu, combo, currency);
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <output className={css.saving} data-more={(saving && saving.saves.least < 0) || undefined}>
      {saving ? (
        <>
          <strong>{savingSentence(saving.saves)}</strong>
          <span>
            {partsSentence(saving.parts)}
            {combo.steps.some(({ min }) => min === 0) && ` ${words.optional}`}
          </span>
        </>
      ) : (
        words.unknown
      )}
    </output>
  );

  function savingSentence({ least, most }: { least: number; most: number }): string {
    if (least < 0) return words.costsMore(money(-least));
    if (most === 0) return words.costsAsMuch;
    return least === most
      ? words.saves(money(least))
      : words.savesBetween(money(least), money(most));
  }

  function partsSentence({ least, most }: { least: number; most: number }): string {
    return least === most
      ? words.parts(money(least))
      : words.partsBetween(money(least), money(most));
  }
}
