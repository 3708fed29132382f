import { useState } from 'react';
import type { TablePlan } from '#schemas/api/staff-tables.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useEndExpiredSession } from '#desk/api/staff-session.ts';
import { useRenewTableCode } from '#desk/api/staff-tables.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './table-cards.module.css';

type RenewCodeProps = {
  restaurantId: number;
  table: Pick<TablePlan['tables'][number], 'id' | 'name'>;
};

/** Gives a table another code, once it is clear that its printed card ends with it (rule R80). */
export function RenewCode({ restaurantId, table: { id, name } }: RenewCodeProps) {
  const words = useDeskMessages().deskTableCards.renew;
  const endExpired = useEndExpiredSession();
  const [isAsking, setIsAsking] = useState(false);
  const renew = useRenewTableCode(restaurantId);
  const confirmed = () => {
    setIsAsking(false);
    if (renew.isPending) return;
    renew.mutate(id, {
      onError: (failure) => {
        endExpired(failure);
      },
    });
  };
  return (
    <span className={css.renew}>
      <button
        type="button"
        className={css.plain}
        aria-label={words.of(name)}
        aria-disabled={renew.isPending}
        onClick={() => setIsAsking(true)}
      >
        {words.action}
      </button>
      <output className={css.note} data-trouble={renew.isError || undefined}>
        {renew.isError
          ? failureOf(renew.error, words.failed)
          : renew.isSuccess
            ? words.done(name)
            : ''}
      </output>
      <Modal
        isOpen={isAsking}
        title={words.title(name)}
        text={words.text}
        closeLabel={words.stay}
        onClose={() => setIsAsking(false)}
        footer={
          <>
            <ActionButton onClick={() => setIsAsking(false)}>{words.stay}</ActionButton>
            <ActionButton look="outline" onClick={confirmed}>
              {words.yes}
            </ActionButton>
          </>
        }
      />
    </span>
  );
}

const failureOf = (error: Error, unreached: string): string =>
  error instanceof ApiFailure && error.status > 0 ? error.message : unreached;
