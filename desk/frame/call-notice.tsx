import type { TableOverview } from '#desk/api/staff-tabs.ts';
import { paths } from '#ui/paths.ts';
import type { Desk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './pause-notice.module.css';

type CallNoticeProps = Pick<Desk, 'restaurants' | 'restaurantId'> & {
  /** Each restaurant's tables, as far as they have come. */
  overviews: readonly { restaurantId: number; overview: TableOverview | undefined }[];
};

/** Which table called longest ago, on every page of the desk: nobody wonders why it rings. */
export function CallNotice({ restaurants, restaurantId, overviews }: CallNoticeProps) {
  const { notice: words, calls: kinds } = useDeskMessages().deskTabs;
  const asking = overviews
    .flatMap(({ restaurantId: at, overview }) =>
      (overview?.tables ?? []).flatMap(({ name, calls }) =>
        calls.map((call) => ({ ...call, table: name, restaurantId: at })),
      ),
    )
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const [first] = asking;
  const others = new Set(asking.map((call) => `${call.restaurantId}/${call.table}`)).size - 1;
  const name = restaurants.find(({ id }) => id === first?.restaurantId)?.name ?? '';
  const sentence = first ? words.one(first.table, kinds[first.kind]) : '';
  const isOneOfSeveral = restaurantId === null && restaurants.length > 1;
  return (
    <output className={css.notices}>
      {first && (
        <span className={css.notice}>
          {isOneOfSeveral ? words.at(name, sentence) : sentence}
          {others > 0 && ` ${words.more(others)}`}
          <a className={css.change} href={paths.deskPage('tables')}>
            {words.show}
          </a>
        </span>
      )}
    </output>
  );
}
