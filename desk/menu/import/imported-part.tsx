import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import type { ImportedMenu } from '#desk/api/staff-menu-import.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ChangedSinceDialog } from '../history/changed-since-dialog.tsx';
import { useTakeBack } from '../history/use-take-back.ts';
import css from './import.module.css';
import { Titled } from './titled.tsx';

type ImportedPartProps = {
  restaurantId: number;
  edited: EditedMenu;
  imported: ImportedMenu;
  onRestart(): void;
};

/** What an import did, and the way back. */
export function ImportedPart({ restaurantId, edited, imported, onRestart }: ImportedPartProps) {
  const { deskMenuImport: words, deskMenuHistory } = useDeskMessages();
  const { locale } = useStorefront();
  const taking = useTakeBack(restaurantId);
  const { currency } = edited;
  const { change_id: changeId } = imported;
  const links = (
    <>
      <ButtonLink href={paths.deskMenu()}>{words.takeBack.toMenu}</ButtonLink>
      <ButtonLink href={paths.menu} look="outline">
        {words.done.look}
      </ButtonLink>
      <ActionButton look="outline" onClick={onRestart}>
        {words.done.again}
      </ActionButton>
    </>
  );
  if (taking.isDone) {
    return (
      <Titled key="back" heading={words.takeBack.heading}>
        <p>{words.takeBack.text}</p>
        <div className={css.actions}>{links}</div>
      </Titled>
    );
  }
  // How many places it changed is not known here: where all were changed since, the server says so.
  const change = changeId === null ? null : { id: changeId, change_count: Infinity };
  return (
    <Titled key="done" heading={words.done.heading}>
      <p>{words.done.text(imported.dishes)}</p>
      <div className={css.actions}>
        {links}
        {change && (
          <ActionButton
            look="outline"
            aria-disabled={taking.isPending}
            onClick={() => !taking.isPending && taking.takeBack(change)}
          >
            {taking.isPending ? words.takeBack.pending : words.takeBack.action}
          </ActionButton>
        )}
      </div>
      {taking.asked && (
        <ChangedSinceDialog
          asked={taking.asked}
          context={{
            edited,
            words: deskMenuHistory,
            money: (amount) => formatMoney(toMinor(amount, currency), currency, locale),
          }}
          isPending={taking.isPending}
          onRest={(one) => taking.takeBack(one, true)}
          onLeave={taking.leave}
        />
      )}
    </Titled>
  );
}
