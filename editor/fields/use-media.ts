import { mediaKeyOf } from '#schemas/config/media-key.ts';
import { mediaSchema } from '#schemas/config/media.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { useConfigPart, useEditor } from '../editor-context.tsx';
import type { Path } from '../value-at.ts';

export type Medium = SiteConfig['media'][string];

const usual: Medium = mediaSchema.parse({});

/** Focus and description of the picture at a place of the document. */
export function useMedia(place: Path, label: string) {
  const { edit, document } = useEditor();
  const key = useConfigPart((config) => mediaKeyOf(config, place));
  const medium = useConfigPart(({ media }) => media[key]) ?? usual;
  return {
    medium,
    /** Changes a part of it; `settle` ends the gesture. */
    change(part: Partial<Medium>, words: string) {
      const present = document.get().media[key] ?? usual;
      edit(['media', key], `${words} of ${label.toLowerCase()}`, { ...present, ...part });
    },
  };
}
