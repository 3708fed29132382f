import { lazy, Suspense } from 'react';
import type { Tab } from '#schemas/api/tabs.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { StepHeading } from '../../checkout/frame/step-heading.tsx';
import { CloseTab } from './close-tab.tsx';
import { TabAnnouncer } from './tab-announcer.tsx';
import { TabBill } from './tab-bill.tsx';
import { TabCode } from './tab-code.tsx';
import { TabGuests } from './tab-guests.tsx';
import { TabPayments } from './tab-payments.tsx';
import { TabRounds } from './tab-rounds.tsx';
import { TableCalls } from './table-calls.tsx';
import css from './tab-view.module.css';

/** Comes once there is a tab to be paid: with the card form it is larger than all of the rest. */
const PayTab = lazy(async () => ({ default: (await import('../bill/pay-tab.tsx')).PayTab }));
const LeftCard = lazy(async () => ({ default: (await import('../card/left-card.tsx')).LeftCard }));

type TabViewProps = {
  tab: Tab;
  /** Of the table that was scanned; null: too long ago. */
  token: string | null;
};

/** A tab as its guests see it: who is there, what was ordered and what is still to be paid. */
export function TabView({ tab, token }: TabViewProps) {
  const words = tab.state === 'closed' ? sentences.closed : sentences.page;
  const isOpen = tab.state === 'open';
  // Staff who order for its guests take its money at the desk.
  const isGuest = tab.own_guest_id !== null;
  return (
    <div className={css.page}>
      <header className={css.header}>
        <StepHeading key={tab.state}>
          {isOpen && !isGuest ? sentences.page.staffHeading : words.heading}
        </StepHeading>
        <p className={css.table}>{sentences.page.at(tab.table, tab.area)}</p>
        {!isOpen && isGuest && <p>{sentences.closed.text}</p>}
        <div className={css.actions}>
          <ButtonLink href={paths.dineInMenu}>
            {isOpen ? sentences.page.toMenu : sentences.page.menu}
          </ButtonLink>
          {isOpen && isGuest && token !== null && <TableCalls token={token} />}
        </div>
        <TabAnnouncer tab={tab} />
      </header>
      <div className={css.bill}>
        <TabBill tab={tab} />
        <TabPayments tab={tab} />
        {isGuest && (
          <Suspense fallback={null}>
            <PayTab tab={tab} />
            {isOpen && <LeftCard tab={tab} />}
          </Suspense>
        )}
        {isOpen && isGuest && <CloseTab tab={tab} />}
      </div>
      <div className={css.guests}>
        <TabGuests tab={tab} />
        {isOpen && isGuest && <TabCode tab={tab} token={token} />}
      </div>
      <div className={css.rounds}>
        <TabRounds tab={tab} />
      </div>
    </div>
  );
}
