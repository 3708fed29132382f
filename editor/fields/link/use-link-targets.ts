import { useMemo } from 'react';
import { basePaths, isBaseSection } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { kindNames } from '../../core/settings/describe-section.ts';
import { useConfigPart, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import type { LinkTargets } from './link-kinds.ts';

type Section = LinkTargets['sections'][number];

/** What a link of this document can lead to; sections that are not on the page come last. */
export function useLinkTargets(): LinkTargets {
  const { screens, categories, dishes } = useReadable(usePorts().siteData);
  const written = useConfigPart((config) => JSON.stringify(sectionsOf(config)));
  return useMemo(() => {
    const sections: Section[] = JSON.parse(written);
    return { screens, categories, dishes, sections };
  }, [screens, categories, dishes, written]);
}

/** The anchors of the home page: each section's id is one. */
function sectionsOf({ layout, sections }: SiteConfig): Section[] {
  const shown = layout.home.filter(({ hidden }) => !hidden).map(({ id }) => id);
  const all = new Set([...shown, ...Object.keys(basePaths), ...Object.keys(sections)]);
  return [...all].flatMap((id) => {
    const section = sections[id];
    const kind = isBaseSection(id) ? id : section?.type;
    if (!kind) return [];
    const title = section && 'title' in section && section.title;
    const name = title || kindNames[kind];
    return [{ id, name: shown.includes(id) ? name : `${name} (hidden)` }];
  });
}
