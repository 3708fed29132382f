import type { CartPart } from '#schemas/rules/line/cart-line.ts';
import type { IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { ChoiceRow } from '../choices/option-row.tsx';
import { DishFace, DishOptions } from '../choices/dish-options.tsx';
import dish from '../choices/dish-options.module.css';
import { ItemChoices } from '../choices/item-choices.tsx';
import type { ProblemOf } from '../choices/problem-keys.ts';
import type { OfferStep } from './offer.ts';
import { countIn, partOf, withChoices, withCount, withDish } from './offer-parts.ts';
import styles from './offer-step-fields.module.css';

type OfferStepFieldsProps = {
  step: OfferStep;
  parts: readonly CartPart[];
  problemOf: ProblemOf;
  onChange(parts: CartPart[]): void;
};

/** The dishes of one step, and below a chosen one its own choices. */
export function OfferStepFields({ step, parts, problemOf, onChange }: OfferStepFieldsProps) {
  const words = useStorefront().messages.menu;
  const { steps } = useDishMessages();
  const problem = problemOf(`components.${step.id}`);
  const choicesOf = (product: IndexedProduct) => {
    const part = partOf(parts, step, product);
    const hasChoices = product.configurations.length + product.groups.length > 0;
    if (!part || !hasChoices) return null;
    return (
      <div className={styles.choices}>
        <ItemChoices
          product={product}
          choices={part}
          path={`children.${parts.indexOf(part)}.`}
          problemOf={problemOf}
          onChange={(choices) => onChange(withChoices(parts, step, product, choices))}
        />
      </div>
    );
  };
  const chosen = parts.find(({ componentId }) => componentId === step.id);
  const room = step.max - countIn(parts, step);
  return (
    <div className={styles.step} data-failed={problem !== null || undefined}>
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      {step.max === 1 ? (
        <>
          <DishOptions
            legend={step.name}
            group={`step-${step.id}`}
            options={step.options}
            chosenId={chosen?.restaurantProductId ?? null}
            onChoose={(product) => onChange(withDish(parts, step, product))}
            below={choicesOf}
          />
          {step.min === 0 && (
            <ChoiceRow
              type="radio"
              group={`step-${step.id}`}
              name={steps.without}
              cost={0}
              isChecked={chosen === undefined}
              onChange={() => onChange(withDish(parts, step, null))}
            />
          )}
        </>
      ) : (
        <fieldset className={dish.options} aria-label={step.name}>
          {step.options.map((option) => {
            const product = option.dish;
            const quantity = partOf(parts, step, product)?.quantity ?? 0;
            return (
              <div key={product.id} className={dish.option}>
                <div className={dish.row} data-quiet={!product.isAvailable || undefined}>
                  <DishFace {...option} />
                  {product.isAvailable && (
                    <QuantityStepper
                      value={quantity}
                      min={0}
                      max={quantity + room}
                      label={product.name}
                      fewerLabel={words.fewer(product.name)}
                      moreLabel={words.another(product.name)}
                      onChange={(to) => onChange(withCount(parts, step, product, to))}
                    />
                  )}
                </div>
                {choicesOf(product)}
              </div>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
