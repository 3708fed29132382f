import { useState } from 'react';
import type { Webhook } from '#schemas/api/staff-webhooks.ts';
import { useSystemChange } from '#desk/api/staff-systems.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDesk } from '../../shared/desk-context.ts';
import { useLocalClock } from '../../shared/local-clock.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMinute } from '../../shared/use-minute.ts';
import { useRestaurantName } from './restaurant-choice.tsx';
import css from './systems.module.css';
import { WebhookLog } from './webhook-log.tsx';

type WebhookCardProps = {
  webhook: Webhook;
  onChange(): void;
  onRenew(): void;
  onRemove(): void;
  onDone(sentence: string): void;
};

/** One system that is told of orders: how it is, and what can be done with it. */
export function WebhookCard({ webhook, onDone, ...on }: WebhookCardProps) {
  const all = useDeskMessages().deskSystems;
  const words = all.webhooks;
  const clock = useLocalClock(useDesk().restaurants[0]?.time_zone ?? 'UTC', useMinute());
  const restaurantName = useRestaurantName();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const test = useSystemChange('testWebhook');
  const { name, off_because: off, failing_since: failing, last_delivered_at: last } = webhook;
  const until = webhook.previous_secret_until;
  // What its owner has switched off is as it should be.
  const isTroubled = off === null ? failing !== null : off !== 'owner';
  const actionOf = (action: string) => words.actionOf(action, name);
  const send = () => {
    if (test.isPending) return;
    test.mutate(
      { params: { webhookId: webhook.id }, body: {} },
      { onSuccess: () => onDone(words.tested(name)) },
    );
  };
  return (
    <li className={css.system}>
      <div className={css.head}>
        <h4 className={css.name}>{name}</h4>
        <span className={css.badge} data-trouble={isTroubled || undefined}>
          {off !== null ? words.badge.off : isTroubled ? words.badge.failing : words.badge.on}
        </span>
      </div>
      <p>{webhook.url}</p>
      <p className={form.hint}>
        {[
          restaurantName(webhook.restaurant_id),
          ...webhook.events.map((event) => all.log.types[event]),
        ].join(' · ')}
      </p>
      {off !== null && <p className={form.problem}>{words.off[off]}</p>}
      {off === null && failing !== null && (
        <p className={form.problem}>{words.failing(clock(failing))}</p>
      )}
      {off === null && failing === null && (
        <p>{last === null ? words.untried : words.fine(clock(last))}</p>
      )}
      {webhook.waiting > 0 && <p>{words.waiting(webhook.waiting)}</p>}
      {until !== null && <p className={form.hint}>{words.bothSecrets(clock(until))}</p>}
      <p role="alert" className={form.problem}>
        {!test.isPending && failureSentence(test.error, all.unreached)}
      </p>
      <div className={css.actions}>
        <ActionButton
          look="outline"
          aria-expanded={isLogOpen}
          aria-label={actionOf(isLogOpen ? words.actions.hideLog : words.actions.log)}
          onClick={() => setIsLogOpen((before) => !before)}
        >
          {isLogOpen ? words.actions.hideLog : words.actions.log}
        </ActionButton>
        {off === null && (
          <ActionButton
            look="outline"
            aria-label={actionOf(words.actions.test)}
            aria-disabled={test.isPending}
            onClick={send}
          >
            {words.actions.test}
          </ActionButton>
        )}
        <ActionButton
          look="outline"
          aria-label={actionOf(words.actions.change)}
          onClick={on.onChange}
        >
          {words.actions.change}
        </ActionButton>
        <ActionButton
          look="outline"
          aria-label={actionOf(words.actions.secret)}
          onClick={on.onRenew}
        >
          {words.actions.secret}
        </ActionButton>
        <ActionButton
          look="outline"
          aria-label={actionOf(words.actions.remove)}
          onClick={on.onRemove}
        >
          {words.actions.remove}
        </ActionButton>
      </div>
      {isLogOpen && <WebhookLog webhook={webhook} />}
    </li>
  );
}
