import type { Area } from '@ziba/shared/contracts/section-levels';
import { createContext, use } from 'react';

/** Whose roles the form is about: those of clinics, or those of the platform's own staff. */
export const RoleArea = createContext<Area>('clinic');

/** The area of the roles of the form around it. */
export const useRoleArea = (): Area => use(RoleArea);
