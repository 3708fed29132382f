import { z } from 'zod';

const share = (label: string, help: string) =>
  z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .meta({ label, field: 'number', step: 0.01, group: 'look', help });

/** What is known of a picture beside its address. */
export const mediaSchema = z.object({
  focusX: share('Focus across', 'What stays in sight when it is cropped: 0 left, 1 right.'),
  focusY: share('Focus down', 'What stays in sight when it is cropped: 0 top, 1 foot.'),
  alt: z.string().max(240).default('').meta({
    label: 'Description',
    field: 'text',
    group: 'content',
    help: 'What it shows, for those who cannot see it.',
  }),
  /** Said, not guessed from an empty description: that may be forgotten. */
  decorative: z.boolean().default(false).meta({
    label: 'Decoration',
    field: 'switch',
    group: 'content',
    help: 'It says nothing that the words beside it do not; screen readers pass over it.',
  }),
});
