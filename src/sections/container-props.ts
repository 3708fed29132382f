import type { HomeKind } from '#schemas/config/home-kinds.ts';
import type { SectionConfigs } from '#schemas/config/site.ts';

/** What each kind of section is given by its place on the page; the rest it fetches itself. */
export type ContainerProps<K extends HomeKind> = { id: string; config: SectionConfigs[K] };
