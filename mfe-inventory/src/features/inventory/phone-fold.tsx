import { FilterFold } from '@ziba/shared/ui/tables/filter-fold/filter-fold';
import type { ComponentProps } from 'react';

/** The filters of the product list on a phone, in a file of their own: other screens do not load it. */
export const PhoneFold = (props: ComponentProps<typeof FilterFold>) => <FilterFold {...props} />;
