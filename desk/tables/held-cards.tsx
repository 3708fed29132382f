import type { Tab, TabHeldCard } from '#schemas/api/tabs.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useReleaseTabCard } from '#desk/api/staff-tabs.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './tab.module.css';
import type { TabLabels } from './use-tab-labels.ts';

type HeldCardsProps = { tab: Tab; labels: TabLabels; onDone(sentence: string): void };

/** The cards that guests left at the table (rule R84): what they hold, and which of them pay nothing. */
export function HeldCards({ tab, labels, onDone }: HeldCardsProps) {
  const { cards: words, saving, notSaved } = useDeskMessages().deskTabs;
  const release = useReleaseTabCard(tab.id);
  if (tab.held_cards.length === 0 && !release.error) return null;
  const nameOf = (card: TabHeldCard) => labels.guestOf(tab, card.guest_id, '');
  const send = (card: TabHeldCard) => {
    if (release.isPending) return;
    onDone('');
    release.mutate(card.id, { onSuccess: () => onDone(words.released(nameOf(card))) });
  };
  return (
    <section className={css.part}>
      <h3 className={css.heading}>{words.heading}</h3>
      <p role="alert" className={css.problem}>
        {failureSentence(release.error, notSaved)}
      </p>
      <ul className={css.list}>
        {tab.held_cards.map((card) => (
          <li key={card.id} className={css.row}>
            <p>{sentenceOf(card)}</p>
            {card.state === 'held' && tab.state === 'open' && (
              <>
                <p className={css.muted}>{tab.card_hold && words.pays(tab.card_hold.hours)}</p>
                <div className={css.actions}>
                  <ActionButton
                    look="outline"
                    aria-label={words.releaseOf(nameOf(card))}
                    aria-disabled={release.isPending}
                    onClick={() => send(card)}
                  >
                    {release.isPending && release.variables === card.id ? saving : words.release}
                  </ActionButton>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

  function sentenceOf(card: TabHeldCard): string {
    const [name, amount] = [nameOf(card), labels.money(card.amount)];
    if (card.state === 'failed') return words.failed[card.failure ?? 'expired'](name);
    return card.state === 'charging' ? words.charging(name) : words.held(name, amount);
  }
}
