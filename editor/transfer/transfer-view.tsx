import { ViewTitle } from '../view-title.tsx';

export function TransferView() {
  return <ViewTitle>Import and export</ViewTitle>;
}
