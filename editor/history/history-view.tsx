import { ViewTitle } from '../view-title.tsx';

export function HistoryView() {
  return <ViewTitle>History</ViewTitle>;
}
