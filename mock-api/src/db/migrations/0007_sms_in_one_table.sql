-- Row-level security binds the owner, too.
SELECT set_config('app.scope', 'platform', true);
--> statement-breakpoint
-- Codes and notices of the outbox move to where every message stands.
INSERT INTO sms_messages (clinic_id, "to", body, kind, status, provider, send_at, sent_at, created_at)
SELECT clinic_id, "to", body, 'secret', 'sent', 'outbox', created_at, created_at, created_at
FROM sms_outbox ORDER BY id;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
--> statement-breakpoint
DROP TABLE "sms_outbox" CASCADE;
--> statement-breakpoint
-- New work wakes a process at once; a transaction that adds much wakes once.
CREATE FUNCTION announce_jobs() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobs', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT ON jobs FOR EACH STATEMENT EXECUTE FUNCTION announce_jobs();
