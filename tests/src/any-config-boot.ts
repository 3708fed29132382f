import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { PageBoot } from '#schemas/page.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { contractMenu } from '../../stories/samples/contract-menu.ts';
import { contractRestaurants } from '../../stories/samples/contract-restaurants.ts';
import { bootWith, settingsWith } from './site-boot.ts';

const now = Date.parse('2026-11-21T01:00:00Z');
const menu = contractMenu(tenant139);
const restaurants = contractRestaurants(tenant139, now);

/** The page of the pizzeria with whatever its owner's stored document says, as the server reads it. */
export const bootOfStored = (document: unknown): PageBoot =>
  bootWith({
    settings: settingsWith(readSiteConfig(document).config),
    restaurants,
    selectedRestaurantId: null,
    menu,
  });
