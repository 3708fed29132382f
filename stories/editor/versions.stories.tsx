import type { Meta } from '@storybook/react-vite';
import type { EditorPorts } from '#editor/core/ports.ts';
import { PortFailure } from '#editor/core/ports.ts';
import { publishingPorts, workingPublishing } from '../samples/publishing.ts';
import { PanelStory } from './panel-story.tsx';

type Args = { ports(): EditorPorts };

export default {
  title: 'Editor/Versions',
  render: ({ ports }) => (
    <PanelStory ports={ports} begin={({ open }) => open({ name: 'versions' })} />
  ),
} satisfies Meta<Args>;

export const List = { args: { ports: () => publishingPorts() } };

export const One = {
  args: { ports: () => publishingPorts() },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const version = () => canvasElement.querySelector<HTMLElement>('[data-version="2"]');
    while (!version()) await new Promise(requestAnimationFrame);
    version()?.click();
  },
};

const offline = () => Promise.reject(new PortFailure('offline', 'There is no connection.'));

export const Failed = {
  args: {
    ports: () =>
      publishingPorts({
        publishing: { ...workingPublishing, versions: offline, schedules: offline },
      }),
  },
};
