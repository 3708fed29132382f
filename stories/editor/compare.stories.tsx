import type { Meta } from '@storybook/react-vite';
import { CompareDialog } from '#editor/review/compare/compare-dialog.tsx';
import type { SiteConfig } from '#schemas/config/site.ts';
import { draftSite, publishedSite, publishingPorts } from '../samples/publishing.ts';
import { PanelStory } from './panel-story.tsx';

type Args = { after: SiteConfig; startAt?: string };

/** Two documents as pictures of the page. */
export default {
  title: 'Editor/Before and after',
  render: ({ after, startAt }) => (
    <PanelStory ports={() => publishingPorts()}>
      <CompareDialog
        title="Before and after"
        sides={{
          before: { name: 'Published now', config: publishedSite },
          after: { name: 'Your draft', config: after },
        }}
        same="Nothing differs: the site is as everyone sees it."
        startAt={startAt}
        take={{ one: 'Put back', all: 'Put all back', onTake: () => undefined }}
        onClose={() => undefined}
      />
    </PanelStory>
  ),
} satisfies Meta<Args>;

export const ManyKinds = { name: 'changes of many kinds', args: { after: draftSite } };

export const OneSection = {
  name: 'begun at one section',
  args: { after: draftSite, startAt: 'features' },
};

const { theme } = publishedSite;

export const InTheDark = {
  name: 'a dark palette',
  args: {
    after: {
      ...publishedSite,
      theme: {
        ...theme,
        dark: { mode: 'auto' as const, colors: { ...theme.dark.colors, background: '#0b1f2a' } },
      },
    },
  },
};

export const Nothing = { name: 'nothing differs', args: { after: publishedSite } };
