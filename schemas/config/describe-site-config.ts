import { z } from 'zod';
import { siteConfigSchema, siteConfigVersion } from './site.ts';

/**
 * JSON Schema (2020-12) of a stored configuration: what may be left out has its default, and each
 * setting carries its label, help, kind and group.
 */
export function describeSiteConfig(): z.core.JSONSchema.JSONSchema {
  const schema = z.toJSONSchema(siteConfigSchema, { io: 'input' });
  return {
    ...schema,
    title: 'Site configuration',
    description: `A restaurant's site, version ${siteConfigVersion} of the document.`,
  };
}
