import { useChargeHeldCards } from '#desk/api/staff-tabs.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { TabStepForm } from './tab-step.tsx';
import type { TabStepProps } from './tab-step-props.ts';
import css from './tab.module.css';
import { isUnderWay } from './table-states.ts';

/** Charges the cards that were left at the table with what is open, after saying so, and closes the tab. */
export function ChargeCards({ tab, labels, onBack, onDone }: TabStepProps) {
  const { charge: words, end } = useDeskMessages().deskTabs;
  const charge = useChargeHeldCards(tab.id);
  const underWay = tab.rounds.filter(({ status }) => isUnderWay(status)).length;
  const names = tab.held_cards
    .filter(({ state }) => state === 'held')
    .map((card) => labels.guestOf(tab, card.guest_id, ''));
  const send = () =>
    charge.mutate(tab.open, {
      onSuccess: ({ state, table, held }) =>
        onDone(state === 'closed' ? end.done(table) : held > 0 ? words.later : words.refused),
    });
  return (
    <TabStepForm
      title={words.title}
      action={words.button(labels.money(tab.open))}
      isPending={charge.isPending}
      problem={null}
      error={charge.error}
      onSend={send}
      onBack={onBack}
    >
      {underWay > 0 && <p className={css.notice}>{end.underWay(underWay)}</p>}
      <p>{words.text(labels.money(tab.open), names.join(', '))}</p>
    </TabStepForm>
  );
}
