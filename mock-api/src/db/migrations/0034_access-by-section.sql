ALTER TABLE "metadata_templates" DROP CONSTRAINT "metadata_templates_name";--> statement-breakpoint
ALTER TABLE "doctor_types" DROP CONSTRAINT "doctor_types_name";--> statement-breakpoint
ALTER TABLE "meta_roles" DROP CONSTRAINT "meta_roles_name";--> statement-breakpoint
ALTER TABLE "metadata_templates" ADD COLUMN "role_kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "metadata_templates" ADD COLUMN "access" jsonb;--> statement-breakpoint
ALTER TABLE "meta_roles" ADD COLUMN "role_kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "meta_roles" ADD COLUMN "access" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "section_levels" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "metadata_templates_name" ON "metadata_templates" USING btree ("kind","name") WHERE "metadata_templates"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_types_name" ON "doctor_types" USING btree ("clinic_id","name") WHERE "doctor_types"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "meta_roles_name" ON "meta_roles" USING btree ("clinic_id","name") WHERE "meta_roles"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "metadata_templates" ADD CONSTRAINT "metadata_templates_role_kind" CHECK ("metadata_templates"."role_kind" in ('doctor', 'assistant', 'reception', 'accountant', 'nurse', 'other'));--> statement-breakpoint
ALTER TABLE "meta_roles" ADD CONSTRAINT "meta_roles_kind" CHECK ("meta_roles"."role_kind" in ('doctor', 'assistant', 'reception', 'accountant', 'nurse', 'other'));
--> statement-breakpoint
-- Until now a doctor's role was recognised by its names; the others get their kind by the same names once.
UPDATE "meta_roles" SET "role_kind" = CASE
  WHEN "type" = 'doctor' OR "name" = 'پزشک' OR lower("name_en") = 'doctor' THEN 'doctor'
  WHEN lower("name_en") IN ('assistant', 'reception', 'accountant', 'nurse') THEN lower("name_en")
  ELSE 'other' END;
--> statement-breakpoint
UPDATE "metadata_templates" SET "role_kind" = CASE
  WHEN "type" = 'doctor' OR "name" = 'پزشک' OR lower("name_en") = 'doctor' THEN 'doctor'
  WHEN lower("name_en") IN ('assistant', 'reception', 'accountant', 'nurse') THEN lower("name_en")
  ELSE 'other' END
WHERE "kind" = 'meta_role';
--> statement-breakpoint
-- The levels of a user in one section; the same rule as levelsIn of @ziba/shared/contracts/permissions.
CREATE FUNCTION levels_in(section text, levels smallint[], section_levels jsonb) RETURNS smallint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN section_levels ? section OR section_levels ? 'all' THEN ARRAY(
      SELECT value::smallint
      FROM jsonb_array_elements_text(coalesce(section_levels -> section, section_levels -> 'all')))
    ELSE levels END
$$;
--> statement-breakpoint
-- As in 0033, with the levels by section.
DROP FUNCTION session_states(uuid[]);
--> statement-breakpoint
CREATE FUNCTION session_states(sids uuid[]) RETURNS TABLE (
  sid uuid,
  id integer,
  username text,
  type text,
  clinic_id integer,
  account_status text,
  sections text[],
  levels smallint[],
  section_levels jsonb,
  clinic_status text,
  subscription_days integer,
  subscription_start_date date,
  features text,
  off_sections text[],
  expires_at timestamptz,
  must_change_password boolean,
  is_seen_long_ago boolean
)
LANGUAGE plpgsql
AS $$
BEGIN
  -- A SET clause of the function would need a superuser to create it.
  PERFORM set_config('app.scope', 'platform', true);
  RETURN QUERY
    SELECT s.id, u.id, u.username, u.type, u.clinic_id, u.account_status, u.sections, u.levels, u.section_levels,
      c.account_status, c.subscription_days, c.subscription_start_date, c.features,
      off_sections(c.id),
      s.expires_at, u.must_change_password, s.last_seen_at < app_now() - interval '5 minutes'
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    LEFT JOIN clinics c ON c.id = u.clinic_id
    WHERE s.id = ANY (sids) AND s.revoked_at IS NULL AND s.expires_at > app_now() AND u.archived_at IS NULL;
  PERFORM set_config('app.scope', '', true);
END
$$;
