-- A session in which an operator looks at a clinic, reading only, and why.
ALTER TABLE sessions
  ADD COLUMN viewed_clinic_id integer,
  ADD COLUMN view_reason text,
  ADD CONSTRAINT sessions_view_reason CHECK ((viewed_clinic_id IS NULL) = (view_reason IS NULL));
--> statement-breakpoint
-- As in 0034, with the viewed clinic, whose subscription and sections are then those of the session.
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
  is_seen_long_ago boolean,
  viewed_clinic_id integer
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
      s.expires_at, u.must_change_password, s.last_seen_at < app_now() - interval '5 minutes',
      s.viewed_clinic_id
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    LEFT JOIN clinics c ON c.id = coalesce(s.viewed_clinic_id, u.clinic_id)
    WHERE s.id = ANY (sids) AND s.revoked_at IS NULL AND s.expires_at > app_now() AND u.archived_at IS NULL;
  PERFORM set_config('app.scope', '', true);
END
$$;
