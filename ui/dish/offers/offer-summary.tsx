import type { CartPart } from '#schemas/rules/line/cart-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { Price } from '#variants/primitives/price.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { formatMoney } from '#schemas/money.ts';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import type { Offer } from './offer.ts';
import styles from './offer-summary.module.css';
import { partText } from './part-text.ts';

type OfferSummaryProps = {
  offer: Offer;
  parts: readonly CartPart[];
  menu: MenuIndex;
  /** Minor units for one: what it costs, and what its dishes cost one by one. */
  unit: number;
  singly: number;
  onChange(step: number): void;
};

/** Everything that was chosen, with a way back to each step, and what is saved. */
export function OfferSummary({ offer, parts, menu, unit, singly, onChange }: OfferSummaryProps) {
  const { currency, locale } = useStorefront();
  const { steps: words } = useDishMessages();
  return (
    <>
      <ul className={styles.list}>
        {offer.steps.map((step, index) => {
          const own = parts.filter(({ componentId }) => componentId === step.id);
          return (
            <li key={step.id} className={styles.step}>
              <div className={styles.words}>
                <p className={styles.name}>{step.name}</p>
                {own.length === 0 && <p className={styles.choices}>{words.nothing}</p>}
                {own.map((part) => {
                  const { name, choices } = partText(part, menu);
                  return (
                    <div key={part.restaurantProductId}>
                      <p className={styles.dish}>{name}</p>
                      {choices.length > 0 && (
                        <p className={styles.choices}>{choices.join(' · ')}</p>
                      )}
                    </div>
                  );
                })}
              </div>
              <button
                type="button"
                className={styles.change}
                aria-label={words.change(step.name)}
                onClick={() => onChange(index)}
              >
                {words.changeShort}
              </button>
            </li>
          );
        })}
      </ul>
      {singly > unit && (
        <div className={styles.saving}>
          <p>
            {words.singly}{' '}
            <s>
              <Price amount={singly} />
            </s>
          </p>
          <p className={styles.saved}>
            {words.saves(formatMoney(singly - unit, currency, locale))}
          </p>
        </div>
      )}
    </>
  );
}
