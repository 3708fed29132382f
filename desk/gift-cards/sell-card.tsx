import { useGiftCardOffer } from '#ui/api/gift-cards.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './gift-cards.module.css';
import { SellForm, type SellFormProps } from './sell-form.tsx';

/** A card sold over the counter, or why none can be sold. */
export function SellCard({ restaurantId, onSold }: Omit<SellFormProps, 'offer'>) {
  const { deskGiftCards: messages } = useDeskMessages();
  const { selling: words } = messages;
  const { member } = useDesk();
  const query = useGiftCardOffer();
  const { data: offer, refetch } = query;
  return (
    <div className={css.profile}>
      <h2 className={css.heading}>{words.heading}</h2>
      {content()}
    </div>
  );

  function content() {
    if (!offer && hasFailed(query)) {
      return (
        <div role="alert" className={css.problem}>
          <p>{messages.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {messages.again}
          </ActionButton>
        </div>
      );
    }
    if (!offer) {
      return (
        <p className={css.muted} aria-busy="true">
          {messages.loading}
        </p>
      );
    }
    if (!offer.is_sold) {
      return member.role === 'owner' ? (
        <p>
          {words.notSoldOwner}{' '}
          <a className={css.link} href={paths.deskSettings('gift-cards')}>
            {words.settings}
          </a>
        </p>
      ) : (
        <p>{words.notSold}</p>
      );
    }
    return (
      <>
        <p>{words.intro}</p>
        <SellForm offer={offer} restaurantId={restaurantId} onSold={onSold} />
      </>
    );
  }
}
