import { useEffect, useRef, useState } from 'react';
import type { Tab } from '#schemas/api/tabs.ts';
import type { TableOverview } from '#desk/api/staff-tabs.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ChargeCards } from './charge-cards.tsx';
import { CloseTab } from './close-tab.tsx';
import { HeldCards } from './held-cards.tsx';
import { JoinTabs } from './join-tabs.tsx';
import { MoveTab } from './move-tab.tsx';
import { OrderForTab } from './order-for-tab.tsx';
import { SplitTab } from './split-tab.tsx';
import type { TabStepProps } from './tab-step-props.ts';
import { TabPayments } from './tab-payments.tsx';
import { TabRounds } from './tab-rounds.tsx';
import { TabSummary } from './tab-summary.tsx';
import css from './tab.module.css';
import { canCharge } from './table-states.ts';
import { TakeCash } from './take-cash.tsx';
import type { TabLabels } from './use-tab-labels.ts';

type TabViewProps = {
  tab: Tab;
  /** The last time it was asked for it did not come. */
  isStale: boolean;
  overview: TableOverview;
  labels: TabLabels;
  /** Closes what shows the tab, and says what was done. */
  onLeave(sentence: string): void;
};

const steps = ['cash', 'charge', 'move', 'join', 'split', 'end'] as const;
type TabStep = (typeof steps)[number];

const parts: Record<TabStep, (props: TabStepProps) => React.ReactNode> = {
  cash: TakeCash,
  charge: ChargeCards,
  move: MoveTab,
  join: JoinTabs,
  split: SplitTab,
  end: CloseTab,
};

/** A tab with its bill, rounds and payments, and one thing at a time that is done with it. */
export function TabView({ tab, isStale, overview, labels, onLeave }: TabViewProps) {
  const words = useDeskMessages().deskTabs;
  const [step, setStep] = useState<TabStep | null>(null);
  const [done, setDone] = useState('');
  const output = useRef<HTMLOutputElement>(null);
  const actions = useRef<HTMLFieldSetElement>(null);
  const lastStep = useRef<TabStep | null>(null);
  const isOpen = tab.state === 'open';
  const Step = step === null || !isOpen ? null : parts[step];
  // What was pressed is gone while a step is shown: its button has the focus again afterwards.
  useEffect(() => {
    const last = lastStep.current;
    lastStep.current = step;
    if (step !== null || last === null) return;
    const button = actions.current?.querySelector<HTMLElement>(`[data-step="${last}"]`);
    (done === '' ? button : output.current)?.focus();
  }, [done, step]);
  // The buttons of cash that is answered go, and would take the focus along.
  useEffect(() => {
    if (done !== '' && document.activeElement === document.body) output.current?.focus();
  });
  const finish = (sentence: string) => {
    setDone(sentence);
    setStep(null);
  };
  const begin = (next: TabStep) => {
    setDone('');
    setStep(next);
  };
  const leaving = step === 'move' || step === 'end' || step === 'split';
  const isOffered = (one: TabStep): boolean =>
    (one !== 'cash' || tab.open > 0) &&
    (one !== 'charge' || canCharge(tab)) &&
    (one !== 'split' || tab.rounds.length > 1);
  return (
    <>
      {isStale && (
        <p role="alert" className={css.problem}>
          {words.stale}
        </p>
      )}
      <output ref={output} tabIndex={-1} className={css.done}>
        {done}
      </output>
      {!isOpen && (
        <p className={css.notice}>
          {words.tab.closed(labels.clock(tab.closed_at ?? tab.opened_at))}
        </p>
      )}
      <TabSummary tab={tab} labels={labels} />
      {Step ? (
        <Step
          tab={tab}
          overview={overview}
          labels={labels}
          onBack={() => setStep(null)}
          onDone={leaving ? onLeave : finish}
        />
      ) : (
        <>
          <HeldCards tab={tab} labels={labels} onDone={setDone} />
          <TabPayments tab={tab} labels={labels} onDone={setDone} />
          {isOpen && (
            <fieldset ref={actions} className={css.actions} aria-label={words.tab.actions}>
              <OrderForTab tab={tab} />
              {steps.filter(isOffered).map((one) => (
                <ActionButton
                  key={one}
                  data-step={one}
                  {...(one === 'cash' ? {} : { look: 'outline' as const })}
                  onClick={() => begin(one)}
                >
                  {words[one].open}
                </ActionButton>
              ))}
            </fieldset>
          )}
          <TabRounds tab={tab} labels={labels} />
        </>
      )}
    </>
  );
}
