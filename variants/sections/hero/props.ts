import type { HeroConfig } from '#schemas/config/sections/hero.ts';

export type HeroProps = { config: HeroConfig; businessName: string };
