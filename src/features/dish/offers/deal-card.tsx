import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Wallet from 'lucide-react/icons/wallet';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { useDishMessages } from '#ui/dish/choices/use-dish-messages.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import styles from './deal-card.module.css';
import type { DealView } from './deal-view.ts';

const icons = { time: Clock, way: ShoppingBag, money: Wallet };

/** A deal like a voucher: what it gives above the line to tear, when it holds below it. */
export function DealCard({ deal, onOpen }: { deal: DealView; onOpen(): void }) {
  const { deals: words } = useDishMessages();
  const paths = useOrderPaths();
  const { notNow, isAvailable } = deal;
  return (
    <article className={styles.card} data-quiet={!isAvailable || undefined}>
      <div className={styles.top}>
        {deal.pictures.length > 0 && (
          <div className={styles.pictures} aria-hidden="true">
            {deal.pictures.map(({ name, picture }) => (
              <div key={picture.src} className={styles.picture}>
                <DishPicture
                  picture={picture}
                  name={name}
                  ratio="fill"
                  sizes="(min-width: 900px) 300px, 50vw"
                  isQuiet={!isAvailable}
                />
              </div>
            ))}
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.effect}>{deal.effect}</p>
          <h2 className={styles.name}>{deal.name}</h2>
          {deal.description !== '' && <p className={styles.description}>{deal.description}</p>}
          <ul className={styles.parts} aria-label={words.contents}>
            {deal.parts.map((part) => (
              <li key={part.id}>
                <span className={styles.part}>
                  {part.name}
                  {part.less !== null && <span className={styles.less}>{part.less}</span>}
                </span>
                <span className={styles.dishes}>{part.dishes}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.stub}>
        {notNow !== null && isAvailable && <p className={styles.notNow}>{notNow}</p>}
        {(deal.conditions.length > 0 || deal.cap !== null) && (
          <ul className={styles.conditions} aria-label={words.conditions}>
            {[
              ...deal.conditions,
              ...(deal.cap === null ? [] : [{ about: 'money' as const, text: deal.cap }]),
            ].map(({ about, text }) => {
              const Icon = icons[about];
              return (
                <li key={text} className={styles.condition}>
                  <Icon aria-hidden="true" size={16} />
                  {text}
                </li>
              );
            })}
          </ul>
        )}
        <div className={styles.action}>
          {!isAvailable && <p className={styles.notNow}>{words.unavailable}</p>}
          {/* Nothing can be added before it holds, so it is not begun either. */}
          {isAvailable && !deal.isAutomatic && notNow === null && (
            <ActionButton
              aria-haspopup="dialog"
              aria-label={words.startNamed(deal.name)}
              onClick={onOpen}
            >
              {words.start}
            </ActionButton>
          )}
          {isAvailable && deal.isAutomatic && (
            <>
              <p className={styles.automatic}>
                <BadgeCheck aria-hidden="true" size={20} />
                {words.automatic}
              </p>
              <ButtonLink look="outline" href={paths.menu}>
                {words.chooseDishes}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </article>
  );
}
