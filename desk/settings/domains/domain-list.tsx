import { useId, useState } from 'react';
import type { StaffDomain } from '#schemas/api/staff-domains.ts';
import {
  useAddDomain,
  useCheckDomain,
  useMakeDomainPrimary,
  useRemoveDomain,
} from '#desk/api/staff-domains.ts';
import { ApiFailure } from '#ui/api/client.ts';
import form from '../../form/form.module.css';
import { ConfirmDialog } from '../../people/confirm-dialog.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDialog } from '../../people/use-dialog.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { DomainCard } from './domain-card.tsx';
import css from './domains.module.css';

type DomainListProps = { domains: readonly StaffDomain[]; target: string | null };

/** The domains of the site, and what can be done with each. */
export function DomainList({ domains, target }: DomainListProps) {
  const words = useDeskMessages().deskDomains;
  const id = useId();
  const [sentence, setSentence] = useState('');
  const check = useCheckDomain();
  const addAgain = useAddDomain();
  const primary = useMakeDomainPrimary();
  const removal = useRemoveDomain();
  const choosing = useDialog<StaffDomain>();
  const removing = useDialog<StaffDomain>();
  const isBusy = check.isPending || addAgain.isPending;
  const look = (domain: StaffDomain) => {
    setSentence('');
    check.mutate(domain.domain, {
      onSuccess: ({ state }) => {
        if (domain.state === 'proved') setSentence(words.lookedAgain(domain.name));
        else setSentence((state === 'proved' ? words.proved : words.notProved)(domain.name));
      },
    });
  };
  const failure = check.error ?? addAgain.error;
  return (
    <section className={form.group} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.list}
      </h3>
      <output className={form.status}>{check.isPending ? words.checking : sentence}</output>
      <p role="alert" className={form.problem}>
        {!isBusy && failureSentence(failure, words.unreached)}
      </p>
      <ul className={css.list}>
        {domains.map((domain) => (
          <DomainCard
            key={domain.domain}
            domain={domain}
            target={target}
            isBusy={isBusy}
            onCheck={() => look(domain)}
            onAddAgain={() => addAgain.mutate(domain.domain)}
            onMakePrimary={() => {
              primary.reset();
              choosing.open(domain);
            }}
            onRemove={() => {
              removal.reset();
              removing.open(domain);
            }}
          />
        ))}
      </ul>
      {choosing.shown && (
        <PrimaryDialog
          domain={choosing.shown}
          primary={primary}
          modal={choosing.state}
          onDone={setSentence}
        />
      )}
      {removing.shown && (
        <RemovalDialog
          domain={removing.shown}
          removal={removal}
          modal={removing.state}
          onDone={setSentence}
        />
      )}
    </section>
  );
}

type Modal = { isOpen: boolean; onClose(): void; onExited(): void };
type DialogProps = { domain: StaffDomain; modal: Modal; onDone(sentence: string): void };

type PrimaryDialogProps = DialogProps & { primary: ReturnType<typeof useMakeDomainPrimary> };

/** Asks once more, and again with the reason where the domain does not seem to lead here. */
function PrimaryDialog({ domain, primary, modal, onDone }: PrimaryDialogProps) {
  const words = useDeskMessages().deskDomains;
  const { mutate, isPending, error } = primary;
  const isUnseen = error instanceof ApiFailure && error.code === 'domain_not_reached';
  const choose = () =>
    mutate(
      { domain: domain.domain, unseen: isUnseen },
      {
        onSuccess: () => {
          onDone(words.madePrimary(domain.name));
          modal.onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={(isUnseen ? words.confirmUnseen : words.confirmPrimary)(domain.name)}
      text={words.confirmPrimaryText}
      action={isUnseen ? words.unseen : words.makePrimary}
      isPending={isPending}
      error={error}
      onConfirm={choose}
      {...modal}
    />
  );
}

type RemovalDialogProps = DialogProps & { removal: ReturnType<typeof useRemoveDomain> };

function RemovalDialog({ domain, removal, modal, onDone }: RemovalDialogProps) {
  const words = useDeskMessages().deskDomains;
  const remove = () =>
    removal.mutate(domain.domain, {
      onSuccess: () => {
        onDone(words.removed(domain.name));
        modal.onClose();
      },
    });
  return (
    <ConfirmDialog
      title={words.confirmRemove(domain.name)}
      text={words.confirmRemoveText}
      action={words.remove}
      isPending={removal.isPending}
      error={removal.error}
      onConfirm={remove}
      {...modal}
    />
  );
}
