import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The editor that is closed leaves the address of the page alone, without its `?edit`. */
export function usePageAddress(isOpen: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const leave = () => {
    const params = new URLSearchParams(search);
    if (!params.has('edit')) return;
    params.delete('edit');
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
  };
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    return isOpen ? () => latest.current() : undefined;
  }, [isOpen]);
}
