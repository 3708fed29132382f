import type { CartItem } from '#schemas/api/cart.ts';
import { lineEdit as words } from '#schemas/messages/en/line-edit.ts';
import { requestedLine } from '#schemas/rules/line/requested-line.ts';
import { lineAgain } from '#ui/api/cart-changes.ts';
import { useReplaceCartItem } from '../../api/replace-cart-item.ts';
import { targetOf } from '#ui/menu-model/line-target.ts';
import { useMenuIndex } from '#ui/menu-model/use-drawn-menu.ts';
import { LineDialog } from '#ui/dish/line-dialog.tsx';

export type EditLineProps = {
  item: CartItem;
  /** It was closed, and its closing was seen. */
  onExited(): void;
};

/** The choices of a line of the cart, opened again and put in its place. */
export function EditLine({ item, onExited }: EditLineProps) {
  const { menu } = useMenuIndex();
  const { mutateAsync: replace } = useReplaceCartItem();
  const line = requestedLine(lineAgain(item));
  const target = menu && targetOf(line, menu);
  if (!menu || !target) return null;
  return (
    <LineDialog
      menu={menu}
      target={target}
      initial={line}
      addLabel={words.save}
      onExited={onExited}
      onChoose={(changed) => replace({ item, line: changed })}
    />
  );
}
