import { useId, useState } from 'react';
import type { Webhook, WebhookDelivery } from '#schemas/api/staff-webhooks.ts';
import { useSystemChange, useWebhookLog } from '#desk/api/staff-systems.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { Loaded } from '../../form/loaded.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useLocalClock } from '../../shared/local-clock.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMinute } from '../../shared/use-minute.ts';
import css from './systems.module.css';

/** What a system was sent, the newest first, some at a time. */
export function WebhookLog({ webhook }: { webhook: Webhook }) {
  const { log: words } = useDeskMessages().deskSystems;
  const id = useId();
  const [after, setAfter] = useState<readonly (number | null)[]>([null]);
  return (
    <section className={css.log} aria-labelledby={id}>
      <h5 id={id} className={css.name}>
        {words.title(webhook.name)}
      </h5>
      {after.map((from, index) => (
        <SomeMessages
          key={from}
          webhook={webhook}
          after={from}
          onMore={
            index === after.length - 1 ? (next) => setAfter((before) => [...before, next]) : null
          }
        />
      ))}
    </section>
  );
}

type SomeMessagesProps = {
  webhook: Webhook;
  /** null: the newest. */
  after: number | null;
  /** null: those that follow are shown already. */
  onMore: ((after: number) => void) | null;
};

function SomeMessages({ webhook, after, onMore }: SomeMessagesProps) {
  const { log: words } = useDeskMessages().deskSystems;
  return (
    <Loaded query={useWebhookLog(webhook.id, after)}>
      {({ deliveries, next, time_zone: timeZone }) => (
        <>
          {deliveries.length === 0 && after === null && <p>{words.none}</p>}
          <ul className={css.list}>
            {deliveries.map((delivery) => (
              <Message
                key={delivery.id}
                webhook={webhook}
                delivery={delivery}
                timeZone={timeZone}
              />
            ))}
          </ul>
          {next !== null && onMore && (
            <ActionButton look="outline" onClick={() => onMore(next)}>
              {words.more}
            </ActionButton>
          )}
        </>
      )}
    </Loaded>
  );
}

type MessageProps = { webhook: Webhook; delivery: WebhookDelivery; timeZone: string };

function Message({ webhook, delivery, timeZone }: MessageProps) {
  const all = useDeskMessages().deskSystems;
  const words = all.log;
  const clock = useLocalClock(timeZone, useMinute());
  const replay = useSystemChange('replayWebhookDelivery');
  const { id, state, attempts, order_number: number, next_at: next } = delivery;
  const { reservation_number: reservation } = delivery;
  const { last_status: status, last_problem: problem } = delivery;
  const type = words.types[delivery.type];
  const at = clock(delivery.happened_at);
  const answer =
    problem !== null
      ? words.problems[problem]
      : status !== null
        ? words.status(status)
        : attempts > 0 && state !== 'delivered' && words.unknown;
  const send = () => {
    if (replay.isPending) return;
    replay.mutate({ params: { webhookId: webhook.id, deliveryId: String(id) }, body: {} });
  };
  return (
    <li className={css.message}>
      <p>
        <b>
          {[
            type,
            number !== null && words.order(number),
            reservation !== null && words.reservation(reservation),
          ]
            .filter(Boolean)
            .join(' · ')}
        </b>{' '}
        <time dateTime={delivery.happened_at}>{at}</time>
      </p>
      <p className={state === 'failed' ? form.problem : undefined}>
        {[
          words.states[state],
          attempts > 0 && words.tries(attempts),
          next !== null && attempts > 0 && words.next(clock(next)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {answer !== false && <p className={form.hint}>{answer}</p>}
      <p role="alert" className={form.problem}>
        {!replay.isPending && failureSentence(replay.error, all.unreached)}
      </p>
      <output className={form.hint}>{replay.isSuccess && words.sent}</output>
      {webhook.is_active && (
        <ActionButton
          look="outline"
          aria-label={words.againOf(type, at)}
          aria-disabled={replay.isPending}
          onClick={send}
        >
          {words.again}
        </ActionButton>
      )}
    </li>
  );
}
