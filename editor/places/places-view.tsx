import { ViewTitle } from '../view-title.tsx';

export function PlacesView() {
  return <ViewTitle>Locations</ViewTitle>;
}
