import { deals } from './messages/en/deals.ts';
import { dineIn } from './messages/en/dine-in.ts';
import { giftCards } from './messages/en/gift-cards.ts';
import { loyaltyPoints } from './messages/en/loyalty-points.ts';
import { reservations } from './messages/en/reservations.ts';
import type { SitePage } from './site-pages.ts';

/** What a capability may lack, though it is switched on. */
export const capabilityNeeds = [
  'restaurant',
  'hours',
  'zone',
  'tables',
  'card_gateway',
  'mail_service',
  'sms_service',
  'map_service',
] as const;
export type CapabilityNeed = (typeof capabilityNeeds)[number];

type CapabilityRow = {
  /** Page on which the owner switches it on; null: it is there by itself, or by the operator. */
  switchedAt: string | null;
  needs: readonly CapabilityNeed[];
  /** Page of the site on which visitors use it; null: it has none of its own. */
  usedAt: string | null;
  /** Header and footer lead to it by this name; undefined: another page does. */
  link?: SitePage;
  /** What visitors read on its page while it is off; undefined: nothing leads there. */
  whenOff?: string;
};

export const capabilityNames = [
  'pickup',
  'delivery',
  'at_table',
  'tabs',
  'instore_menu',
  'reservations',
  'gift_cards',
  'loyalty_points',
  'deals',
  'newsletter',
  'contact',
  'accounts',
  'cards',
  'printing',
  'mails',
  'sms',
  'maps',
] as const;
export type Capability = (typeof capabilityNames)[number];

/** Everything that a business can offer, each with its switch, its entrance and its needs. */
export const capabilities: Readonly<Record<Capability, CapabilityRow>> = {
  pickup: {
    switchedAt: '/desk/settings/restaurants',
    needs: ['restaurant', 'hours'],
    usedAt: '/menu',
  },
  delivery: {
    switchedAt: '/desk/settings/restaurants',
    needs: ['restaurant', 'hours', 'zone'],
    usedAt: '/menu',
  },
  at_table: {
    switchedAt: '/desk/settings/restaurants',
    needs: ['restaurant', 'hours', 'tables'],
    usedAt: '/dine-in-menu',
    whenOff: dineIn.notOffered,
  },
  tabs: {
    switchedAt: '/desk/settings/restaurants',
    needs: ['restaurant', 'hours', 'tables'],
    usedAt: '/dine-in-menu/tab',
    whenOff: dineIn.notOffered,
  },
  instore_menu: { switchedAt: null, needs: ['restaurant'], usedAt: '/instore-menu' },
  reservations: {
    switchedAt: '/desk/settings/reservations',
    needs: ['restaurant', 'tables'],
    usedAt: '/table-reservation',
    link: 'reservations',
    whenOff: reservations.book.noRestaurants,
  },
  gift_cards: {
    switchedAt: '/desk/settings/gift-cards',
    needs: ['card_gateway', 'mail_service'],
    usedAt: '/gift-cards',
    link: 'giftCards',
    whenOff: giftCards.notSold,
  },
  loyalty_points: {
    switchedAt: '/desk/settings/loyalty',
    needs: [],
    usedAt: '/loyalty-points',
    link: 'loyaltyPoints',
    whenOff: loyaltyPoints.noneTitle,
  },
  deals: {
    switchedAt: '/desk/offers',
    needs: ['restaurant'],
    usedAt: '/deals',
    link: 'deals',
    whenOff: deals.emptyTitle,
  },
  newsletter: { switchedAt: '/?edit', needs: ['mail_service'], usedAt: '/' },
  contact: {
    switchedAt: null,
    needs: [],
    usedAt: '/contact',
    link: 'contact',
  },
  accounts: { switchedAt: null, needs: ['mail_service'], usedAt: '/login' },
  cards: { switchedAt: '/desk/settings/payments', needs: [], usedAt: '/checkout' },
  printing: { switchedAt: '/desk/printers', needs: ['restaurant'], usedAt: null },
  mails: { switchedAt: null, needs: ['mail_service'], usedAt: null },
  sms: { switchedAt: null, needs: ['sms_service'], usedAt: null },
  maps: { switchedAt: null, needs: ['map_service'], usedAt: null },
};
