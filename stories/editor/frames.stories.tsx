import type { Meta } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditor } from '#editor/core/state/editor.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { fixed, sampleSiteData, samplePorts } from '../samples/editor-ports.ts';
import { publishedSite } from '../samples/publishing.ts';
import { standInForFrames, type FrameAnswer } from './stand-in-frame.tsx';

type Args = { answer: FrameAnswer };

/** The address of a frame whose page stands in it as a text. */
const screens = [{ path: 'srcdoc', name: 'Home' }];

/** The panel beside its page, as src/editor-host places it; the frames lie over the page. */
function FrameStory({ answer }: Args) {
  useLayoutEffect(() => {
    return standInForFrames(answer, publishedSite);
  }, [answer]);
  const [{ ports, editor }] = useState(() => {
    const ports = samplePorts(publishedSite, { siteData: fixed({ ...sampleSiteData, screens }) });
    return { ports, editor: createEditor(ports.document, createEditSession<SiteConfig>()) };
  });
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--editor-right', 'min(340px, 100%)');
    return () => void style.removeProperty('--editor-right');
  }, []);
  return (
    <>
      <main />
      <div
        style={{ position: 'fixed', insetBlock: 0, insetInlineEnd: 0, width: 'min(340px, 100%)' }}
      >
        <ConfigEditor editor={editor} ports={ports} onClose={() => undefined} />
      </div>
    </>
  );
}

/** The site in windows of a device's width. */
export default {
  title: 'Editor/Device frames',
  render: (args) => <FrameStory {...args} />,
  args: { answer: 'drawn' },
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta<Args>;

async function found(selector: string, text = ''): Promise<HTMLElement> {
  for (;;) {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const one = all.find(({ textContent }) => textContent.startsWith(text));
    if (one) return one;
    await new Promise(requestAnimationFrame);
  }
}

/** Chooses a device by its menu, and waits for what it comes to. */
const opened = (device: string, comesTo: string) => async () => {
  (await found('[data-editor] button[title^="Device"]')).click();
  (await found('[role="menuitemradio"]', device)).click();
  await found(comesTo);
};

const drawn = '[data-status="drawn"]';
const second = `section:has(${drawn}) + section`;

export const One = { play: opened('Phone 375', drawn) };

export const SideBySide = {
  name: 'side by side',
  play: opened('Phone and desk', `${second} ${drawn}`),
};

export const Turned = {
  play: async () => {
    await opened('Phone 375', drawn)();
    (await found('button[title="Turn on its side"]')).click();
    await found('iframe[title="The site at 812 pixels"]');
  },
};

export const Loading = {
  args: { answer: 'loading' as const },
  play: opened('Tablet 768', '[data-status="loading"]'),
};

export const Unreachable = {
  name: 'not reachable',
  args: { answer: 'unreachable' as const },
  play: opened('Tablet 768', '[data-status="failed"]'),
};
