import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditor } from '#editor/core/state/editor.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { themeCss } from '#variants/theme.ts';
import { samplePorts } from '../samples/editor-ports.ts';
import { sampleSite } from '../samples/sample-site.ts';

type PanelArgs = { sample: string; path: string | null; width: number };

/** The panel at one of its groups, as wide as it may be drawn. */
function Panel({ sample, path, width }: PanelArgs) {
  const [ports] = useState(() => samplePorts(sampleSite(sample).config));
  const [editor] = useState(() => {
    const made = createEditor(ports.document, createEditSession<SiteConfig>());
    if (path !== null) made.open({ name: 'group', path });
    return made;
  });
  return (
    <main style={{ width, maxWidth: '100%', height: '100vh' }}>
      <style>{themeCss(ports.document.published())}</style>
      <ConfigEditor editor={editor} ports={ports} onClose={() => undefined} />
    </main>
  );
}

export default {
  title: 'Editor/Sections and look',
  render: (args) => <Panel key={JSON.stringify(args)} {...args} />,
  args: { sample: 'tenant139', path: null, width: 340 },
} satisfies Meta<PanelArgs>;

/** Samples of fonts are pale until they are loaded. */
const fontsLoaded = () =>
  waitFor(
    () => expect(document.querySelector('[data-font-sample]:not([data-loaded])')).toBeNull(),
    {
      timeout: 15_000,
    },
  );

export const List = {};
export const Narrow = { args: { width: 300 } };
export const Hero = { args: { path: 'hero' } };
export const Footer = { args: { path: 'footer' } };
export const Colours = { args: { path: 'colors' } };
export const TypeAndShape = { args: { path: 'theme' }, play: fontsLoaded };
export const FinishedLooks = { args: { path: 'looks', width: 560 }, play: fontsLoaded };
