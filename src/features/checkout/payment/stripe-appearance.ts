import type { Appearance } from '@stripe/stripe-js';

/** The tenant's colours for Stripe's element, which draws in a frame of its own. */
export function stripeAppearance(element: HTMLElement): Appearance {
  const style = getComputedStyle(element);
  const value = (name: string, otherwise: string) =>
    style.getPropertyValue(name).trim() || otherwise;
  return {
    theme: 'flat',
    variables: {
      colorPrimary: value('--color-primary', '#0a5c8a'),
      colorText: style.color,
      colorBackground: value('--color-background', '#ffffff'),
      borderRadius: value('--radius-s', '8px'),
      fontSizeBase: '16px',
    },
  };
}
