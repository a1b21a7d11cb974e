import { nearExpiryDays } from '@ziba/shared/contracts/products';

const nearExpirySql = `app_today() + ${nearExpiryDays}`;

/** `productStatus` of the contract as SQL over the product `t`; product-status.test.ts holds them together. */
export const statusSql = `case
  when t.date_kind = 'expiry' and t.expiration_or_service < app_today() then 'expired'
  when t.stock = 0 then 'out'
  when t.date_kind = 'expiry' and t.expiration_or_service <= ${nearExpirySql} then 'near_expiry'
  when t.stock <= t.min_required_stock then 'low'
  when t.date_kind = 'service' and t.expiration_or_service <= ${nearExpirySql} then 'service_due'
  else 'available'
end`;

/** What is to be said of the stock of the product `t`, or null. */
export const stockNoticeSql = `case
  when t.stock = 0 then 'out'
  when t.stock <= t.min_required_stock then 'low'
end`;

/** What is to be said of the expiry or service date of the product `t`, or null. */
export const expiryNoticeSql = `case
  when t.expiration_or_service < app_today() then 'expired'
  when t.expiration_or_service <= ${nearExpirySql} then 'near_expiry'
end`;
