import { useState } from 'react';
import type { NoShow } from '#schemas/api/staff-order-settings.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useForgiveNoShows, useNoShows } from '#desk/api/staff-order-settings.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDayOf } from '../shared/use-day-of.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from '../form/form.module.css';

type NoShowsProps = { restaurantId: number; limit: number | null };

/** Who left cash orders uncollected, and the way to forgive them. */
export function NoShows({ restaurantId, limit }: NoShowsProps) {
  const {
    deskForms: { again },
    deskSettings: { noShows: words },
  } = useDeskMessages();
  const query = useNoShows(restaurantId);
  const { data, refetch } = query;
  const [forgiven, setForgiven] = useState('');
  const { mutate, isPending, error } = useForgiveNoShows(restaurantId);
  const forgive = ({ order_id, name }: NoShow) => {
    if (isPending) return;
    mutate(order_id, { onSuccess: () => setForgiven(words.forgiven(name)) });
  };
  return (
    <section className={css.group}>
      <h3 className={css.legend}>{words.heading}</h3>
      <output className={css.status} data-trouble={error !== null || undefined}>
        {error ? words.forgiveFailed : forgiven}
      </output>
      {data ? (
        <NoShowList found={data} limit={limit} onForgive={forgive} />
      ) : hasFailed(query) ? (
        <div role="alert" className={css.trouble}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {again}
          </ActionButton>
        </div>
      ) : (
        <p aria-busy="true">{words.loading}</p>
      )}
    </section>
  );
}

type NoShowListProps = {
  found: readonly NoShow[];
  limit: number | null;
  onForgive(noShow: NoShow): void;
};

function NoShowList({ found, limit, onForgive }: NoShowListProps) {
  const { noShows: words } = useDeskMessages().deskSettings;
  const dayOf = useDayOf();
  if (found.length === 0) return <p className={css.hint}>{words.none}</p>;
  return (
    <ul className={css.people}>
      {found.map((noShow) => (
        <li key={noShow.order_id} className={css.person}>
          <div>
            <p className={css.name}>{noShow.name}</p>
            <p>{[noShow.phone_no, noShow.email].filter(Boolean).join(' · ')}</p>
            <p className={css.hint}>
              {[
                words.order(noShow.number, dayOf(noShow.at)),
                words.count(noShow.count),
                ...(limit !== null && noShow.count >= limit ? [words.cardOnly] : []),
              ].join(' · ')}
            </p>
          </div>
          <ActionButton
            look="outline"
            aria-label={words.forgiveWhom(noShow.name)}
            onClick={() => onForgive(noShow)}
          >
            {words.forgive}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
