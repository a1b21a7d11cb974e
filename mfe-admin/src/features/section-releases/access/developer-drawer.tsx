import { developerInput } from '@ziba/shared/contracts/section-switches';
import { common } from '@ziba/shared/messages';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { z } from 'zod';
import { m } from './messages';

interface Props {
  onAdd: (username: string) => Promise<void>;
  onClose: () => void;
}

const { TextField } = fieldsOf<z.input<typeof developerInput>>();

/** The form that adds a developer: a user who may load sections from their own machine. */
export function DeveloperDrawer({ onAdd, onClose }: Props) {
  return (
    <Drawer open title={m.developers.add} onClose={onClose}>
      <Form
        frame="none"
        schema={developerInput}
        initial={{ username: '' }}
        submit={common.add}
        failed={m.developers.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="developer"
        onSubmit={async ({ username }) => {
          await onAdd(username);
          toast.success(m.developers.added(username));
          onClose();
        }}
      >
        <TextField
          kind="username"
          name="username"
          label={m.developers.username}
          hint={m.developers.usernameHint}
          wide
        />
      </Form>
    </Drawer>
  );
}
