import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useFinishOpenId, type OpenIdAnswer } from '#src/api/openid-sign-in.ts';
import { paths } from '#ui/paths.ts';
import { AccountPage } from '../account-page.tsx';
import { useNextPage } from '../next-page.ts';
import { useAccountMessages } from '../use-account-messages.ts';

/**
 * Where a provider sends a browser back to: it finishes by itself. What it came with leaves the
 * address at once, for it counts no second time.
 */
export function OpenIdReturn({ answer }: { answer: OpenIdAnswer }) {
  const words = useAccountMessages();
  const { onTheWay } = useNextPage();
  const navigate = useNavigate();
  const { mutate } = useFinishOpenId();
  const sent = useRef<OpenIdAnswer | null>(null);
  useEffect(() => {
    if (sent.current === answer) return;
    sent.current = answer;
    const goOn = (to: string, state?: object) => void navigate(to, { replace: true, state });
    mutate(answer, {
      onSuccess: (finished) => {
        if (finished.kind === 'signed_in') return;
        const request = finished.sent.request_id;
        goOn(onTheWay(paths.otpVerification, { for: 'openid', request }));
      },
      onError: (error) => {
        goOn(onTheWay(paths.login), { failure: failureSentence(error, words.unreached) });
      },
    });
  }, [answer, mutate, navigate, onTheWay, words.unreached]);
  return (
    <AccountPage title={words.openId.returning} text={words.openId.returningText}>
      <span aria-busy="true" />
    </AccountPage>
  );
}
