import { sectionStories } from '../section-story.tsx';

// One story per design and state is written in here from its schema (.storybook/variant-stories.ts).
export default { title: 'Sections/Footer', ...sectionStories('footer') };
