import type { SiteConfig } from '#schemas/config/site.ts';
import { Themed } from '../../parts/thumbnail/themed.tsx';
import { Thumbnail } from '../../parts/thumbnail/thumbnail.tsx';
import { usePorts } from '../../core/state/editor-context.tsx';
import { useFonts } from '../../parts/thumbnail/font-sample.tsx';

type PartPictureProps = {
  config: SiteConfig;
  /** What `DesignsPort` draws. */
  section: string;
  isDark?: boolean;
  /** As a picture of one shape, not as high as it is. */
  isCut?: boolean;
};

/** One part of a document's page in that document's own look. */
export function PartPicture({ config, section, isDark, isCut = false }: PartPictureProps) {
  const { designs } = usePorts();
  // Asked for here, and written in once they are there: until then in those that stand in.
  useFonts(config.theme.fonts);
  return (
    <Thumbnail empty="Nothing to see here" isWhole={!isCut}>
      <Themed config={config} isDark={isDark ?? false}>
        {designs.render(config, section)}
      </Themed>
    </Thumbnail>
  );
}
