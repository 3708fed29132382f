import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The token of a mail's link, from the address's fragment: no server and no log has seen it. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  return token;
}
