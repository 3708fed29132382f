import { legalPage as words } from '#schemas/messages/en/legal-page.ts';
import { paths } from '#ui/paths.ts';
import css from './terms-line.module.css';

/** The sentence at its marks: text, and what stands for `{terms}` and `{refunds}`. */
const pieces = words.orderUnder.split(/(\{\w+\})/);

/**
 * By which terms one orders. They open beside the checkout, which is left as it stands: a card that
 * was typed would be gone with the page.
 */
export const TermsLine = () => (
  <p className={css.line}>
    {pieces.map((piece) => {
      if (piece === '{terms}') {
        return <BesideLink key={piece} href={paths.terms} text={words.terms} />;
      }
      if (piece === '{refunds}') {
        return <BesideLink key={piece} href={paths.refundPolicy} text={words.refunds} />;
      }
      return piece;
    })}
  </p>
);

const BesideLink = ({ href, text }: { href: string; text: string }) => (
  <a href={href} target="_blank" rel="noopener" aria-label={`${text} (${words.newTab})`}>
    {text}
  </a>
);
