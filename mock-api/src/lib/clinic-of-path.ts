import { idParam } from '@ziba/shared/contracts/rows';
import { z } from 'zod';

/** The parameters of a path with `{clinicId}`. */
export const clinicParam = z.object({ clinicId: idParam.shape.id });
