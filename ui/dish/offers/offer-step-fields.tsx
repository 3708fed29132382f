import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import type { IndexedProduct, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { QuantityStepper } from '../../elements/quantity-stepper.tsx';
import { defaultChoices, dishPart } from '../../menu-model/dish-part.ts';
import { ChoiceRow } from '../choices/option-row.tsx';
import { DishFace, DishOptions, type DishOption } from '../choices/dish-options.tsx';
import dish from '../choices/dish-options.module.css';
import { ItemChoices } from '../choices/item-choices.tsx';
import type { ProblemOf } from '../choices/problem-keys.ts';
import type { OfferStep } from './offer.ts';
import { dishCost, valueCost } from './offer-costs.ts';
import { countIn, partOf, withChoices, withCount, withDish } from './offer-parts.ts';
import styles from './offer-step-fields.module.css';

type OfferStepFieldsProps = {
  step: OfferStep;
  line: CartLine;
  menu: MenuIndex;
  problemOf: ProblemOf;
  onChange(parts: CartPart[]): void;
};

/** The dishes of one step, and below a chosen one its own choices. */
export function OfferStepFields({ step, line, menu, problemOf, onChange }: OfferStepFieldsProps) {
  const { parts } = line;
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
          costOf={(value) => valueCost(line, { menu, place: parts.indexOf(part) }, value)}
          onChange={(choices) => onChange(withChoices(parts, step, product, choices))}
        />
      </div>
    );
  };
  const asLowered = ({ dish: product, less = 0 }: DishOption) =>
    less > 0
      ? {
          charged: dishCost(
            line,
            menu,
            dishPart(product, defaultChoices(product), { componentId: step.id }),
          ),
        }
      : {};
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
            options={step.options.map((option) => ({ ...option, ...asLowered(option) }))}
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
                  <DishFace {...option} {...asLowered(option)} />
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
