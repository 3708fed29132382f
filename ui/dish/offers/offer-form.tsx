import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState } from 'react';
import type { LineProblem } from '#schemas/rules/line/line-problem.ts';
import { formatMoney } from '#schemas/money.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { NotesField } from '../sheet/notes-field.tsx';
import { OrderFoot } from '../sheet/order-foot.tsx';
import form from '../sheet/dish-form.module.css';
import type { LineReading } from '../../menu-model/read-line.ts';
import { useOverlaySteps } from '../../page/use-overlay-steps.ts';
import { useLineProblems } from '../sheet/use-line-problems.ts';
import type { Offer } from './offer.ts';
import styles from './offer-form.module.css';
import { OfferStepFields } from './offer-step-fields.tsx';
import { OfferSummary } from './offer-summary.tsx';
import { StepFoot } from './step-foot.tsx';
import { StepTitle } from './step-title.tsx';
import { StepProgress } from './step-progress.tsx';

type OfferFormProps = {
  offer: Offer;
  menu: MenuIndex;
  line: CartLine;
  reading: LineReading;
  /** Minor units: one unit's dishes bought one by one. */
  singly: number;
  isSending: boolean;
  /** Its steps are places in the history of the page, which Back goes through. */
  isInHistory: boolean;
  /** Why it cannot be had, in a few words; null where it can. */
  unavailable: string | null;
  onChange(line: CartLine): void;
  onAdd(): void;
};

/** The steps of a meal or a deal, one after the other and back, then what was chosen. */
export function OfferForm(props: OfferFormProps) {
  const { offer, menu, line, reading, singly, isSending, unavailable } = props;
  const { isInHistory, onChange, onAdd } = props;
  const { currency, locale } = useStorefront();
  const { steps: words } = useDishMessages();
  const place = useRef<HTMLFormElement>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const { present, reached, go: goTo } = useOverlaySteps(isInHistory);
  const ofStep = reading.problems.filter((problem) => stepOf(problem, offer, line) === present);
  const { problemOf, showMissing, forget } = useLineProblems(place, reading.problems, menu);
  const last = offer.steps.length;
  const step = offer.steps[present];

  const go = (to: number) => {
    forget();
    setHasMoved(true);
    goTo(to);
  };
  const submit = () => {
    if (unavailable !== null || isSending) return;
    if (step) {
      if (!showMissing(ofStep)) go(present + 1);
      return;
    }
    const [first] = reading.problems;
    if (!first) return onAdd();
    const where = stepOf(first, offer, line);
    if (where !== null) goTo(where);
    showMissing();
  };
  const isComplete = reading.problems.length === 0;
  // What is put together at a fixed price costs that from the first step; the few dishes of an
  // unfinished one cost less by themselves.
  const unit =
    isComplete || offer.fixedPrice === null ? reading.unit : offer.fixedPrice + reading.extras;
  // A deal by dishes costs nothing before the first is chosen, which is no price.
  const isPriced = unit > 0 || isComplete;
  const price = formatMoney(line.quantity * unit, currency, locale);

  return (
    <form
      ref={place}
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.top} data-step-top>
        <StepProgress
          names={[...offer.steps.map(({ name }) => name), words.summary]}
          present={present}
          reachable={reached}
          onGo={go}
        />
        <div className={styles.heading}>
          {present > 0 && (
            <button
              type="button"
              className={styles.back}
              aria-label={words.back}
              onClick={() => go(present - 1)}
            >
              <ArrowLeft aria-hidden="true" size={20} />
            </button>
          )}
          <div>
            <p className={styles.progress}>{words.progress(present + 1, last + 1)}</p>
            <StepTitle key={present} isFocused={hasMoved} name={step?.name ?? words.summary} />
          </div>
        </div>
      </div>
      {step ? (
        <OfferStepFields
          key={step.id}
          step={step}
          line={line}
          menu={menu}
          problemOf={problemOf}
          onChange={(parts) => onChange({ ...line, parts })}
        />
      ) : (
        <>
          <OfferSummary
            offer={offer}
            parts={line.parts}
            menu={menu}
            unit={reading.unit}
            singly={singly}
            onChange={go}
          />
          <NotesField value={line.notes} onChange={(notes) => onChange({ ...line, notes })} />
        </>
      )}
      {step ? (
        <StepFoot
          price={isPriced ? price : null}
          label={present === last - 1 ? words.toSummary : words.next}
          unavailable={unavailable}
        />
      ) : (
        <OrderFoot
          name={offer.name}
          quantity={line.quantity}
          price={price}
          unavailable={unavailable}
          isSending={isSending}
          onQuantity={(quantity) => onChange({ ...line, quantity })}
        />
      )}
    </form>
  );
}

/** The step whose dishes a problem is about; null of the whole. */
function stepOf({ path }: LineProblem, { steps }: Offer, { parts }: CartLine): number | null {
  const [kind, id = ''] = path.split('.');
  const componentId =
    kind === 'children'
      ? parts[Number(id)]?.componentId
      : kind === 'components'
        ? Number(id)
        : null;
  const place = steps.findIndex((step) => step.id === componentId);
  return place < 0 ? null : place;
}
