import { useId } from 'react';
import type { Tab, TabRound } from '#schemas/api/tabs.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { paths } from '#ui/paths.ts';
import { guestNameOf } from './guest-name-of.ts';
import css from './tab-view.module.css';
import { useClockTime } from './use-clock-time.ts';
import { useTabMoney } from './use-tab-money.ts';

const words = sentences.rounds;

/** Who ordered what, newest first, and how far the kitchen is with it. */
export function TabRounds({ tab }: { tab: Tab }) {
  const id = useId();
  const isClosed = tab.state === 'closed';
  if (isClosed && tab.rounds.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {isClosed ? sentences.closed.receipts : words.heading}
      </h2>
      {tab.rounds.length === 0 ? (
        <p className={css.quiet}>{words.none}</p>
      ) : (
        <ol className={css.list}>
          {tab.rounds.toReversed().map((round) => (
            <li key={round.order_id}>
              <Round tab={tab} round={round} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Round({ tab, round }: { tab: Tab; round: TabRound }) {
  const money = useTabMoney(tab.currency);
  const clock = useClockTime();
  const isOwn = round.guest_id !== null && round.guest_id === tab.own_guest_id;
  const isOff = ['rejected', 'cancelled', 'expired'].includes(round.status);
  return (
    <article className={css.round}>
      <div className={css.line}>
        <h3 className={css.name}>
          {words.of(guestNameOf(tab, round.guest_id), clock(round.placed_at))}
        </h3>
        <span className={css.state} data-off={isOff || undefined}>
          {words.state[round.status]}
        </span>
      </div>
      <ul className={css.dishes}>
        {round.lines.map((line) => (
          <li key={line.id}>
            {line.units.length > 1 && <span>{words.times(line.units.length)} </span>}
            <span>{line.name}</span>
            {[line.details, line.notes]
              .filter((text) => text !== '')
              .map((text) => (
                <span key={text} className={css.details}>
                  {text}
                </span>
              ))}
          </li>
        ))}
      </ul>
      <div className={css.line}>
        {isOwn ? (
          <a className={css.link} href={paths.dineInConfirmation(round.order_id)}>
            {words.details(round.number)}
          </a>
        ) : (
          <span className={css.quiet}>{words.details(round.number)}</span>
        )}
        <span>{money(round.total)}</span>
      </div>
    </article>
  );
}
