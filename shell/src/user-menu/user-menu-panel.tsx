import { signOut } from '@ziba/shared/api/sign-out';
import * as addresses from '@ziba/shared/contracts/addresses';
import { chooseScheme, followScheme, readScheme, schemes } from '@ziba/shared/theme/scheme';
import { MenuPanel } from '@ziba/shared/ui/overlays/menu-panel';
import { useId, useSyncExternalStore, type RefObject } from 'react';
import { publicPlan } from '../page-data';
import { sectionAt } from '../plan/current-plan';
import { m } from './messages';

interface Props {
  labelledBy: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open menu of the own account: its page (if it is published), light and dark, sign-out. */
export function UserMenuPanel({ labelledBy, opener, onClose }: Props) {
  const id = useId();
  const current = useSyncExternalStore(followScheme, readScheme);
  const hasPage = sectionAt(addresses.account, publicPlan()?.sections ?? []) !== undefined;
  return (
    <MenuPanel
      {...{ id, labelledBy, opener, onClose }}
      startAt="first"
      items={[
        hasPage && { label: m.account, icon: 'user', to: addresses.account },
        hasPage && 'separator',
        ...schemes.map((scheme) => ({
          label: m.schemes[scheme],
          checked: scheme === current,
          onSelect: () => chooseScheme(scheme),
        })),
        'separator',
        { label: m.signOut, icon: 'sign-out', onSelect: () => void signOut() },
      ]}
    />
  );
}
