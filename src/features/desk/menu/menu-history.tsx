import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { hasFailed } from '#src/api/has-failed.ts';
import { useMenuHistory } from '#src/api/staff-menu.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { describeChange } from './describe-change.ts';
import css from './menu.module.css';
import type { MenuEditing } from './use-edit-menu.ts';

type MenuHistoryProps = {
  restaurantId: number;
  edited: EditedMenu;
  editing: MenuEditing;
  /** Only what is about one entry, such as `dishes/12`. */
  of?: string;
};

/** What was changed of the menu lately, by whom, and the way back. */
export function MenuHistory({ restaurantId, edited, editing, of }: MenuHistoryProps) {
  const words = useDeskMessages().deskMenu.history;
  const { locale } = useStorefront();
  const query = useMenuHistory(restaurantId, of);
  const { data, refetch } = query;
  const { currency, menu } = edited;
  const money = (amount: number) => formatMoney(toMinor(amount, currency), currency, locale);
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={css.section} aria-labelledby="menu-history">
      <h3 id="menu-history" className={css.heading}>
        {words.heading}
      </h3>
      {data ? (
        <ul className={css.rows}>
          {data.entries.map((entry) => {
            const what = describeChange(entry, { menu, words, money });
            return (
              <li key={entry.id} className={css.row}>
                <div className={css.words}>
                  <p className={css.name} data-undone={entry.is_undone || undefined}>
                    {what}
                  </p>
                  <p className={css.detail}>
                    {words.by(entry.name, clock.format(new Date(entry.at)))}
                    {entry.undoes_id !== null && ` · ${words.undoes}`}
                  </p>
                </div>
                {entry.is_undone ? (
                  <p className={css.detail}>{words.isUndone}</p>
                ) : (
                  <ActionButton
                    look="outline"
                    aria-label={words.takeBackOf(what)}
                    aria-disabled={editing.isPending}
                    onClick={() => !editing.isPending && editing.takeBack(entry.id)}
                  >
                    {words.takeBack}
                  </ActionButton>
                )}
              </li>
            );
          })}
          {data.entries.length === 0 && <li className={css.none}>{words.none}</li>}
        </ul>
      ) : hasFailed(query) ? (
        <div role="alert" className={css.trouble}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      ) : (
        <p aria-busy="true">{words.loading}</p>
      )}
    </section>
  );
}
