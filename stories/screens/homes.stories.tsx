import { screenStories } from './open-screen.tsx';

// One story per sample site is written in here (.storybook/site-stories.ts).
export default {
  title: 'Home',
  ...screenStories,
  args: { at: '/', shows: 'main h1', cart: 'empty' },
};
