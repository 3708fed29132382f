import { useState } from 'react';
import { useCloseStaffTab } from '#desk/api/staff-tabs.ts';
import { ReasonField } from '../shared/reason-field.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { TabStepForm } from './tab-step.tsx';
import type { TabStepProps } from './tab-step-props.ts';
import css from './tab.module.css';
import { isUnderWay } from './table-states.ts';

/** Closes a tab, after saying what stands open; what is unpaid stays so for a reason. */
export function CloseTab({ tab, labels, onBack, onDone }: TabStepProps) {
  const { end: words } = useDeskMessages().deskTabs;
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const close = useCloseStaffTab(tab.id);
  const underWay = tab.rounds.filter(({ status }) => isUnderWay(status)).length;
  const isUnpaid = tab.open > 0;
  const send = () => {
    const lacksReason = isUnpaid && reason.trim() === '';
    setIsAsked(lacksReason);
    if (lacksReason) return;
    close.mutate(isUnpaid ? reason.trim() : '', {
      onSuccess: () => onDone(words.done(tab.table)),
    });
  };
  return (
    <TabStepForm
      title={words.title}
      action={words.button}
      isPending={close.isPending}
      problem={isAsked && reason.trim() === '' ? words.reasonProblem : null}
      error={close.error}
      onSend={send}
      onBack={onBack}
    >
      {underWay > 0 && <p className={css.notice}>{words.underWay(underWay)}</p>}
      {tab.held > 0 && <p className={css.notice}>{words.held(labels.money(tab.held))}</p>}
      {isUnpaid ? (
        <>
          <p>{words.unpaid(labels.money(tab.open))}</p>
          <ReasonField
            legend={words.reason}
            reasons={words.reasons}
            value={reason}
            onChange={setReason}
          />
        </>
      ) : (
        tab.held === 0 && <p>{words.paid}</p>
      )}
    </TabStepForm>
  );
}
