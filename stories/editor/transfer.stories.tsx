import type { Meta } from '@storybook/react-vite';
import type { EditorPorts } from '#editor/core/ports.ts';
import { publishingPorts } from '../samples/publishing.ts';
import { PanelStory } from './panel-story.tsx';

type Args = { ports(): EditorPorts };

export default {
  title: 'Editor/Transfer',
  render: ({ ports }) => (
    <PanelStory ports={ports} begin={({ open }) => open({ name: 'transfer' })} />
  ),
} satisfies Meta<Args>;

export const Start = { args: { ports: () => publishingPorts() } };

const file = {
  colors: { primary: '#2455c3', accent: 'url(javascript:alert(1))' },
  hero: { variant: 'spinning', title: 'Another kitchen', ctaLink: 'javascript:alert(1)' },
  footer: { links: [{ label: 'Menu', url: '/menu' }] },
};

export const Preview = {
  args: { ports: () => publishingPorts() },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const picker = () => canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    while (!picker()) await new Promise(requestAnimationFrame);
    const input = picker();
    if (!input) return;
    const files = new DataTransfer();
    files.items.add(new File([JSON.stringify(file)], 'site.json', { type: 'application/json' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  },
};
