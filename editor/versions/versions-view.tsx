import { ViewTitle } from '../view-title.tsx';

export function VersionsView() {
  return <ViewTitle>Versions</ViewTitle>;
}
