import type { StaffDomain } from '#schemas/api/staff-domains.ts';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { CopiedText } from './copied-text.tsx';
import css from './domains.module.css';

type DomainProofProps = { domain: StaffDomain; proof: NonNullable<StaffDomain['proof']> };

/** What its owner has to write down at their provider, or on their present site. */
export function DomainProof({ domain, proof }: DomainProofProps) {
  const words = useDeskMessages().deskDomains;
  const check = domain.last_check;
  return (
    <div className={css.proof}>
      <p className={form.label}>{words.prove}</p>
      <p className={form.hint}>{words.proveText}</p>
      <div className={css.way}>
        <p className={form.label}>{words.byRecord}</p>
        <CopiedText label={words.recordName} of={domain.name} value={proof.record_name} />
        <CopiedText label={words.recordValue} of={domain.name} value={proof.record_value} />
        <p className={form.hint}>{words.recordHint(parentOf(domain.domain))}</p>
        {check && <p className={css.found}>{words.dns[check.dns.state](check.dns.found)}</p>}
      </div>
      <div className={css.way}>
        <p className={form.label}>{words.byFile}</p>
        <CopiedText label={words.fileAddress} of={domain.name} value={proof.file_url} />
        <CopiedText label={words.fileText} of={domain.name} value={proof.file_text} />
        {check && <p className={css.found}>{words.file[check.file.state](check.file.found)}</p>}
      </div>
    </div>
  );
}

/** 'example.com' of 'orders.example.com': most often what was bought. */
const parentOf = (domain: string): string => {
  const [, ...parent] = domain.split('.');
  return parent.length > 1 ? parent.join('.') : domain;
};
