import type { Meta } from '@storybook/react-vite';
import { applyPatches } from 'immer';
import { useState } from 'react';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditSession } from '#editor/edit-session.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { sampleSite } from '../samples/sample-site.ts';

/** The panel by itself: what it changes stays in the story. */
function Panel({ sample }: { sample: string }) {
  const [config, setConfig] = useState(sampleSite(sample).config);
  const [session] = useState(createEditSession<SiteConfig>);
  return (
    <main style={{ width: 340, maxWidth: '100%', height: '100vh' }}>
      <ConfigEditor
        config={config}
        session={session}
        onChange={(patches) => setConfig((before) => applyPatches(before, patches))}
        onClose={() => undefined}
        foot="What you change here stays in this story."
      />
    </main>
  );
}

export default {
  title: 'Editor/Panel',
  render: ({ sample }) => <Panel key={sample} sample={sample} />,
} satisfies Meta<{ sample: string }>;

export const Pizzeria = { name: 'tenant 139', args: { sample: 'tenant139' } };
export const CoffeeHouse = { name: 'tenant 53', args: { sample: 'tenant53' } };
