/** SQL: a patient as it is nested in other answers, one without a national code with the foreign number in its place; `alias` is the alias of the joined table `patients`. */
export const patientJson = (alias: string) => `jsonb_build_object('id', ${alias}.id,
  'full_name', ${alias}.full_name, 'national_code', coalesce(${alias}.national_code, ${alias}.foreign_id),
  'avatar_image', ${alias}.avatar_image, 'contact_number', ${alias}.contact_number)`;

/** SQL: a doctor as it is nested in other answers, null if there is none; `alias` is the alias of `users`. */
export const doctorJson = (alias: string) => `case when ${alias}.id is not null then
  jsonb_build_object('id', ${alias}.id, 'doctor_typesId', ${alias}."doctor_typesId",
    'main_service', ${alias}.main_service, 'avatar', ${alias}.avatar,
    'profile', jsonb_build_object('fullName', ${alias}."fullName", 'avatar', ${alias}.avatar)) end`;

/** SQL: an instant inside a JSON value, in the format of all other instants of the API: ISO 8601 in UTC. */
export const isoJson = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
