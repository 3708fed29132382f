import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { useBecomeGuest, useTab } from '#ui/api/tabs.ts';
import { useReplaceAddress } from '#ui/page/use-replace-address.ts';
import { paths } from '#ui/paths.ts';
import { isPhoneOrder } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';
import { SitDownForm } from './sit-down-form.tsx';
import { TableCalls } from './table-calls.tsx';
import { joinQuery } from './join-query.ts';
import css from './table-tab.module.css';
import { useOwnTab } from './use-own-tab.ts';
import { useTabMoney } from './use-tab-money.ts';

const words = sentences.strip;
/** How often, in ms, the strip asks what is open: less than the tab's own page. */
const onStripEvery = 30_000;

type TableTabProps = {
  /** Of the table that the guest sits at. */
  token: string;
  table: { name: string; area: string };
};

/**
 * On the table's strip: the way onto its tab, or to one's own, and what is asked of the team. Who is
 * unknown to the server so far becomes a guest only when they want to order together.
 */
export function TableTab({ token, table }: TableTabProps) {
  const own = useOwnTab(token);
  const { search } = useLocation();
  const navigate = useNavigate();
  const replaceAddress = useReplaceAddress();
  const given = new URLSearchParams(search).get(joinQuery) ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { mutate: becomeGuest, isPending, isError } = useBecomeGuest();
  const isByStaff = useAccount(isPhoneOrder);
  const isJoined = own.kind === 'joined';
  const isInvited = given !== '';
  useEffect(() => {
    if (isInvited) becomeGuest(undefined, { onSuccess: () => setAsked(true) });
  }, [isInvited, becomeGuest]);
  useEffect(() => {
    // Whoever follows the link again is on the tab already.
    if (isInvited && isJoined) replaceAddress(paths.dineInTab);
  }, [isInvited, isJoined, replaceAddress]);

  const cancel = () => {
    setAsked(false);
    const rest = new URLSearchParams(search);
    rest.delete(joinQuery);
    if (isInvited) replaceAddress({ search: rest.toString() });
    focusWhenDrawn(() => button.current);
  };
  const isWayOpen = !isByStaff && (own.kind === 'none' || own.kind === 'open');
  return (
    <div className={css.tab}>
      <div className={css.row}>
        {isJoined && <OwnTabLink tabId={own.tabId} table={table} />}
        {isWayOpen && !isAsked && (
          <button
            ref={button}
            type="button"
            className={css.main}
            aria-busy={isPending}
            onClick={() => becomeGuest(undefined, { onSuccess: () => setAsked(true) })}
          >
            {own.kind === 'open' ? words.join : words.together}
          </button>
        )}
        {own.kind === 'failed' && (
          <button type="button" className={css.main} onClick={own.again}>
            {sentences.page.again}
          </button>
        )}
        {!isByStaff && <TableCalls token={token} />}
      </div>
      {(isError || own.kind === 'failed') && (
        <p role="alert" className={css.problem}>
          {words.failed}
        </p>
      )}
      {isWayOpen && isAsked && (
        <SitDownForm
          token={token}
          isOpen={own.kind === 'open'}
          given={given}
          onDone={() => void navigate(paths.dineInTab)}
          onCancel={cancel}
        />
      )}
    </div>
  );
}

type OwnTabLinkProps = Pick<TableTabProps, 'table'> & { tabId: string };

/** What is still open of the own tab, and where it is served once staff moved it. */
function OwnTabLink({ tabId, table }: OwnTabLinkProps) {
  const { data: tab } = useTab(tabId, { every: onStripEvery });
  const money = useTabMoney(tab?.currency ?? '');
  const isElsewhere = tab && (tab.table !== table.name || tab.area !== table.area);
  const isByStaff = useAccount(isPhoneOrder);
  const label = isByStaff
    ? words.ofTable
    : !tab || tab.total === 0
      ? words.ownEmpty
      : tab.open + tab.held === 0
        ? words.ownPaid
        : words.own(money(tab.open));
  return (
    <>
      <a className={css.main} href={paths.dineInTab}>
        {label}
      </a>
      {isElsewhere && (
        <p className={css.elsewhere}>
          {(isByStaff ? words.movedTo : words.elsewhere)(tab.table, tab.area)}
        </p>
      )}
    </>
  );
}
