import { isBaseSection } from '#schemas/config/home-kinds.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { usePageState } from '#ui/stores/stores.tsx';
import type { SampleProps } from './sample-props.ts';

const content = lazyPart<SampleProps>('src/sections/sample-content.tsx', () =>
  import('./sample-content.tsx').then((module) => module.SampleContent),
);

/**
 * Stands where an added section has nothing to draw yet: customers see nothing, and whoever edits
 * the site sees it with samples, marked as such.
 */
export function SampleSection(props: SampleProps) {
  const isEdited = usePageState((state) => state.showsAllSections) && !isBaseSection(props.id);
  const isThere = useLazyPart(content, isEdited);
  return isEdited && isThere && <content.Component {...props} />;
}
