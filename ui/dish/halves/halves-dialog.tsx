import { useState } from 'react';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { IndexedHalfSet, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { Allergens } from '../sheet/allergens.tsx';
import { DishNotice } from '../sheet/dish-notice.tsx';
import { DishSheet, type SheetProps } from '../sheet/dish-sheet.tsx';
import { readLine } from '../../menu-model/read-line.ts';
import { emptyHalves } from './halves-draft.ts';
import { HalvesForm } from './halves-form.tsx';
import { halvesLine } from './halves-line.ts';
import { halvesOfLine } from './halves-of-line.ts';
import { HalvesPicture } from './halves-picture.tsx';
import { priceRuleText } from './price-rule-text.ts';

export type HalvesDialogProps = SheetProps & {
  set: IndexedHalfSet;
  menu: MenuIndex;
  /** When it is served, where that is not now; in words. */
  offeredFrom: string | null;
  isSending: boolean;
  /** What is chosen from the start; left out: nothing. */
  initial?: CartLine | undefined;
  onAdd(line: CartLine): void;
};

/** A dish of two halves, with a picture of both as they are chosen (rules R30 to R32). */
export function HalvesDialog(props: HalvesDialogProps) {
  const { set, menu, offeredFrom, isSending, initial, onAdd, ...sheet } = props;
  const { messages, currency, locale } = useStorefront();
  const words = messages.menu;
  const { halves } = useDishMessages();
  const [draft, setDraft] = useState(() => (initial ? halvesOfLine(initial, menu) : emptyHalves));
  const line = halvesLine(draft, menu);
  const reading = readLine(line, menu);
  return (
    <DishSheet
      {...sheet}
      title={set.name}
      description={priceRuleText(set, halves, { currency, locale })}
      picture={<HalvesPicture draft={draft} />}
      marks={
        <>
          <Allergens allergens={reading.allergens} />
          {!set.isAvailable && <DishNotice look="gone">{words.soldOut}</DishNotice>}
          {set.isAvailable && offeredFrom !== null && (
            <DishNotice look="later">{`${offeredFrom}. ${words.notOfferedNow}`}</DishNotice>
          )}
        </>
      }
    >
      <HalvesForm
        set={set}
        menu={menu}
        draft={draft}
        line={line}
        reading={reading}
        isSending={isSending}
        onChange={setDraft}
        onAdd={() => onAdd(line)}
      />
    </DishSheet>
  );
}
