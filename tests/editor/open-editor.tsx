import { applyPatches, type Patch } from 'immer';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditSession } from '#editor/edit-session.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import '#variants/base.css';

/** The editor on a configuration of its own; tells what it was changed to, and how. */
export function openEditor(start: SiteConfig = siteConfigSchema.parse({})) {
  const changes: (readonly Patch[])[] = [];
  const onClose = vi.fn<() => void>();
  let present = start;
  function Held() {
    const [config, setConfig] = useState(start);
    const [session] = useState(createEditSession<SiteConfig>);
    present = config;
    return (
      <ConfigEditor
        config={config}
        session={session}
        onClose={onClose}
        onChange={(patches) => {
          changes.push(patches);
          setConfig((before) => applyPatches(before, patches));
        }}
      />
    );
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Held />);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return {
    config: () => present,
    changes,
    onClose,
    openGroup: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  };
}
