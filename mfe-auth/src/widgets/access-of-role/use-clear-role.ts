import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * When the person chooses another clinic (`clinic_id`) in the form around it, clears the role and the access: each
 * clinic has its own roles. A clinic that a draft restores keeps both.
 */
export function useClearRole(): void {
  const { setValue, subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (name !== 'clinic_id' || type !== 'change') return;
          setValue('meta_rolesId', '', { shouldDirty: true });
          setValue('access', {}, { shouldDirty: true });
          // Only a clinic has an administrator of its own.
          if (!values.clinic_id) setValue('isAdmin', false, { shouldDirty: true });
        },
      }),
    [setValue, subscribe],
  );
}
