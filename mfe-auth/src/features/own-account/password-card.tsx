import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { OwnPasswordForm } from '@ziba/shared/domain/own-password/own-password-form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { useState } from 'react';
import { m } from './messages';

/** Changes the own password. The other sessions end, and the form is empty again. */
export function PasswordCard() {
  const [changes, setChanges] = useState(0);
  const invalidate = useInvalidate();

  const finish = async () => {
    toast.success(m.password.changed);
    setChanges(changes + 1);
    await invalidate('/auth/sessions');
  };

  return (
    <Card title={m.password.title} hint={m.password.hint}>
      <OwnPasswordForm key={changes} frame="none" onChanged={finish} />
    </Card>
  );
}
