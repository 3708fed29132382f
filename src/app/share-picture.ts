import type { PageBoot, SharePicture } from '#schemas/page.ts';
import { formatMoney } from '#schemas/money.ts';
import { en } from '#schemas/messages/en.ts';
import { mix, readableOn } from '#schemas/rules/contrast.ts';
import { families } from '#variants/fonts/families.ts';
import { dishInPath } from '../page/dish-in-path.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { menuOfPage } from '../structured-data/menu-of-page.ts';

/**
 * What the picture of a page's shared link shows: the dish that the page is of, else the business;
 * null where the owner has chosen a picture for the site.
 */
export function sharePicture(page: { pathname: string; boot: PageBoot }): SharePicture | null {
  const { pathname, boot } = page;
  const { web_config: config, tenant } = boot.settings;
  const productId = dishInPath(pathname);
  const item =
    productId === null || !boot.menu ? null : menuOfPage(boot.menu, boot).dish(productId);
  if (!item && config.seo.ogImage) return null;
  const look = lookOf(boot);
  if (!item) {
    const src = config.hero.backgroundImage;
    return {
      ...look,
      productId: null,
      title: config.general.businessFullName || look.business,
      text: config.general.tagline || config.hero.subtitle,
      price: null,
      picture: src || null,
    };
  }
  const price = formatMoney(item.price, tenant.currency, tenant.locale);
  const { picture } = item;
  return {
    ...look,
    productId,
    title: item.name,
    text: item.description,
    price: item.isFromPrice ? en.home.menu.from(price) : price,
    picture: picture && picture.src,
  };
}

function lookOf({ settings }: PageBoot) {
  const { web_config: config, tenant } = settings;
  const { primary, background, text } = config.colors;
  const fonts = families[config.theme.fonts];
  return {
    business: businessName({ config, tenant }),
    logo: config.general.logo,
    display: {
      family: fonts.display,
      weight: fonts.weight,
      isUppercase: fonts.letters === 'uppercase',
    },
    body: { family: fonts.text, weight: 500 },
    colors: {
      primary,
      onPrimary: readableOn(primary, [background, '#ffffff']),
      background,
      text: readableOn(background, [text]),
      tint: mix(background, primary, 0.1),
    },
  };
}
