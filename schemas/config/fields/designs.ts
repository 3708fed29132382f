import { z } from 'zod';

type Design = string | { label: string; settings: z.ZodObject };
type Designs = Readonly<Record<string, Design>>;

type Variant<D extends Designs> = z.ZodDefault<z.ZodEnum<{ [K in keyof D & string]: K }>>;
type OwnSettings<D extends Designs> = {
  [K in keyof D as D[K] extends string ? never : K]: D[K] extends { settings: infer S }
    ? z.ZodPrefault<S extends z.ZodObject ? S : never>
    : never;
};
type ByVariant<D extends Designs> = z.ZodPrefault<z.ZodObject<OwnSettings<D>, z.core.$strip>>;

/**
 * The designs of a section, from what the editor calls each: the field that chooses one (the first
 * is the default) and, for those with settings of their own, the object that holds them by name.
 * @param help what the choice decides, for the owner.
 */
export function designs<const D extends Designs>(
  help: string,
  table: D,
): { variant: Variant<D>; byVariant: ByVariant<D> };
export function designs(help: string, table: Designs) {
  const [first = ''] = Object.keys(table);
  const labels: Record<string, string> = {};
  const names: Record<string, string> = {};
  const own: Record<string, z.ZodPrefault<z.ZodObject>> = {};
  for (const [name, design] of Object.entries(table)) {
    names[name] = name;
    labels[name] = typeof design === 'string' ? design : design.label;
    if (typeof design === 'string') continue;
    own[name] = design.settings.prefault({}).meta({
      label: design.label,
      field: 'group',
      group: 'look',
      help: 'Settings of this design.',
    });
  }
  return {
    variant: z
      .enum(names)
      .default(first)
      .meta({ label: 'Design', field: 'choice', group: 'look', help, options: labels }),
    byVariant: z.object(own).prefault({}).meta({
      label: 'This design',
      field: 'byVariant',
      group: 'look',
      help: 'Settings of the design in use.',
    }),
  };
}
