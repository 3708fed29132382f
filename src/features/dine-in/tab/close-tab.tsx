import type { Tab } from '#schemas/api/tabs.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useChangeTab } from '#ui/api/tabs.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from './tab-view.module.css';

const words = sentences.close;

/** Ends a tab of which everything is paid; nothing is closed with something unpaid (rule R82). */
export function CloseTab({ tab }: { tab: Tab }) {
  const { mutate, isPending, error } = useChangeTab(tab.id);
  if (tab.total === 0 || tab.open + tab.held > 0) return null;
  return (
    <section className={css.section}>
      <p>{words.text}</p>
      <div>
        <ActionButton
          look="outline"
          aria-busy={isPending}
          onClick={() => !isPending && mutate('close')}
        >
          {words.button}
        </ActionButton>
      </div>
      {error && (
        <p role="alert" className={css.problem}>
          {failureSentence(error, words.failed)}
        </p>
      )}
    </section>
  );
}
