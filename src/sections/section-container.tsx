import { memo, type ComponentType } from 'react';
import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useSectionConfig } from '#ui/stores/watch-section.ts';
import type { ContainerProps } from './container-props.ts';
import { containerOf } from './section-containers.ts';
import { SectionBoundary } from '../page/hydration/section-boundary.tsx';
import { partsOfSection } from './section-parts.ts';

type SectionOutletProps = { id: string; kind: HomeKind };

function SectionOfKind<K extends HomeKind>({
  kind,
  id,
}: Omit<SectionOutletProps, 'kind'> & { kind: K }) {
  const config = useSectionConfig(kind, id);
  const { boot } = useStores();
  if (!config) return null;
  const Outlet: ComponentType<ContainerProps<K>> = containerOf(kind, config).Component;
  return (
    <SectionBoundary
      id={id}
      config={config}
      deferredParts={partsOfSection(boot.settings.web_config, id)}
    >
      <Outlet id={id} config={config} />
    </SectionBoundary>
  );
}

/** A section of the home page by the id that `config.layout.home` names. */
export const SectionContainer = memo(function SectionOutlet(props: SectionOutletProps) {
  return <SectionOfKind {...props} />;
});
