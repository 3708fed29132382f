import { mediaKeyOf } from '#schemas/config/media-key.ts';
import { mediaSchema } from '#schemas/config/media.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { useConfigPart, useEditor } from '../../core/state/editor-context.tsx';
import { setValueAt, type Path } from '../../core/settings/value-at.ts';

export type Medium = SiteConfig['media'][string];

const usual: Medium = mediaSchema.parse({});

/** Focus and description of the picture at a place of the document. */
export function useMedia(place: Path, label: string) {
  const { edit, change, document } = useEditor();
  const key = useConfigPart((config) => mediaKeyOf(config, place));
  const medium = useConfigPart(({ media }) => media[key]) ?? usual;
  return {
    medium,
    /** Another picture, or none: what was said of the one before does not hold for it. */
    replace(url: string) {
      change(label, (draft) => {
        setValueAt(draft, place, url);
        const before = draft.media[key];
        // Written and not taken away: one restaurant can have it otherwise, but not less of it.
        if (before) draft.media[key] = { ...usual, decorative: before.decorative };
      });
    },
    /** Changes a part of it; `settle` ends the gesture. */
    change(part: Partial<Medium>, words: string) {
      const present = document.get().media[key] ?? usual;
      edit(['media', key], `${words} of ${label.toLowerCase()}`, { ...present, ...part });
    },
  };
}
