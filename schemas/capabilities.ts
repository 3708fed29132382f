import { deals } from './messages/en/deals.ts';
import { dineIn } from './messages/en/dine-in.ts';
import { giftCards } from './messages/en/gift-cards.ts';
import { loyaltyPoints } from './messages/en/loyalty-points.ts';
import { reservations } from './messages/en/reservations.ts';
import type { SitePage } from './site-pages.ts';

/** Needs without which a capability cannot be used, though it is switched on. */
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

/** Page of the desk on which a need is met; null: whoever runs the program meets it. */
export const needMetAt: Readonly<Record<CapabilityNeed, string | null>> = {
  restaurant: '/desk/settings/restaurants',
  hours: '/desk/settings/hours',
  zone: '/desk/settings/delivery',
  tables: '/desk/settings/tables',
  card_gateway: '/desk/settings/payments',
  mail_service: null,
  sms_service: null,
  map_service: null,
};

/** Parts of the owner's list; what is `connected` is set up outside, mostly by whoever runs the program. */
export const capabilityGroups = ['ordering', 'further', 'connected'] as const;

type CapabilityRow = {
  group: (typeof capabilityGroups)[number];
  /** Page on which the owner switches it on; null: it is there by itself, or by the operator. */
  switchedAt: string | null;
  needs: readonly CapabilityNeed[];
  /** Page of the site on which visitors use it; null: it has none of its own. */
  usedAt: string | null;
  /** Header and footer lead to it by this name; undefined: another page does. */
  link?: SitePage;
  /** Sentence that visitors read on its page while it is off; undefined: it is never off there. */
  whenOff?: string;
};

export const capabilityNames = [
  'pickup',
  'delivery',
  'at_table',
  'tabs',
  'instore_menu',
  'cards',
  'printing',
  'reservations',
  'gift_cards',
  'loyalty_points',
  'deals',
  'newsletter',
  'contact',
  'accounts',
  'mails',
  'sms',
  'maps',
] as const;
export type Capability = (typeof capabilityNames)[number];

/** Everything that a business can offer, each with its switch, its entrance and its needs. */
export const capabilities: Readonly<Record<Capability, CapabilityRow>> = {
  pickup: {
    group: 'ordering',
    switchedAt: '/desk/settings/restaurants',
    needs: ['restaurant', 'hours'],
    usedAt: '/menu',
  },
  delivery: {
    group: 'ordering',
    switchedAt: '/desk/settings/restaurants',
    needs: ['restaurant', 'hours', 'zone'],
    usedAt: '/menu',
  },
  at_table: {
    group: 'ordering',
    switchedAt: '/desk/settings/restaurants',
    needs: ['restaurant', 'hours', 'tables'],
    usedAt: '/dine-in-menu',
    whenOff: dineIn.notOffered,
  },
  tabs: {
    group: 'ordering',
    switchedAt: '/desk/settings/restaurants',
    needs: ['restaurant', 'hours', 'tables'],
    usedAt: '/dine-in-menu/tab',
    whenOff: dineIn.notOffered,
  },
  instore_menu: {
    group: 'ordering',
    switchedAt: null,
    needs: ['restaurant'],
    usedAt: '/instore-menu',
  },
  reservations: {
    group: 'further',
    switchedAt: '/desk/settings/reservations',
    needs: ['restaurant', 'tables'],
    usedAt: '/table-reservation',
    link: 'reservations',
    whenOff: reservations.book.noneTitle,
  },
  gift_cards: {
    group: 'further',
    switchedAt: '/desk/settings/gift-cards',
    needs: ['card_gateway', 'mail_service'],
    usedAt: '/gift-cards',
    link: 'giftCards',
    whenOff: giftCards.notSold,
  },
  loyalty_points: {
    group: 'further',
    switchedAt: '/desk/settings/loyalty',
    needs: [],
    usedAt: '/loyalty-points',
    link: 'loyaltyPoints',
    whenOff: loyaltyPoints.noneTitle,
  },
  deals: {
    group: 'further',
    switchedAt: '/desk/offers',
    needs: ['restaurant'],
    usedAt: '/deals',
    link: 'deals',
    whenOff: deals.emptyTitle,
  },
  newsletter: { group: 'further', switchedAt: '/?edit', needs: ['mail_service'], usedAt: '/' },
  contact: {
    group: 'further',
    switchedAt: null,
    needs: [],
    usedAt: '/contact',
    link: 'contact',
  },
  accounts: { group: 'further', switchedAt: null, needs: ['mail_service'], usedAt: '/login' },
  cards: {
    group: 'connected',
    switchedAt: '/desk/settings/payments',
    needs: [],
    usedAt: '/checkout',
  },
  printing: {
    group: 'ordering',
    switchedAt: '/desk/printers',
    needs: ['restaurant'],
    usedAt: null,
  },
  mails: { group: 'connected', switchedAt: null, needs: ['mail_service'], usedAt: null },
  sms: { group: 'connected', switchedAt: null, needs: ['sms_service'], usedAt: null },
  maps: { group: 'connected', switchedAt: null, needs: ['map_service'], usedAt: null },
};
