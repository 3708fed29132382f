import { useRef, useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { keyed } from '../../primitives/keyed.ts';
import { Section } from '../../primitives/section.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './large-quote.module.css';
import type { ReviewsProps } from './props.ts';
import { ReviewSource } from './review-source.tsx';

/** One large quotation at a time; the next comes by a swipe or a button, never by itself. */
export function LargeQuote({ id, config }: ReviewsProps) {
  const words = useStorefront().messages.home.reviews;
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const { title, subtitle } = config;
  const reviews = config.items.filter(({ quote }) => quote);
  const last = reviews.length - 1;
  if (reviews.length === 0) return null;

  const go = (by: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const towards = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    // To a place and not by a width: pressed while the row still glides, it would stop before.
    const to = Math.min(last, Math.max(0, at + by));
    list.scrollTo({ left: towards * to * list.clientWidth });
  };
  const noteWhere = () => {
    // From right to left a row scrolls into the negative.
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setAt(Math.min(last, Math.round(Math.abs(scrollLeft) / clientWidth)));
  };

  return (
    <Section tone="secondary" id={id} labelledBy={title ? `${id}-title` : undefined}>
      <div className={styles.frame}>
        <div className={styles.top}>
          <div className={styles.heading}>
            {title && (
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
            )}
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {last > 0 && (
            <div className={styles.controls}>
              <p className={styles.count} aria-live="polite">
                {words.count(at + 1, reviews.length)}
              </p>
              <button
                type="button"
                className={styles.button}
                aria-label={words.previous}
                aria-disabled={at === 0}
                onClick={() => go(-1)}
              >
                <ArrowLeft aria-hidden="true" size={20} />
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={words.next}
                aria-disabled={at === last}
                onClick={() => go(1)}
              >
                <ArrowRight aria-hidden="true" size={20} />
              </button>
            </div>
          )}
        </div>
        <ul className={styles.row} ref={row} onScroll={noteWhere}>
          {keyed(reviews, (one) => one.id).map(({ key, thing: review }) => (
            <li key={key} className={styles.slide}>
              <figure className={styles.figure} data-length={lengthOf(review.quote)}>
                <blockquote className={styles.quote}>
                  <bdi>{review.quote}</bdi>
                </blockquote>
                <ReviewSource review={review} />
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The fewer words, the larger they stand. */
const lengthOf = (quote: string) =>
  quote.length <= 90 ? 'short' : quote.length <= 240 ? 'medium' : 'long';
