import type { FooterProps } from './props.ts';

type Links = FooterProps['config']['links'];

/** The owner's links that have a name: one that is just being written is none yet. */
export const namedLinks = (links: Links): Links => links.filter(({ label }) => label.trim() !== '');
