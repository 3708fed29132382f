import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditor } from '#editor/core/state/editor.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { samplePorts } from '../samples/editor-ports.ts';
import { sampleSite } from '../samples/sample-site.ts';

/** The panel by itself: what it changes stays in the story. */
function Panel({ sample }: { sample: string }) {
  const [ports] = useState(() => samplePorts(sampleSite(sample).config));
  const [editor] = useState(() => createEditor(ports.document, createEditSession<SiteConfig>()));
  return (
    <main style={{ width: 340, maxWidth: '100%', height: '100vh' }}>
      <ConfigEditor editor={editor} ports={ports} onClose={() => undefined} />
    </main>
  );
}

export default {
  title: 'Editor/Panel',
  render: ({ sample }) => <Panel key={sample} sample={sample} />,
} satisfies Meta<{ sample: string }>;

export const Pizzeria = { name: 'tenant 139', args: { sample: 'tenant139' } };
export const CoffeeHouse = { name: 'tenant 53', args: { sample: 'tenant53' } };
