import type { Meta } from '@storybook/react-vite';
import { PortFailure, type EditorPorts } from '#editor/core/ports.ts';
import { fixed } from '../samples/editor-ports.ts';
import {
  manager,
  owner,
  publishedSite,
  publishingPorts,
  workingPublishing,
} from '../samples/publishing.ts';
import { PanelStory, pressed } from './panel-story.tsx';

type Args = { ports(): EditorPorts };

export default {
  title: 'Editor/Publish',
  render: ({ ports }) => <PanelStory ports={ports} />,
} satisfies Meta<Args>;

const sound = { ...publishedSite, hero: { ...publishedSite.hero, title: 'Fire and time' } };

export const Blocked = { args: { ports: () => publishingPorts() }, play: pressed('Publish') };

export const Ready = {
  args: { ports: () => publishingPorts({}, { draft: sound }) },
  play: pressed('Publish'),
};

export const Nothing = {
  name: 'nothing to publish',
  args: { ports: () => publishingPorts({}, { draft: publishedSite }) },
  play: pressed('Publish'),
};

export const Manager = {
  name: 'a manager',
  args: {
    ports: () =>
      publishingPorts({
        staff: {
          ...fixed(manager),
          signIn: () => Promise.resolve(),
          signInByPasskey: () => Promise.resolve(),
          signOut: () => Promise.resolve(),
        },
      }),
  },
  play: pressed('Send'),
};

export const Published = {
  args: { ports: () => publishingPorts({}, { draft: sound }) },
  play: pressed('Publish', 'Publish now'),
};

const failing = (failure: PortFailure) => () =>
  publishingPorts(
    {
      publishing: { ...workingPublishing, publish: () => Promise.reject(failure) },
      staff: {
        ...fixed(owner),
        signIn: () => Promise.resolve(),
        signInByPasskey: () => Promise.resolve(),
        signOut: () => Promise.resolve(),
      },
    },
    { draft: sound },
  );

export const Expired = {
  name: 'the session expired',
  args: { ports: failing(new PortFailure('staff_session_expired', 'Your session is over.')) },
  play: pressed('Publish', 'Publish now'),
};

export const Refused = {
  args: {
    ports: failing(
      new PortFailure('refused', 'Some settings cannot be published.', [
        { path: 'footer.links.0.url', message: 'This page does not exist.' },
      ]),
    ),
  },
  play: pressed('Publish', 'Publish now'),
};
