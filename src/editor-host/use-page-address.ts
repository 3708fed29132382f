import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useReplaceAddress } from '#ui/page/use-replace-address.ts';

/** The editor that is closed leaves the address of the page alone, without its `?edit`. */
export function usePageAddress(isOpen: boolean): void {
  const { search } = useLocation();
  const replaceAddress = useReplaceAddress();
  const leave = () => {
    const params = new URLSearchParams(search);
    if (!params.has('edit')) return;
    params.delete('edit');
    replaceAddress({ search: params.toString() }, { preventScrollReset: true });
  };
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    return isOpen ? () => latest.current() : undefined;
  }, [isOpen]);
}
