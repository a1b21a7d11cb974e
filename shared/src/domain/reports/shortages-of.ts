import { ApiError } from '../../api/api-error';
import { shortageDetails, stockShortCode, type GoodsShortage } from '../../contracts/clinical';

/** The missing goods, when the server refused a report because of them; undefined for other errors. */
export function shortagesOf(error: unknown): readonly GoodsShortage[] | undefined {
  if (!(error instanceof ApiError) || error.body.code !== stockShortCode) return undefined;
  return shortageDetails.safeParse(error.body.details).data?.shortages;
}
