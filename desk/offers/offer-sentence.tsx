import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './offers.module.css';

/** The offer in words, made from what stands in the form: it changes as one types. */
export function OfferSentence({ text }: { text: string }) {
  const words = useDeskMessages().deskOffers.fields;
  return (
    <section className={css.sentence} aria-label={words.sentence}>
      <p className={css.sentenceLabel} aria-hidden="true">
        {words.sentence}
      </p>
      <p className={css.sentenceText}>{text}</p>
    </section>
  );
}
