-- Requests that arrive together ask together who they are; see lib/session-rows.
CREATE FUNCTION session_states(sids uuid[]) RETURNS TABLE (
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
  expires_at timestamptz
)
LANGUAGE plpgsql
AS $$
BEGIN
  -- A SET clause of the function would need a superuser to create it.
  PERFORM set_config('app.scope', 'platform', true);
  RETURN QUERY
    SELECT s.id, u.id, u.username, u.type, u.clinic_id, u.account_status, u.sections, u.levels,
      c.account_status, c.subscription_days, c.subscription_start_date, s.expires_at
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    LEFT JOIN clinics c ON c.id = u.clinic_id
    WHERE s.id = ANY (sids) AND s.revoked_at IS NULL AND s.expires_at > now() AND u.archived_at IS NULL;
  PERFORM set_config('app.scope', '', true);
END
$$;
--> statement-breakpoint
DROP FUNCTION session_state(uuid);
