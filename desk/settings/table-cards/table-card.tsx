import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { Photo } from '#variants/primitives/photo.tsx';
import { QrCode } from '#variants/sections/app-promotion/qr-code.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './table-card.module.css';

export type Card = {
  id: number;
  /** What stands on the table. */
  name: string;
  /** What its code opens. */
  address: string;
};

type TableCardProps = { card: Card; sentence: string };

/** A card as it stands on a table, in the colours of the site; 90 by 65 mm. */
export function TableCard({ card, sentence }: TableCardProps) {
  const words = useDeskMessages().deskTableCards;
  const business = useConfig(businessName);
  const logo = useConfig(({ config }) => config.general.logo);
  return (
    <article className={css.card} aria-label={words.table(card.name)}>
      <div className={css.texts}>
        <div className={css.business}>
          {logo && (
            <span className={css.logo}>
              <Photo
                picture={{ src: logo, alt: '', fit: 'contain' }}
                sizes="160px"
                isInSight
                standIn=""
              />
            </span>
          )}
          <span>{business}</span>
        </div>
        <strong className={css.table}>{words.table(card.name)}</strong>
        <p className={css.sentence}>{sentence}</p>
      </div>
      <div className={css.code}>
        <QrCode url={card.address} label={words.code(card.name)} />
      </div>
    </article>
  );
}
