import type { Tab } from '#schemas/api/tabs.ts';
import { paths } from '#ui/paths.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './tab.module.css';
import type { TabLabels } from './use-tab-labels.ts';

/** What was ordered on a tab, by whom, and how far the kitchen is; the newest first. */
export function TabRounds({ tab, labels }: { tab: Tab; labels: TabLabels }) {
  const words = useDeskMessages().deskTabs.roundList;
  return (
    <section className={css.part}>
      <h3 className={css.heading}>{words.heading}</h3>
      {tab.rounds.length === 0 && <p className={css.muted}>{words.none}</p>}
      <ul className={css.list}>
        {tab.rounds.toReversed().map((round) => (
          <li key={round.order_id} className={css.row}>
            <p className={css.line}>
              <b>
                {words.by(
                  labels.guestOf(tab, round.guest_id, words.staff),
                  labels.clock(round.placed_at),
                )}
              </b>
              <span className={css.sum}>{labels.money(round.total)}</span>
            </p>
            <p className={css.muted}>
              {words.number(round.number)}: {words.states[round.status]}
            </p>
            <ul className={css.dishes}>
              {round.lines.map(({ id, name, details, notes, units }) => (
                <li key={id}>
                  {words.times(units.length, name)}
                  {details !== '' && <span className={css.muted}> {details}</span>}
                  {notes !== '' && <span className={css.muted}> “{notes}”</span>}
                </li>
              ))}
            </ul>
            <a
              className={css.link}
              href={`${paths.desk}?order=${round.order_id}`}
              aria-label={words.openOrderOf(round.number)}
            >
              {words.openOrder}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
