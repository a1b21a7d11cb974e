import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** When another clinic is chosen in the form around it, clears the role and the access: each clinic has its own roles. */
export function useFreshRole(clinicId: number | null): void {
  const { setValue } = useFormContext();
  const before = useRef(clinicId);
  useEffect(() => {
    if (before.current === clinicId) return;
    before.current = clinicId;
    setValue('meta_rolesId', '', { shouldDirty: true });
    setValue('access', {}, { shouldDirty: true });
    // Only a clinic has an administrator of its own.
    if (clinicId === null) setValue('isAdmin', false, { shouldDirty: true });
  }, [clinicId, setValue]);
}
