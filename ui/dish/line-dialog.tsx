import { useState } from 'react';
import type { Menu } from '#schemas/api/menu.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { CartLine as LineBody } from '../api/cart-changes.ts';
import type { LineTarget } from '../menu-model/line-target.ts';
import { lineOnMenu } from '../menu-model/line-on-menu.ts';
import { menuIndexOf } from '../menu-model/menu-index-of.ts';
import { useLazyPart } from '../page/hydration/use-lazy-part.ts';
import { halvesDialog } from './halves/halves-dialog-host.tsx';
import { comboOffer, dealOffer } from './offers/offer.ts';
import { offerDialog } from './offers/offer-dialog-part.ts';
import { itemDialog } from './plain/item-dialog-part.ts';
import { lineBody } from './sheet/line-body.ts';
import { AddLabel } from './sheet/add-label.ts';

type LineDialogProps = {
  menu: Menu;
  target: LineTarget;
  /** What is chosen so far. */
  initial?: CartLine | undefined;
  /**
   * A line as the API takes it, and its quantity and note. Where it has to be kept somewhere first,
   * the dialog closes once that is done, and stays with what is chosen where it is not.
   */
  onChoose(line: LineBody): void | Promise<unknown>;
  /** What its button says instead of 'Add', by the price as it is written. */
  addLabel?: (price: string) => string;
  /** It was closed, and its closing was seen. */
  onExited(): void;
};

const parts = {
  dish: itemDialog,
  halves: halvesDialog,
  combo: offerDialog,
  deal: offerDialog,
} as const;

/** A dish, halves, a meal or a deal with its choices, as customers choose it, for whoever asks. */
export function LineDialog(props: LineDialogProps) {
  const { menu, target, initial, addLabel = null, onChoose, onExited } = props;
  const { currency, messages } = useStorefront();
  const [isOpen, setIsOpen] = useState(true);
  const [isSending, setSending] = useState(false);
  const isThere = useLazyPart(parts[target.kind], true, onExited);
  if (!isThere) return null;
  const index = menuIndexOf(menu, currency);
  const sheet = {
    isOpen,
    onClose: () => setIsOpen(false),
    onExited,
    isSending,
    onAdd: (line: CartLine) => {
      const kept = onChoose(lineBody(line, index));
      if (!kept) return setIsOpen(false);
      setSending(true);
      kept.then(
        () => setIsOpen(false),
        () => setSending(false),
      );
    },
  };
  return (
    <AddLabel value={addLabel}>
      <Chosen
        index={index}
        target={target}
        initial={initial && lineOnMenu(initial, index)}
        sheet={sheet}
        words={messages}
      />
    </AddLabel>
  );
}

type ChosenProps = {
  index: MenuIndex;
  target: LineTarget;
  initial: CartLine | undefined;
  sheet: {
    isOpen: boolean;
    onClose(): void;
    onExited(): void;
    isSending: boolean;
    onAdd(line: CartLine): void;
  };
  words: ReturnType<typeof useStorefront>['messages'];
};

function Chosen({ index, target: { kind, id }, initial, sheet, words }: ChosenProps) {
  if (kind === 'dish') {
    const product = index.products.get(id);
    if (!product) return null;
    const plain = { soldOutUntil: null, offeredFrom: null, badge: null };
    return (
      <itemDialog.Component
        {...sheet}
        {...plain}
        product={product}
        menu={index}
        initial={initial}
      />
    );
  }
  if (kind === 'halves') {
    const set = index.halfSets.get(id);
    if (!set) return null;
    return (
      <halvesDialog.Component
        {...sheet}
        set={set}
        menu={index}
        offeredFrom={null}
        initial={initial}
      />
    );
  }
  const combo = kind === 'combo' ? index.combos.get(id) : undefined;
  const deal = kind === 'deal' ? index.deals.get(id) : undefined;
  const offer = combo ? comboOffer(combo, index) : deal ? dealOffer(deal, index) : null;
  if (!offer) return null;
  return (
    <offerDialog.Component
      {...sheet}
      offer={offer}
      menu={index}
      kicker={words.home.menu.kinds.combo}
      later={null}
      initial={initial}
    />
  );
}
