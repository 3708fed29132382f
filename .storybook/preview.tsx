import '../variants/base.css';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A story that axe finds fault with fails the tests.
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
};
export default preview;
