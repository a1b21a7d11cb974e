import { nearExpiryDays } from '@ziba/shared/contracts/products';

const nearExpirySql = `app_today() + ${nearExpiryDays}`;

/** `productStatus` of the contract as SQL over the product `t`; product-status.test.ts compares the two. */
export const statusSql = `case
  when t.date_kind = 'expiry' and t.expiration_or_service < app_today() then 'expired'
  when t.stock = 0 then 'out'
  when t.date_kind = 'expiry' and t.expiration_or_service <= ${nearExpirySql} then 'near_expiry'
  when t.stock <= t.min_required_stock then 'low'
  when t.date_kind = 'service' and t.expiration_or_service <= ${nearExpirySql} then 'service_due'
  else 'available'
end`;

/** SQL: the warning about the stock of the product `t`, or null. */
export const stockNoticeSql = `case
  when t.stock = 0 then 'out'
  when t.stock <= t.min_required_stock then 'low'
end`;

/** SQL: the warning about the expiry or service date of the product `t`, or null. */
export const expiryNoticeSql = `case
  when t.expiration_or_service < app_today() then 'expired'
  when t.expiration_or_service <= ${nearExpirySql} then 'near_expiry'
end`;
