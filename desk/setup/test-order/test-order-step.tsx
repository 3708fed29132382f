import { useRef, useState } from 'react';
import type { Setup, TestOrder } from '#schemas/api/staff-setup.ts';
import { newKey } from '#ui/api/new-key.ts';
import { useChangeSetup, useSetup, type SetupChange } from '#desk/api/staff-setup.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { Loaded } from '../../form/loaded.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDesk } from '../../shared/desk-context.ts';
import { useLocalClock } from '../../shared/local-clock.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMinute } from '../../shared/use-minute.ts';
import type { SetupStepProps } from '../setup-places.ts';
import css from '../setup.module.css';

/** An order as customers make it, to be seen, printed and removed. */
export function TestOrderStep({ onDone }: SetupStepProps) {
  const setup = useSetup();
  return <Loaded query={setup}>{(data) => <TestOrders setup={data} onDone={onDone} />}</Loaded>;
}

function TestOrders({ setup, onDone }: SetupStepProps & { setup: Setup }) {
  const { goOn, testOrder: words } = useDeskMessages().deskSetup;
  const { mutate, isPending, error, variables } = useChangeSetup();
  const [said, setSaid] = useState('');
  // Sent again after an answer that got lost, it is the same order.
  const key = useRef<string | null>(null);
  const state = setup.steps.find(({ step }) => step === 'test_order')?.state;
  const change = (wanted: SetupChange, sentence: string) => {
    if (isPending) return;
    setSaid('');
    mutate(wanted, {
      onSuccess: () => {
        if (wanted.kind === 'place test order') key.current = null;
        setSaid(sentence);
      },
    });
  };
  const mark = (value: 'skipped' | null) =>
    change({ kind: 'mark', step: 'test_order', mark: value }, '');
  const { test_orders: orders } = setup;
  const isPlacing = isPending && variables.kind === 'place test order';
  return (
    <div className={css.parts}>
      <p>{words.text}</p>
      <div className={css.actions}>
        <ActionButton
          look={state === 'missing' ? 'solid' : 'outline'}
          aria-disabled={isPending}
          onClick={() => {
            key.current ??= newKey();
            change({ kind: 'place test order', key: key.current }, words.placed);
          }}
        >
          {isPlacing ? words.placing : orders.length === 0 ? words.place : words.again}
        </ActionButton>
        {state === 'missing' && (
          <ActionButton look="outline" aria-disabled={isPending} onClick={() => mark('skipped')}>
            {words.skip}
          </ActionButton>
        )}
        {state === 'skipped' && (
          <ActionButton look="outline" aria-disabled={isPending} onClick={() => mark(null)}>
            {words.unskip}
          </ActionButton>
        )}
      </div>
      <output className={error && !isPending ? css.problem : css.said}>
        {isPending
          ? ''
          : error
            ? failureSentence(error, words.failed)
            : said || (state === 'skipped' ? words.skipped : '')}
      </output>
      {orders.length > 0 && (
        <FieldGroup legend={words.list}>
          <ul className={css.orders}>
            {orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                sendsMails={setup.sends_mails}
                isPending={isPending}
                onRemove={() =>
                  change({ kind: 'remove test order', orderId: order.id }, words.removed)
                }
              />
            ))}
          </ul>
        </FieldGroup>
      )}
      {state !== 'missing' && (
        <div>
          <ActionButton onClick={onDone}>{goOn}</ActionButton>
        </div>
      )}
    </div>
  );
}

type OrderRowProps = {
  order: TestOrder;
  /** Mails leave this installation. */
  sendsMails: boolean;
  isPending: boolean;
  onRemove(): void;
};

function OrderRow({ order, sendsMails, isPending, onRemove }: OrderRowProps) {
  const words = useDeskMessages().deskSetup.testOrder;
  const { number, placed_at: at, mailed_to: mailedTo } = order;
  const { restaurants } = useDesk();
  const place = restaurants.find(({ id }) => id === order.restaurant.id);
  const clock = useLocalClock(place?.time_zone ?? zoneHere(), useMinute());
  const mailSentence = () => {
    if (!sendsMails) return words.mailsStay;
    return mailedTo === null ? words.notMailed : words.mailed(mailedTo);
  };
  return (
    <li className={css.order}>
      <div>
        <p className={css.stepName}>{words.order(number, clock(at))}</p>
        <p className={css.hint}>{mailSentence()}</p>
      </div>
      <div className={css.actions}>
        <ButtonLink look="outline" href={`${paths.desk}?order=${order.id}`}>
          {words.watch}
        </ButtonLink>
        <ActionButton
          look="outline"
          aria-label={words.removeWhich(number)}
          aria-disabled={isPending}
          onClick={onRemove}
        >
          {words.remove}
        </ActionButton>
      </div>
    </li>
  );
}

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
