import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { StaffMember } from '#schemas/api/staff.ts';
import type { DeskSession } from '#schemas/api/staff-people.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useStaffOrders } from '#desk/api/staff-orders.ts';
import { useSetup } from '#desk/api/staff-setup.ts';
import { useTableOverviews } from '#desk/api/staff-tabs.ts';
import { paths } from '#ui/paths.ts';
import { BoardAnnouncer } from '../board/board-announcer.tsx';
import { needsAnswer } from '../board/board-columns.ts';
import { DisputeNotice } from '../disputes/dispute-notice.tsx';
import { usePinAccess } from '../people/pin-context.ts';
import { applyActions } from '../queue/apply-actions.ts';
import { QueueContext, useActions, useOpenQueue } from '../queue/desk-queue.ts';
import { RefusedActions } from '../queue/refused-actions.tsx';
import { PrinterNotice } from '../printing/printer-notice.tsx';
import { SetupNotice } from '../setup/setup-notice.tsx';
import { DeskContext } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { UnsavedGate } from '../shared/unsaved-gate.tsx';
import { useMinute } from '../shared/use-minute.ts';
import { CallNotice } from './call-notice.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import css from './desk-frame.module.css';
import { DeskHead } from './desk-head.tsx';
import { DeskNavigation } from './desk-navigation.tsx';
import { deskPageAt, deskPages } from './desk-pages.ts';
import { PauseNotice } from './pause-notice.tsx';
import { SuspensionNotice } from './suspension-notice.tsx';
import { useBell } from './use-bell.ts';
import { useIconCount } from './use-icon-count.ts';
import { useLookedAtRestaurant } from './use-looked-at-restaurant.ts';
import { useReportSound } from './use-report-sound.ts';
import { usePageTitle } from './use-page-title.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Offered until the site is open. */
const setupPage = paths.deskPage('setup');

type DeskFrameProps = {
  member: StaffMember;
  /** The site is not open yet, and the rest of its set-up is theirs. */
  needsSetup?: boolean;
  /** null: the site runs. */
  suspended?: DeskSession['suspended'] | null;
  /** What is offered to whoever has just signed in. */
  offer?: ReactNode;
};

/** The present page, and what every page has: whose orders, the bell, the connection. */
export function DeskFrame(props: DeskFrameProps) {
  const { member, needsSetup = false, suspended = null, offer } = props;
  // A device opens what is for the desk alone, whoever is there.
  const access = usePinAccess();
  const device = access?.session.device ?? null;
  const isDevice = device !== null;
  // What a device knows and has to send is its own, whoever takes over there.
  const ownerId = device?.id ?? member.id;
  const messages = useDeskMessages();
  const words = messages.desk;
  const { pathname } = useLocation();
  const [chosenId, chooseRestaurant] = useLookedAtRestaurant(member);
  const { restaurants: all, state } = useRestaurants();
  const restaurants = all
    .map(({ restaurant }) => restaurant)
    .filter(({ id }) => member.restaurant_id === null || member.restaurant_id === id);
  // One that closed for good is not looked at any more.
  const isThere = state !== 'ready' || restaurants.some(({ id }) => id === chosenId);
  const restaurantId = isThere ? chosenId : member.restaurant_id;
  const known = useStaffOrders(restaurantId, ownerId);
  const { data, isLive, dataUpdatedAt } = known;
  const opened = useOpenQueue({ ...member, id: ownerId });
  const queue = useMemo(
    () => ({
      ...opened,
      // Before the step waits for its Undo: it is asked for while who pressed it is there.
      add: (...action: Parameters<typeof opened.add>) => {
        if (!access || access.session.person) return opened.add(...action);
        void access.identify().then((isThere) => isThere && opened.add(...action));
      },
    }),
    [access, opened],
  );
  const { actions, waiting } = useActions(queue);
  const orders = useMemo(() => data && applyActions(data, waiting), [data, waiting]);
  const now = useMinute();
  const unanswered = (orders ?? []).filter(
    (order) => needsAnswer(order, now) && !waiting.has(order.id),
  ).length;
  const lookedAt = restaurantId === null ? restaurants.map(({ id }) => id) : [restaurantId];
  const tables = useTableOverviews(lookedAt);
  const overviews = lookedAt.map((id, place) => ({ restaurantId: id, overview: tables[place] }));
  const isCalled = tables.some((overview) => overview.tables.some(({ calls }) => calls.length > 0));
  const bell = useBell(unanswered > 0 || isCalled);
  useReportSound(bell.sound === 'on', restaurantId);
  useWakeLock();
  useEffect(() => {
    if (isLive) queue.retryNow();
  }, [isLive, queue]);
  const pages = deskPages.filter(
    ({ roles, atDevice }) =>
      roles.includes(member.role) &&
      (!isDevice || (roles.includes('staff') && atDevice !== 'never')),
  );
  const page = deskPageAt(pages, pathname);
  const { data: setup } = useSetup(needsSetup);
  const isSettingUp = needsSetup && (setup === undefined || setup.opened_at === null);
  const offered = pages.filter(({ path }) => isSettingUp || path !== setupPage);
  useIconCount(unanswered);
  usePageTitle(words.pageTitle(unanswered, page?.label(messages) ?? words.title));
  if (!page) return null;
  const Page = page.part.Component;
  return (
    <QueueContext value={queue}>
      <DeskContext value={{ member, restaurants, restaurantId, chooseRestaurant, orders }}>
        <UnsavedGate>
          <div className={css.frame}>
            <DeskHead bell={bell} isDevice={isDevice} />
            {suspended && <SuspensionNotice suspended={suspended} />}
            {offer}
            {offered.length > 1 && (
              <DeskNavigation pages={offered} present={page} leadsToSite={!isDevice} />
            )}
            <ConnectionNotice
              isLive={isLive}
              hasFailed={known.failureCount > 0 || hasFailed(known)}
              since={dataUpdatedAt}
              now={now}
              waiting={actions.filter((it) => it.refused === null && it.dueAt <= now).length}
            />
            {isSettingUp && setup && page.path !== setupPage && <SetupNotice setup={setup} />}
            {page.path !== paths.deskPage('tables') && (
              <CallNotice
                restaurantId={restaurantId}
                restaurants={restaurants}
                overviews={overviews}
              />
            )}
            <PauseNotice restaurantId={restaurantId} restaurants={restaurants} now={now} />
            <DisputeNotice
              member={member}
              restaurantId={restaurantId}
              restaurants={restaurants}
              now={now}
            />
            <RefusedActions />
            <PrinterNotice />
            <BoardAnnouncer
              // Another restaurant's orders were there first, too.
              key={restaurantId}
              // What this device remembers is no state to tell changes from.
              orders={known.isFetchedAfterMount ? orders : undefined}
              own={waiting}
              now={now}
            />
            <Suspense fallback={<p className={css.wait}>{words.loadingPage}</p>}>
              <Page />
            </Suspense>
          </div>
        </UnsavedGate>
      </DeskContext>
    </QueueContext>
  );
}
