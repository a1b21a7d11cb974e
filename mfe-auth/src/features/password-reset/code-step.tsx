import { verifyCodeForm } from '@ziba/shared/contracts/auth';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { errorMessage } from '@ziba/shared/api/api-error';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { sendCode, verifyCode } from '../../data/password-reset.api';
import { ResendCode } from './resend-code';
import type { ResetProgress } from './reset-progress';

const { DigitsField } = fieldsOf<{ code: string }>();
const codeLength = 6;

interface Props {
  progress: ResetProgress;
  /** Called when a new code was sent, and with `undefined` to start over with another username. */
  onProgress: (progress: ResetProgress | undefined) => void;
  onVerified: (resetToken: string) => void;
}

/** Step 2: asks for the code of the SMS. Only the server checks it. */
export function CodeStep({ progress, onProgress, onVerified }: Props) {
  const [sending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    try {
      const { requestId, phoneNumber, resendAfter } = await sendCode(progress.username);
      onProgress({
        ...progress,
        requestId,
        phoneNumber,
        resendAt: Date.now() + resendAfter * 1000,
      });
      toast.success(m.code.resent);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <p>
        {m.code.intro} <Ltr>{toPersianDigits(progress.phoneNumber)}</Ltr>
      </p>
      <Form
        schema={verifyCodeForm}
        submit={m.code.submit}
        onSubmit={async ({ code }) => onVerified(await verifyCode(progress.requestId, code))}
      >
        <DigitsField
          name="code"
          label={m.code.label}
          maxLength={codeLength}
          autoComplete="one-time-code"
        />
      </Form>
      <Row>
        <ResendCode resendAt={progress.resendAt} busy={sending} onResend={() => void resend()} />
        <Button tone="quiet" onClick={() => onProgress(undefined)}>
          {m.code.otherUser}
        </Button>
      </Row>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;
