/**
 * Whether a doctor does a service; `ids` are the services of the doctor, and an empty list or none means every service.
 * The server has the same rule in SQL.
 */
export const doesService = (ids: readonly number[] | undefined, serviceId: number): boolean =>
  ids === undefined || ids.length === 0 || ids.includes(serviceId);
