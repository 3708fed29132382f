import { useEffect } from 'react';
import { tab } from '#schemas/messages/en/tab.ts';
import { useRefetchTabs } from '#ui/api/tabs.ts';
import css from './send-round.module.css';
import { SitDownForm } from './sit-down-form.tsx';

const words = tab.round;

type TabEndedProps = {
  /** Of the table. */
  token: string;
  /** It is closed; else the guest is no guest of it any more. */
  isClosed: boolean;
  /** Somebody has opened another one at the table. */
  isTableOpen: boolean;
  /** Where the order is paid at once. */
  payHref: string;
  /** The guest is on a tab again. */
  onDone(): void;
};

/** A round came too late for its tab: it is sent on a new one, or paid at once (rule R82). */
export function TabEnded({ token, isClosed, isTableOpen, payHref, onDone }: TabEndedProps) {
  const refetch = useRefetchTabs();
  useEffect(() => {
    // Whether the table has another one by now decides between opening and joining.
    void refetch();
  }, [refetch]);
  return (
    <div role="alert" className={css.ended}>
      <h2 className={css.heading}>{isClosed ? words.closedHeading : words.goneHeading}</h2>
      <p>{words.closedText}</p>
      <SitDownForm
        token={token}
        isOpen={isTableOpen}
        given=""
        openLabel={words.openNew}
        onDone={onDone}
      />
      <a className={css.other} href={payHref}>
        {words.payNow}
      </a>
    </div>
  );
}
