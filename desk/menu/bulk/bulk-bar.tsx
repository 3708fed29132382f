import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import type { Stock } from '#schemas/api/staff-stock.ts';
import { useSetAvailabilities } from '#desk/api/staff-kitchen.ts';
import { useDialog } from '../../people/use-dialog.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { Selection } from '../list/use-selection.ts';
import { useEditMenu } from '../use-edit-menu.ts';
import { AvailabilityDialog } from './availability-dialog.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkKind } from './bulk-choice.ts';
import css from './bulk.module.css';

type BulkBarProps = {
  restaurantId: number;
  edited: EditedMenu;
  /** undefined: it has not come. */
  stock: Stock | undefined;
  selection: Selection;
  /** Keys of the dishes that the list shows. */
  shown: readonly string[];
};

const kinds = ['prices', 'availability', 'tax', 'mark', 'group', 'category'] as const;

/** What can be done with the selected dishes; it is there as long as some are. */
export function BulkBar({ restaurantId, edited, stock, selection, shown }: BulkBarProps) {
  const words = useDeskMessages().deskMenuBulk;
  // Here, for the toasts that take something back outlive the dialogs.
  const { takeBack } = useEditMenu(restaurantId);
  const setting = useSetAvailabilities(restaurantId);
  const dialog = useDialog<BulkKind | 'availability'>();
  const { menu } = edited;
  // What left the menu in the meantime is not selected any more.
  const keys = new Set([...selection.selected].filter((key) => Object.hasOwn(menu.dishes, key)));
  const visible = new Set(shown);
  const hidden = [...keys].filter((key) => !visible.has(key)).length;
  const canDo = (kind: (typeof kinds)[number]) =>
    (kind !== 'availability' || stock !== undefined) &&
    (kind !== 'group' || Object.keys(menu.groups).length > 0) &&
    (kind !== 'category' || menu.category_ids.length > 0);
  const about = dialog.shown;
  return (
    <>
      {keys.size > 0 && (
        <section className={css.bar} aria-label={words.label}>
          <output className={css.count}>
            <b>{words.selected(keys.size)}</b>
            {hidden > 0 && ` · ${words.hidden(hidden)}`}
          </output>
          <div className={css.actions}>
            {kinds.filter(canDo).map((kind) => (
              <button
                key={kind}
                type="button"
                className={css.action}
                onClick={() => dialog.open(kind)}
              >
                {words.actions[kind]}
              </button>
            ))}
            <button type="button" className={css.action} onClick={selection.clear}>
              {words.clear}
            </button>
          </div>
        </section>
      )}
      {about === 'availability' && stock && (
        <AvailabilityDialog setting={setting} stock={stock} keys={keys} {...dialog.state} />
      )}
      {about !== null && about !== 'availability' && (
        <BulkDialog
          restaurantId={restaurantId}
          edited={edited}
          kind={about}
          keys={keys}
          onUndo={takeBack}
          {...dialog.state}
        />
      )}
    </>
  );
}
