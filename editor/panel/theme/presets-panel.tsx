import { original } from 'immer';
import { useMemo } from 'react';
import { changesBetween } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Preset } from '#schemas/presets/preset.ts';
import { Themed } from '../../parts/thumbnail/themed.tsx';
import { Thumbnail } from '../../parts/thumbnail/thumbnail.tsx';
import { TryOptions } from '../designs/try-options.tsx';
import { useSettledConfig } from '../designs/use-settled-config.ts';
import { usePorts, useCommittedPart } from '../../core/state/editor-context.tsx';
import { mayChange } from '../../core/state/use-may-change.ts';
import { setValueAt } from '../../core/settings/value-at.ts';
import { ViewTitle } from '../../parts/view-title.tsx';
import { FontSample, useFonts } from '../../parts/thumbnail/font-sample.tsx';
import { lookInUse, lookOf, looks } from './look-of.ts';
import styles from './theme.module.css';

/** The view of finished looks. */
export function PresetsPanel() {
  return (
    <>
      <ViewTitle>Finished looks</ViewTitle>
      <div className={styles.panel}>
        <Looks />
      </div>
    </>
  );
}

/** Finished looks to begin with, each shown with this site's own words and pictures. */
export function Looks() {
  const ports = usePorts();
  const config = useSettledConfig();
  const chosen = useCommittedPart(lookInUse);
  const shown = useMemo(
    () => looks.map((preset) => ({ preset, look: lookOf(config, preset) })),
    [config],
  );
  return (
    <TryOptions
      label="Looks"
      isLabelSeen={false}
      help="Colours, type, designs and the order of the home page at once. What you wrote, your links, offers and pictures stay."
      layout="wide"
      chosen={chosen}
      isLocked={!mayChange(ports, ['colors'])}
      step={({ name }) => `Look: ${name}`}
      options={shown.map(({ preset, look }) => ({
        key: preset.id,
        name: preset.name,
        note: preset.description,
        picture: <LookPicture look={look} />,
        recipe: (draft) => become(draft, preset),
      }))}
    />
  );
}

function LookPicture({ look }: { look: SiteConfig }) {
  const { designs } = usePorts();
  const isLoaded = useFonts(look.theme.fonts);
  const { primary, secondary, accent, background, text } = look.colors;
  return (
    <div className={styles.look} aria-hidden="true">
      <Thumbnail background={background}>
        <Themed config={look}>{isLoaded && designs.render(look, 'hero')}</Themed>
      </Thumbnail>
      <div className={styles.facts}>
        <span className={styles.swatches}>
          {Object.entries({ primary, secondary, accent, background, text }).map(
            ([name, colour]) => (
              <span key={name} style={{ backgroundColor: colour }} />
            ),
          )}
        </span>
        <FontSample pair={look.theme.fonts} text="Aa" isShort />
      </div>
    </div>
  );
}

/**
 * Makes a draft what a preset makes of the document, as the smallest change. Nothing goes: what a
 * preset does not have are keys that this program does not know, and those are the tenant's.
 */
function become(draft: SiteConfig, preset: Preset): void {
  const from = original(draft);
  if (!from) return;
  for (const { path, ...change } of changesBetween(from, lookOf(from, preset))) {
    if ('value' in change) setValueAt(draft, path, change.value);
  }
}
