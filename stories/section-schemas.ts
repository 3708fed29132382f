import { sectionSchemas as homeSchemas } from '#schemas/config/further-sections.ts';
import { footerSchema } from '#schemas/config/sections/footer.ts';
import { topOfferBannerSchema } from '#schemas/config/sections/top-offer-banner.ts';
import type { SectionKind } from '#variants/sections/registry.ts';

/** The settings of every kind of section that has stories. */
export const sectionSchemas = {
  ...homeSchemas,
  footer: footerSchema,
  topOfferBanner: topOfferBannerSchema,
} as const satisfies Record<SectionKind, unknown>;

const isSectionKind = (name: string): name is SectionKind => Object.hasOwn(sectionSchemas, name);

/**
 * Names of a section's designs, the default first.
 * @throws Error where no section has this name.
 */
export function designsOf(kind: string): readonly string[] {
  if (!isSectionKind(kind)) throw new Error(`There is no section '${kind}' to make stories of.`);
  return sectionSchemas[kind].shape.variant.unwrap().options;
}
