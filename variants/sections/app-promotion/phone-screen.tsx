import { appPromotion } from '#schemas/messages/en/app-promotion.ts';
import Plus from 'lucide-react/icons/plus';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { Price } from '../../primitives/price.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './phone-screen.module.css';
import type { AppPromotionProps } from './props.ts';

type PhoneScreenProps = { name: string; dishes: AppPromotionProps['dishes'] };

/** A telephone with the restaurant's own menu on it; a drawing, so nothing of it is read out. */
export function PhoneScreen({ name, dishes }: PhoneScreenProps) {
  const { locale } = useStorefront();
  const [first, ...more] = dishes;
  // Nobody's order: a time as the language writes it.
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <span className={styles.island} />
        <span className={styles.name}>{name}</span>
        <span className={styles.first}>
          <span className={styles.large}>
            <DishPicture
              picture={first?.picture ?? null}
              name={first?.name ?? name}
              ratio="fill"
              sizes="300px"
            />
          </span>
          {first ? <Words dish={first} /> : <Bars />}
        </span>
        {(more.length > 0 ? more : [null, null]).map((dish, index) => (
          <span className={styles.row} key={dish?.id ?? index}>
            <span className={styles.small}>
              <DishPicture
                picture={dish?.picture ?? null}
                name={dish?.name ?? name}
                ratio="square"
                sizes="64px"
              />
            </span>
            {dish ? <Words dish={dish} /> : <Bars />}
          </span>
        ))}
        <span className={styles.ready}>
          {appPromotion.ready}{' '}
          {time.format(new Date('2026-11-20T18:40:00Z')).replaceAll(/\s/g, '\u00a0')}
        </span>
      </div>
    </div>
  );
}

function Words({ dish }: { dish: AppPromotionProps['dishes'][number] }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.dish}>{dish.name}</span>
        <span className={styles.price}>
          <Price amount={dish.price} isFrom={dish.isFromPrice} />
        </span>
      </span>
      <span className={styles.add}>
        <Plus size={16} strokeWidth={2.25} />
      </span>
    </>
  );
}

/** Lines of text that are not there yet. */
function Bars() {
  return (
    <span className={styles.words}>
      <span className={styles.bar} />
      <span className={styles.bar} />
    </span>
  );
}
