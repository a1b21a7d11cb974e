import { idParam } from '@ziba/shared/contracts/rows';
import { z } from 'zod';

/** `{clinicId}` of a path. */
export const clinicParam = z.object({ clinicId: idParam.shape.id });
