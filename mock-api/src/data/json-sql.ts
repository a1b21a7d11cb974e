/** A patient as nested in other answers; `alias` is that of the joined table `patients`. */
export const patientJson = (alias: string) => `jsonb_build_object('id', ${alias}.id,
  'full_name', ${alias}.full_name, 'national_code', ${alias}.national_code,
  'avatar_image', ${alias}.avatar_image, 'contact_number', ${alias}.contact_number)`;

/** A doctor as nested in other answers, null where there is none; `alias` is that of `users`. */
export const doctorJson = (alias: string) => `case when ${alias}.id is not null then
  jsonb_build_object('id', ${alias}.id, 'doctor_typesId', ${alias}."doctor_typesId",
    'main_service', ${alias}.main_service, 'avatar', ${alias}.avatar,
    'profile', jsonb_build_object('fullName', ${alias}."fullName", 'avatar', ${alias}.avatar)) end`;

/** An instant inside of a JSON value, as the wire writes it everywhere else: ISO 8601 in UTC. */
export const isoJson = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
