import { pictureSection, type PictureSection } from '#schemas/api/staff-pictures.ts';
import { isRecord } from '#schemas/is-record.ts';

/** A picture that stands in a configuration: its address and the section that has it. */
type PlacedPicture = { address: string; section: PictureSection };

/**
 * Every address of a tenant's pictures in a configuration, or in some values of one by their
 * paths. Reads what an older or a newer program wrote as well, for it looks at texts alone.
 * @param kindOf which kind of section stands below `sections.<id>`; null where that is not known
 */
export function picturesInDocument(
  document: unknown,
  tenantId: number,
  { path = [], kindOf }: { path?: readonly string[]; kindOf: (id: string) => unknown },
): PlacedPicture[] {
  const prefix = `/media/${tenantId}/`;
  const search = (value: unknown, place: readonly string[]): PlacedPicture[] => {
    if (typeof value === 'string') {
      return value.startsWith(prefix)
        ? [{ address: value, section: sectionOf(place, kindOf) }]
        : [];
    }
    if (typeof value !== 'object' || value === null) return [];
    // The overrides of a restaurant have flat keys: 'hero/backgroundImage'.
    return Object.entries(value).flatMap(([key, part]) =>
      search(part, [...place, ...(place.length === 0 ? key.split('/') : [key])]),
    );
  };
  return search(document, path);
}

function sectionOf(
  [first, second]: readonly string[],
  kindOf: (id: string) => unknown,
): PictureSection {
  const name =
    first === 'general' && second === 'mobileApp'
      ? 'appPromotion'
      : first === 'sections'
        ? kindOf(second ?? '')
        : first;
  return pictureSection.safeParse(name).data ?? 'other';
}

/** The kinds of the further sections of a site, by their ids. */
export function kindsOfSections(...documents: readonly unknown[]): (id: string) => unknown {
  return (id) =>
    documents
      .map((document) => {
        const sections = isRecord(document) ? document['sections'] : undefined;
        const section = isRecord(sections) ? sections[id] : undefined;
        return isRecord(section) ? section['type'] : undefined;
      })
      .find((kind) => kind !== undefined);
}
