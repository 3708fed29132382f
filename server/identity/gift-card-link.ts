/**
 * The path of the storefront that shows what is on a gift card. Its code, which is as good as money,
 * stands in the fragment, which browsers keep from servers, their logs and other sites. The link does
 * not end before the card does.
 */
export const giftCardLink = (code: string): string => `/gift-cards/card#key=${code}`;
