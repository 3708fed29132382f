import { memo, type ComponentType } from 'react';
import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import { useConfig, useStores } from '../stores/stores.tsx';
import type { OutletProps } from './outlet-props.ts';
import { outlets } from './outlets.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { partsOfSection } from './section-parts.ts';

type SectionOutletProps = {
  id: string;
  /** It stands so far down that it may come to life later than the page. */
  isLate: boolean;
};

function SectionOfKind<K extends HomeKind>({ kind, id, isLate }: SectionOutletProps & { kind: K }) {
  const config = useConfig((state) => sectionReaders[kind](state.config, id));
  const { boot } = useStores();
  const Outlet: ComponentType<OutletProps<K>> = outlets[kind].Component;
  return (
    config && (
      <SectionBoundary
        id={id}
        config={config}
        lateParts={isLate ? partsOfSection(boot.settings.web_config, id) : undefined}
      >
        <Outlet id={id} config={config} />
      </SectionBoundary>
    )
  );
}

/** A section of the home page by the id that `config.layout.home` names. */
export const SectionOutlet = memo(function SectionOutlet({ id, isLate }: SectionOutletProps) {
  const kind = useConfig((state) => kindOfSection(state.config, id));
  return kind && <SectionOfKind kind={kind} id={id} isLate={isLate} />;
});
