import { Puck, type Config } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { createRoot } from 'react-dom/client';
import { middleOf, textsFor, type SectionTexts } from '../../editor/texts.ts';
import { Features } from './features.tsx';

export type FeaturesProps = Omit<SectionTexts, 'id'>;

const config: Config<{ Features: FeaturesProps }> = {
  components: {
    Features: {
      fields: {
        title: { type: 'text' },
        subtitle: { type: 'textarea' },
        items: {
          type: 'array',
          arrayFields: {
            id: { type: 'text' },
            title: { type: 'text' },
            description: { type: 'textarea' },
          },
        },
      },
      render: Features,
    },
  },
};

const count = Number(new URLSearchParams(location.search).get('sections'));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

/** Puck as its own guide shows it, with the section in the middle chosen. */
createRoot(root).render(
  <Puck
    config={config}
    data={{
      root: { props: {} },
      content: textsFor(count).map((props) => ({ type: 'Features', props })),
    }}
    ui={{
      itemSelector: {
        index: textsFor(count).findIndex(({ id }) => id === middleOf(count)),
        zone: 'root:default-zone',
      },
    }}
  />,
);
