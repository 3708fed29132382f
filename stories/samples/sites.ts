import { applyPreset } from '#schemas/presets/apply-preset.ts';
import { presets } from '#schemas/presets/presets.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';

/** What Storybook's toolbar switches between: a look, and the tenant whose menu it is shown with. */
export type NamedSite = { name: string; label: string; tenant: SampleTenant; config: SiteConfig };

const tenants = sampleTenants.map((tenant): NamedSite => ({
  name: `tenant${tenant.id}`,
  label: `${tenant.name} (${tenant.id})`,
  tenant,
  config: tenant.config,
}));

/** Each on the pizzeria's words and pictures, as an owner sees it who tries it on. */
const looks = Object.values(presets).map((preset): NamedSite => ({
  name: preset.id,
  label: `Preset ${preset.name}`,
  tenant: tenant139,
  config: applyPreset(tenant139.config, preset),
}));

/** The first is what a story shows unless told otherwise. */
export const sites: readonly NamedSite[] = [
  ...tenants,
  ...looks,
  {
    name: 'default',
    label: 'The defaults',
    tenant: tenant139,
    config: siteConfigSchema.parse({}),
  },
];

/** @throws where there is no site of this name. */
export function siteNamed(name: string): NamedSite {
  const site = sites.find((one) => one.name === name);
  if (!site) throw new Error(`There is no sample site ${name}.`);
  return site;
}
