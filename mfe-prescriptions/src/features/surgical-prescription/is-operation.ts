import type { Service } from '@ziba/shared/contracts/services';

/** The English name of the category of visits and consultations. */
const visits = 'general_visit';

/** Whether a service can be an operation: visits and consultations are none. */
export const isOperation = ({ is_default_visit, category }: Service): boolean =>
  !is_default_visit && category.name_en !== visits;
