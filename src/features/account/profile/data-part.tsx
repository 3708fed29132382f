import { useState } from 'react';
import type { Profile } from '#schemas/api/user-profile.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeleteAccount, useExportOwnData } from '#src/api/user-profile.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Part, Problem, type PartReport } from './part.tsx';
import css from './profile-page.module.css';
import { ProofForm } from './proof-form.tsx';
import { saveFile } from '#ui/elements/save-file.ts';

/** All of one's own data as a file, and the end of the account (rule R94). */
export function DataPart({ profile, onDone }: PartReport & { profile: Profile }) {
  const words = useAccountMessages();
  const { profile: own } = words;
  const collect = useExportOwnData();
  const removal = useDeleteAccount(own.deleted);
  const [isOpen, setIsOpen] = useState(false);
  const download = () => {
    if (collect.isPending) return;
    collect.mutate(undefined, {
      onSuccess: (data) => {
        saveFile('my-data.json', `${JSON.stringify(data, null, 2)}\n`);
        onDone(own.downloaded);
      },
    });
  };
  return (
    <Part title={own.data} text={own.dataText}>
      <div className={css.actions}>
        <ActionButton look="outline" aria-disabled={collect.isPending} onClick={download}>
          {collect.isPending ? own.downloading : own.download}
        </ActionButton>
        {!isOpen && (
          <button type="button" className={css.plain} onClick={() => setIsOpen(true)}>
            {own.delete}
          </button>
        )}
      </div>
      <Problem>{failureSentence(collect.error, words.unreached)}</Problem>
      {isOpen && (
        <ProofForm
          profile={profile}
          action={own.deleteButton}
          isPending={removal.isPending}
          error={removal.error}
          onProve={(proof) => removal.mutate(proof)}
          onCancel={() => setIsOpen(false)}
        >
          <p className={css.name}>{own.deleteTitle}</p>
          <p>{own.deleteText}</p>
        </ProofForm>
      )}
    </Part>
  );
}
