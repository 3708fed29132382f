import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Webhook, WebhookSettings } from '#schemas/api/staff-webhooks.ts';
import { webhookEventType, type WebhookEventType } from '#schemas/api/webhook-events.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { RestaurantChoice } from './restaurant-choice.tsx';
import css from './systems.module.css';

type WebhookFormProps = {
  /** null: a new one. */
  webhook: Webhook | null;
  isPending: boolean;
  /** Why it was not saved. */
  problem: string | null;
  onSave(settings: WebhookSettings & { is_active: boolean }): void;
  onBack(): void;
};

/** Where another system is told of orders, and of what. */
export function WebhookForm({ webhook, isPending, problem, onSave, onBack }: WebhookFormProps) {
  const all = useDeskMessages().deskSystems;
  const words = all.webhooks;
  const id = useId();
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { name: webhook?.name ?? '', url: webhook?.url ?? '' },
  });
  const [events, setEvents] = useState<readonly WebhookEventType[]>(
    webhook?.events ?? webhookEventType.options,
  );
  const [restaurantId, setRestaurantId] = useState(webhook?.restaurant_id ?? null);
  const [isActive, setIsActive] = useState(webhook?.is_active ?? true);
  useEffect(() => {
    setFocus('name');
  }, [setFocus]);
  const save = handleSubmit(({ name, url }) => {
    if (isPending || events.length === 0) return;
    onSave({
      name: name.trim(),
      url: url.trim(),
      restaurant_id: restaurantId,
      events: [...events],
      is_active: isActive,
    });
  });
  return (
    <form
      className={css.form}
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void save(event)}
    >
      <h4 id={id} className={css.name}>
        {webhook ? words.change(webhook.name) : words.add}
      </h4>
      <TextField
        label={all.name}
        hint={all.nameHint}
        maxLength={60}
        problem={formState.errors.name && all.nameMissing}
        {...register('name', { validate: (text) => text.trim() !== '' })}
      />
      <TextField
        label={words.url}
        hint={words.urlHint}
        type="url"
        inputMode="url"
        maxLength={1000}
        autoCapitalize="none"
        spellCheck={false}
        problem={formState.errors.url && words.urlMissing}
        {...register('url', { validate: (text) => text.trim() !== '' })}
      />
      <RestaurantChoice value={restaurantId} onChange={setRestaurantId} />
      <FieldGroup legend={words.about}>
        {webhookEventType.options.map((event) => (
          <Choice
            key={event}
            type="checkbox"
            label={words.events[event]}
            isChecked={events.includes(event)}
            onChange={(isOn) =>
              setEvents((before) =>
                webhookEventType.options.filter((one) =>
                  one === event ? isOn : before.includes(one),
                ),
              )
            }
          />
        ))}
        <p className={form.problem}>{events.length === 0 && words.aboutMissing}</p>
      </FieldGroup>
      {webhook && (
        <Choice type="checkbox" label={words.isOn} isChecked={isActive} onChange={setIsActive} />
      )}
      <p role="alert" className={form.problem}>
        {problem}
      </p>
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? all.saving : webhook ? words.save : words.add}
        </ActionButton>
        <ActionButton look="outline" onClick={onBack}>
          {all.back}
        </ActionButton>
      </div>
    </form>
  );
}
