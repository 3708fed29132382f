import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenIdAnswer } from '#src/api/openid-sign-in.ts';

/**
 * What a provider sent this browser back with, from the address's fragment; null where nobody comes
 * from one.
 */
export function useOpenIdAnswer(): OpenIdAnswer | null {
  const { hash } = useLocation();
  const [seen, setSeen] = useState({ hash, answer: answerIn(hash) });
  // One answer stays one object, for it is sent once.
  if (seen.hash === hash) return seen.answer;
  const answer = answerIn(hash);
  setSeen({ hash, answer });
  return answer;
}

function answerIn(hash: string): OpenIdAnswer | null {
  const given = new URLSearchParams(hash.slice(1));
  const state = given.get('state');
  if (state === null) return null;
  const part = (name: 'code' | 'iss' | 'error') => {
    const value = given.get(name);
    return value === null ? {} : { [name]: value };
  };
  return { state, ...part('code'), ...part('iss'), ...part('error') };
}
