CREATE TABLE "team_sections" (
	"section" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text
);
--> statement-breakpoint
SELECT protect_platform_table('team_sections');
--> statement-breakpoint
-- Which sections a team has released is part of what every process keeps of the registry.
CREATE TRIGGER registry_change AFTER INSERT OR UPDATE OR DELETE ON team_sections
  FOR EACH STATEMENT EXECUTE FUNCTION count_registry_change();
--> statement-breakpoint
-- The sections that a clinic does not have: switched off there, or released by a team and not switched on.
-- Empty for who has no clinic. Runs with the rights of the platform's scope, as those who call it.
CREATE FUNCTION off_sections(clinic integer) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT w.section FROM section_switches w WHERE w.clinic_id = clinic AND NOT w.is_on
    UNION
    SELECT n.section FROM team_sections n
      WHERE clinic IS NOT NULL AND NOT EXISTS (
        SELECT FROM section_switches w
        WHERE w.clinic_id = clinic AND w.section = n.section AND w.is_on)
    ORDER BY 1)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION session_states(sids uuid[]) RETURNS TABLE (
  sid uuid,
  id integer,
  username text,
  type text,
  clinic_id integer,
  account_status text,
  sections text[],
  levels smallint[],
  clinic_status text,
  subscription_days integer,
  subscription_start_date date,
  features text,
  off_sections text[],
  expires_at timestamptz
)
LANGUAGE plpgsql
AS $$
BEGIN
  -- A SET clause of the function would need a superuser to create it.
  PERFORM set_config('app.scope', 'platform', true);
  RETURN QUERY
    SELECT s.id, u.id, u.username, u.type, u.clinic_id, u.account_status, u.sections, u.levels,
      c.account_status, c.subscription_days, c.subscription_start_date, c.features,
      off_sections(c.id),
      s.expires_at
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    LEFT JOIN clinics c ON c.id = u.clinic_id
    WHERE s.id = ANY (sids) AND s.revoked_at IS NULL AND s.expires_at > app_now() AND u.archived_at IS NULL;
  PERFORM set_config('app.scope', '', true);
END
$$;
