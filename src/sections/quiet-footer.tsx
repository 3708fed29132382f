import { telHref } from '#schemas/fields/tel-href.ts';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { LanguageLinks } from '#variants/sections/footer/language-links.tsx';
import { useDrawnRestaurant } from '#ui/menu-model/use-drawn-restaurant.ts';
import { useLanguageLinks } from '../page/use-language-links.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import css from './quiet-footer.module.css';

const pages = ['terms', 'privacy', 'refundPolicy'] as const;

/**
 * The foot of a checkout: whom one orders from, their telephone, the terms, and the languages. No
 * newsletter, no app and no further pages stand between a customer and the order.
 */
export function QuietFooter() {
  const business = useConfig(businessName);
  const ownPhone = useConfig(({ config }) => config.general.contactPhone);
  const languages = useLanguageLinks();
  const phone = useDrawnRestaurant()?.address.phone || ownPhone;
  return (
    <footer className={css.footer} id="footer">
      <div className={css.inner}>
        <p>{business}</p>
        {phone && (
          <a className={css.link} href={telHref(phone)}>
            <span dir="ltr">{phone}</span>
          </a>
        )}
        {pages.map((page) => (
          <a key={page} className={css.link} href={paths[page]}>
            {enTitles.titles[page]}
          </a>
        ))}
        <LanguageLinks languages={languages} />
      </div>
    </footer>
  );
}
