import type { OpenIdProviderSettings } from '#schemas/api/staff-openid.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useOpenIdChange } from '#desk/api/staff-openid.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../systems/systems.module.css';

type ProviderCardProps = {
  provider: OpenIdProviderSettings;
  onChange(): void;
  onRemove(): void;
};

/** One provider: whether it is offered, what a test of it says, and what can be done with it. */
export function ProviderCard({ provider, onChange, onRemove }: ProviderCardProps) {
  const words = useDeskMessages().deskSignIn;
  const test = useOpenIdChange('testOpenIdProvider');
  const { id, name, issuer, is_active: isActive, customers } = provider;
  const problem = test.data?.data.problem ?? null;
  const actionOf = (action: string) => words.actionOf(action, name);
  const run = () => {
    if (!test.isPending) test.mutate({ params: { providerId: id }, body: {} });
  };
  return (
    <li className={css.system}>
      <div className={css.head}>
        <h4 className={css.name}>{name}</h4>
        <span className={css.badge}>{isActive ? words.on : words.off}</span>
      </div>
      <p>{issuer}</p>
      <p className={form.hint}>{words.customers(customers)}</p>
      <p role="alert" className={form.problem}>
        {!test.isPending &&
          (failureSentence(test.error, words.unreached) ??
            (problem !== null && words.problems[problem]))}
      </p>
      <output>{test.isSuccess && problem === null && words.works}</output>
      <div className={css.actions}>
        <ActionButton
          look="outline"
          aria-label={actionOf(words.actions.test)}
          aria-disabled={test.isPending}
          onClick={run}
        >
          {test.isPending ? words.testing : words.actions.test}
        </ActionButton>
        <ActionButton look="outline" aria-label={actionOf(words.actions.change)} onClick={onChange}>
          {words.actions.change}
        </ActionButton>
        <ActionButton look="outline" aria-label={actionOf(words.actions.remove)} onClick={onRemove}>
          {words.actions.remove}
        </ActionButton>
      </div>
    </li>
  );
}
