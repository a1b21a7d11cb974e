import { deployTokenInput } from '@ziba/shared/contracts/releases';
import { common } from '@ziba/shared/messages';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { useState } from 'react';
import type { z } from 'zod';
import { deployTokens } from '../../../data/access.api';
import { m } from './messages';
import { NewToken } from './new-token';

interface Props {
  onClose: () => void;
}

type Values = z.input<typeof deployTokenInput>;
const { TextField } = fieldsOf<Values>();

/** The form that creates a deploy token for one remote. The new token is then shown once, instead of the form. */
export function NewTokenDrawer({ onClose }: Props) {
  const save = deployTokens.useSave();
  const [created, setCreated] = useState<{ token: string; remote: string }>();
  if (created) return <NewToken {...created} onClose={onClose} />;
  return (
    <Drawer open title={m.tokens.add} onClose={onClose}>
      <Form
        frame="none"
        schema={deployTokenInput}
        initial={{ remote: '', name: '' }}
        submit={m.tokens.make}
        failed={m.tokens.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="token"
        onSubmit={async (values) => {
          const { token = '', remote } = await save(values);
          setCreated({ token, remote });
        }}
      >
        <TextField
          kind="username"
          name="remote"
          label={m.tokens.remote}
          hint={m.tokens.remoteHint}
          wide
        />
        <TextField name="name" label={m.tokens.name} hint={m.tokens.nameHint} wide />
      </Form>
    </Drawer>
  );
}
