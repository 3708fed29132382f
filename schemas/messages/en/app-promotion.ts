/** Sentences of the promotion of an app: they come with it. */
export const appPromotion = {
  title: (business: string) => `The ${business} app`,
  appStore: 'Get it for iPhone',
  playStore: 'Get it for Android',
  ready: 'Ready at',
  /** Names what each code on the card is for. */
  code: (store: string) => `Code to scan: ${store}`,
  scan: 'Point your phone’s camera at the code',
  anyPhone: 'For iPhone and Android',
};
