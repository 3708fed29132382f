import '../variants/base.css';
import type { Preview } from '@storybook/react-vite';
import { siteNamed, sites } from '../stories/samples/sites.ts';
import { loadFonts } from './load-fonts.ts';

const widths = [320, 375, 768, 1440].map((width) => [
  `w${width}`,
  {
    name: `${width} px`,
    type: width < 768 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop',
    styles: { width: `${width}px`, height: width < 768 ? '740px' : '900px' },
  },
]);

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A story that axe finds fault with fails the tests.
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: Object.fromEntries(widths) },
    backgrounds: { disabled: true },
    // As a page is put together; the editor, which no customer sees, last.
    options: {
      storySort: {
        order: [
          'Home',
          'Sections',
          [
            'Top offer banner',
            'Hero',
            'Categories',
            'Menu',
            'Spotlight',
            'Features',
            'About',
            'Gallery',
            'Reviews',
            'Hours',
            'App promotion',
            'Footer',
          ],
          'Menu states',
          'Screens',
          'Primitives',
          'Editor',
        ],
      },
    },
    docs: {
      // In a window of its own: inline, a design would take the page's width for the window's.
      story: { inline: false, height: '640px' },
      canvas: { sourceState: 'none' },
    },
  },
  initialGlobals: { site: sites[0]?.name, scheme: 'light', direction: 'ltr' },
  globalTypes: {
    site: {
      description: 'Whose look and words',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: sites.map(({ name, label }) => ({ value: name, title: label })),
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  loaders: [({ globals }) => loadFonts(siteNamed(globals['site']).config)],
};
export default preview;
