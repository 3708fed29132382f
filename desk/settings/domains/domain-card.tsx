import type { StaffDomain } from '#schemas/api/staff-domains.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { useDesk } from '../../shared/desk-context.ts';
import { useLocalClock } from '../../shared/local-clock.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMinute } from '../../shared/use-minute.ts';
import { DomainProof } from './domain-proof.tsx';
import css from './domains.module.css';

type DomainCardProps = {
  domain: StaffDomain;
  /** What its records are to point to; null: nobody said. */
  target: string | null;
  /** It is looked at or added anew at this moment. */
  isBusy: boolean;
  onCheck(): void;
  onAddAgain(): void;
  onMakePrimary(): void;
  onRemove(): void;
};

/** One domain: what it is, what is left to do, and what was found last. */
export function DomainCard({ domain, target, isBusy, ...on }: DomainCardProps) {
  const words = useDeskMessages().deskDomains;
  const clock = useLocalClock(useDesk().restaurants[0]?.time_zone ?? 'UTC', useMinute());
  const { name, state, proof, last_check: check } = domain;
  const isHere = globalThis.location.hostname === domain.domain;
  const isOwn = state !== 'given';
  const leadsHere = state === 'given' || check?.reach?.state === 'right';
  const canCheck = state === 'pending' || state === 'proved';
  return (
    <li className={css.domain}>
      <div className={css.head}>
        <h4 className={css.name}>{name}</h4>
        <span className={css.badge} data-state={state}>
          {domain.is_primary ? words.primary : words.states[state]}
        </span>
      </div>
      {name !== domain.domain && <p className={form.hint}>{words.ascii(domain.domain)}</p>}
      {domain.failing_since !== null && (
        <p className={form.problem}>{words.failing(clock(domain.failing_since))}</p>
      )}
      {state === 'pending' && proof && (
        <>
          <DomainProof domain={domain} proof={proof} />
          {proof.expires_at !== null && <p>{words.until(clock(proof.expires_at))}</p>}
        </>
      )}
      {state === 'proved' && check?.reach && (
        <p>{words.reach[check.reach.state](check.reach.found)}</p>
      )}
      {state === 'proved' && !leadsHere && (
        <p>
          <strong>{words.leadHere}.</strong>{' '}
          {target === null ? words.leadHereAsk : words.leadHereTo(target)}
        </p>
      )}
      {check && <p className={form.hint}>{words.looked(clock(check.at))}</p>}
      {isOwn && isHere && !domain.is_primary && <p className={form.hint}>{words.here}</p>}
      <div className={css.actions}>
        {canCheck && (
          <ActionButton
            look={state === 'pending' ? 'solid' : 'outline'}
            aria-label={words.checkOf(name)}
            aria-disabled={isBusy}
            onClick={() => !isBusy && on.onCheck()}
          >
            {words.check}
          </ActionButton>
        )}
        {state === 'expired' && (
          <ActionButton
            aria-label={words.addAgainOf(name)}
            aria-disabled={isBusy}
            onClick={() => !isBusy && on.onAddAgain()}
          >
            {words.addAgain}
          </ActionButton>
        )}
        {(state === 'given' || state === 'proved') && (
          <a className={css.link} href={domain.address} target="_blank" rel="noreferrer">
            {domain.address}
          </a>
        )}
        {(state === 'given' || state === 'proved') && !domain.is_primary && (
          <ActionButton
            look="outline"
            aria-label={words.makePrimaryOf(name)}
            onClick={on.onMakePrimary}
          >
            {words.makePrimary}
          </ActionButton>
        )}
        {isOwn && !isHere && !domain.is_primary && (
          <ActionButton look="outline" aria-label={words.removeOf(name)} onClick={on.onRemove}>
            {words.remove}
          </ActionButton>
        )}
      </div>
    </li>
  );
}
