import type { Meta } from '@storybook/react-vite';
import { PublishDialog } from '#editor/publish/publish-dialog.tsx';
import { PortFailure, type EditorPorts } from '#editor/ports.ts';
import { fixed } from '../samples/editor-ports.ts';
import {
  manager,
  owner,
  publishedSite,
  publishingPorts,
  workingPublishing,
} from '../samples/publishing.ts';
import { PanelStory } from './panel-story.tsx';

type Args = { ports(): EditorPorts };

export default {
  title: 'Editor/Publish',
  render: ({ ports }) => (
    <PanelStory ports={ports} foot={<PublishDialog onClose={() => undefined} />} />
  ),
} satisfies Meta<Args>;

const press = async (canvas: HTMLElement, name: string) => {
  const buttons = [...canvas.ownerDocument.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === name)?.click();
  await Promise.resolve();
};

const sound = { ...publishedSite, hero: { ...publishedSite.hero, title: 'Fire and time' } };

export const Blocked = { args: { ports: () => publishingPorts() } };

export const Ready = { args: { ports: () => publishingPorts({}, { draft: sound }) } };

export const Nothing = {
  name: 'nothing to publish',
  args: { ports: () => publishingPorts({}, { draft: publishedSite }) },
};

export const Manager = {
  name: 'a manager',
  args: {
    ports: () =>
      publishingPorts({
        staff: {
          ...fixed(manager),
          signIn: () => Promise.resolve(),
          signOut: () => Promise.resolve(),
        },
      }),
  },
};

export const Published = {
  args: { ports: () => publishingPorts({}, { draft: sound }) },
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => press(canvasElement, 'Publish now'),
};

const failing = (failure: PortFailure) => () =>
  publishingPorts(
    {
      publishing: { ...workingPublishing, publish: () => Promise.reject(failure) },
      staff: {
        ...fixed(owner),
        signIn: () => Promise.resolve(),
        signOut: () => Promise.resolve(),
      },
    },
    { draft: sound },
  );

export const Expired = {
  name: 'the session expired',
  args: { ports: failing(new PortFailure('staff_session_expired', 'Your session is over.')) },
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => press(canvasElement, 'Publish now'),
};

export const Refused = {
  args: {
    ports: failing(
      new PortFailure('refused', 'Some settings cannot be published.', [
        { path: 'footer.links.0.url', message: 'This page does not exist.' },
      ]),
    ),
  },
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => press(canvasElement, 'Publish now'),
};
